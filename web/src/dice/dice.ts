/** The dice of a record, computed again from its key: the same scheme as the server's, written a second time. */

import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** The throw of that number: a keyed hash of the number, of which 64 bits are taken modulo the sides. */
export function throwOf(key: string, number: number, sides: number): number {
  const count = new Uint8Array(8)
  new DataView(count.buffer).setBigUint64(0, BigInt(number))
  const digest = blake2b(count, { key: hexToBytes(key), dkLen: 8 })
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(sides)) + 1
}

const SECRET = 1_000_000

/** The number that each throw must have: open and secret ones are counted apart, and none is left out. */
export function numbersOf(throws: { seen_by: string[] | null }[]): number[] {
  let [open, secret] = [0, SECRET]
  return throws.map((one) => (one.seen_by ? ++secret : ++open))
}

/** What is published of a key before the game. */
export function commitmentOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}

export interface RecordRead {
  key: string
  commitment: string
  lines: number
}

/** What is wrong with a record, and in which line. */
export class RecordFault extends Error {
  constructor(
    readonly fault: 'no-record' | 'changed' | 'cut' | 'no-key',
    readonly line: number,
  ) {
    super(fault)
  }
}

/** Reads a record and checks the seal of every line, which covers it and all lines before it. */
export function readRecord(text: string): RecordRead {
  const lines = text.split('\n')
  if (!lines[0]?.startsWith('grognard-record ')) throw new RecordFault('no-record', 1)
  const rest = lines.pop()
  const seal = blake2b.create({ dkLen: 4 })
  const bodies = lines.map((line, index) => {
    const at = line.lastIndexOf(' ~')
    const body = line.slice(0, Math.max(at, 0))
    seal.update(new TextEncoder().encode(`${body}\n`))
    if (line.slice(at + 2) !== bytesToHex(seal.clone().digest())) throw new RecordFault('changed', index + 1)
    return body
  })
  if (rest || !bodies.at(-1)?.startsWith('end ')) throw new RecordFault('cut', lines.length)
  const header = JSON.parse((bodies[0] as string).split(' ').slice(2).join(' ')) as Record<string, unknown>
  const { key, commitment } = header
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) throw new RecordFault('no-key', 1)
  return { key, commitment: String(commitment), lines: lines.length }
}

export interface Face {
  face: number
  count: number
}

/** How often each face of a kind of die came up. */
export function tally(throws: { sides: number; value: number }[]): { sides: number; total: number; faces: Face[] }[] {
  const kinds = [...new Set(throws.map((one) => one.sides))].sort((one, other) => one - other)
  return kinds.map((sides) => {
    const values = throws.filter((one) => one.sides === sides).map((one) => one.value)
    const faces = Array.from({ length: sides }, (_, index) => ({
      face: index + 1,
      count: values.filter((value) => value === index + 1).length,
    }))
    return { sides, total: values.length, faces }
  })
}
