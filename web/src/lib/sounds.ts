/** Soft sounds, synthesised; off unless the player turns them on. */

import { settings } from './settings.svelte'

export type Sound = 'turn' | 'move' | 'dice'

const LOUDNESS = 0.06
/** Moves of the computer follow each other fast; closer together than this they would rattle. */
const PAUSE = 0.35

let context: AudioContext | null = null
let lastMove = -PAUSE

/** A tone that fades out: a soft knock when it is short, a bell when it is long. */
function tone(audio: AudioContext, start: number, pitch: number, length: number): void {
  const sound = audio.createOscillator()
  const volume = audio.createGain()
  sound.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  sound.connect(volume).connect(audio.destination)
  sound.start(start)
  sound.stop(start + length)
}

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  if (sound === 'turn') {
    tone(context, now, 523, 0.5)
    tone(context, now + 0.16, 784, 0.7)
  } else if (sound === 'dice') {
    for (const [after, pitch] of [[0, 310], [0.07, 260], [0.16, 340], [0.3, 240]] as const) {
      tone(context, now + after, pitch, 0.05)
    }
  } else if (now - lastMove >= PAUSE) {
    lastMove = now
    tone(context, now, 196, 0.12)
  }
}
