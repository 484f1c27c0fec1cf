/** Every key that does something, and where; the sheet that lists them opens from anywhere. */

/** Keys that are pressed together are joined by a plus, alternatives stand side by side. */
export const KEYS: { where: string; keys: { press: string[]; does: string }[] }[] = [
  {
    where: 'everywhere',
    keys: [
      { press: ['?'], does: 'help' },
      { press: ['Tab', 'Shift+Tab'], does: 'next' },
      { press: ['Esc'], does: 'close' },
    ],
  },
  {
    where: 'orders',
    keys: [
      { press: ['Ctrl+Enter'], does: 'main' },
      { press: ['Ctrl+Z'], does: 'undo' },
    ],
  },
  {
    where: 'board',
    keys: [
      { press: ['←', '↑', '→', '↓'], does: 'choice' },
      { press: ['Shift+←', 'Shift+↑', 'Shift+→', 'Shift+↓'], does: 'stack' },
      { press: ['Enter', 'Space'], does: 'choose' },
      { press: ['Shift+Enter'], does: 'other' },
      { press: ['Shift+Click'], does: 'all' },
      { press: ['Shift+Drag'], does: 'box' },
      { press: ['?'], does: 'why' },
      { press: ['1', '…', '9'], does: 'overlay' },
      { press: ['H'], does: 'counters' },
      { press: ['+', '−'], does: 'zoom' },
      { press: ['0'], does: 'whole' },
      { press: ['Alt+←', 'Alt+↑', 'Alt+→', 'Alt+↓'], does: 'move' },
    ],
  },
  {
    where: 'map',
    keys: [
      { press: ['←', '↑', '→', '↓'], does: 'hex' },
      { press: ['+', '−'], does: 'zoom' },
      { press: ['0'], does: 'whole' },
      { press: ['Alt+←', 'Alt+↑', 'Alt+→', 'Alt+↓'], does: 'move' },
    ],
  },
  {
    where: 'overview',
    keys: [
      { press: ['←', '↑', '→', '↓'], does: 'move' },
      { press: ['Enter'], does: 'whole' },
    ],
  },
  {
    where: 'replay',
    keys: [
      { press: ['←', '→'], does: 'step' },
      { press: ['PageUp', 'PageDown'], does: 'turn' },
      { press: ['Home', 'End'], does: 'ends' },
    ],
  },
  {
    where: 'playback',
    keys: [
      { press: ['P'], does: 'pause' },
      { press: ['N'], does: 'on' },
      { press: ['Esc'], does: 'skip' },
    ],
  },
  { where: 'tabs', keys: [{ press: ['←', '→'], does: 'tab' }] },
]

export const sheet = $state({ open: false })

export function showKeys(): void {
  sheet.open = true
}
