/** What the server would answer, with only the fields given that a test is about. */

import type { DecisionShown, EventShown, LogLine } from '../src/lib/answers'
import type { Options } from '../src/lib/play/choices'

export function event(message: string, args: Record<string, unknown> = {}, more: Partial<EventShown> = {}): EventShown {
  return { message, kind: 'other', rules: [], args, text: '', ...more }
}

export function logLine(seq: number, more: Partial<LogLine> = {}): LogLine {
  return { seq, kind: 'action', seat: null, action: null, side: null, text: '', rules: [], events: [], at: 0, ...more }
}

export function decision(more: Partial<DecisionShown>): DecisionShown {
  return { prompt: 'x', args: {}, text: '', options: {}, labels: {}, owed: null, gives_up: {}, ...more }
}

/** The options that stand for these lines, grouped by verb. */
export function options(...lines: string[]): Options {
  const found: Options = {}
  for (const [verb = '', ...names] of lines.map((line) => line.split(' '))) (found[verb] ??= []).push(names)
  return found
}
