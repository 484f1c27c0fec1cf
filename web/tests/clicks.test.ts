import { expect, it } from 'vitest'
import type { View } from '../src/lib/answers'
import { Clicks } from '../src/lib/play/clicks'
import { decision } from './shown'

const viewOf = (prompt: string): View => ({
  game: 'toy',
  seat: 'red',
  waiting_for: ['red'],
  decisions: { red: decision({ prompt }) },
  events: [],
})

/** A table that asks one question after the other; each answer comes when it is told to. */
function slowTable(...questions: string[]) {
  let answer = () => {}
  const done: string[] = []
  const lines = ['join a', 'join b', 'join c', 'end', 'pass', 'stop']
  const table = {
    seq: 0,
    view: viewOf(questions[0] ?? ''),
    offered: lines.map((line) => ({ line, verb: line, unit: null, cell: null, rest: [] })),
    sent: Promise.resolve(),
  }
  const clicks = new Clicks(table)
  const news = () => {
    table.seq += 1
    table.view = viewOf(questions[table.seq] ?? '')
  }
  const act = (line: string) => () => {
    done.push(line)
    table.sent = new Promise((arrived) => {
      answer = () => {
        news()
        arrived()
      }
    })
    return table.sent
  }
  const settle = () => new Promise((later) => setTimeout(later))
  return {
    done,
    click: (line: string) => void clicks.take(line, act(line)),
    answer: async () => {
      answer()
      await settle()
    },
    news,
    settle,
  }
}

it('takes a click that came before the answer, when the same is asked still', async () => {
  const table = slowTable('attackers', 'attackers', 'attackers')
  table.click('join a')
  await table.settle()
  table.click('join b')
  table.click('join c')
  await table.settle()
  expect(table.done).toEqual(['join a'])
  await table.answer()
  expect(table.done).toEqual(['join a', 'join b'])
  await table.answer()
  expect(table.done).toEqual(['join a', 'join b', 'join c'])
})

it('leaves out a click that would mean something else by now', async () => {
  const table = slowTable('movement', 'combat')
  table.click('end')
  await table.settle()
  table.click('pass')
  await table.answer()
  expect(table.done).toEqual(['end'])
})

it('takes one click for two on what is on its way', async () => {
  const table = slowTable('losses', 'losses', 'losses')
  table.click('stop')
  await table.settle()
  table.click('stop')
  await table.answer()
  expect(table.done).toEqual(['stop'])
  table.click('stop')
  await table.settle()
  expect(table.done).toEqual(['stop', 'stop'])
})

it('takes a second click for one of its own once the page shows what the first has done', async () => {
  const table = slowTable('losses', 'losses', 'losses', 'losses')
  table.click('stop')
  await table.settle()
  table.news() // by the socket, before the answer
  table.click('stop')
  await table.answer()
  expect(table.done).toEqual(['stop', 'stop'])
})
