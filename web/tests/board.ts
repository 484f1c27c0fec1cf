import type { BoardFile } from '../src/lib/answers'

/** A board of 3 by 2 square cells named by row and column, with a few verbs of every sort. */
export function smallBoard(): BoardFile {
  const cells: BoardFile['cells'] = {}
  for (let row = 1; row <= 2; row++) {
    for (let column = 1; column <= 3; column++) {
      const [x, y] = [column * 100, row * 100]
      const polygon: [number, number][] = [
        [x - 50, y - 50],
        [x + 50, y - 50],
        [x + 50, y + 50],
        [x - 50, y + 50],
      ]
      cells[`${row}${column}`] = { x, y, polygon, terrain: 'clear' }
    }
  }
  cells['12'] = { ...(cells['12'] as NonNullable<(typeof cells)[string]>), name: 'Berlin' }
  return {
    numbered: true,
    width: 400,
    height: 300,
    counter: { edge: 40, up: 0.25, right: 0.25, lift: 0, head: 30, tallest: 1.3, pile: 0, gap: 0.1 },
    cells,
    units: {},
    sample: {},
    order: { unit: ['a', 'b'], cell: Object.keys(cells) },
    places: [],
    verbs: {
      move: { kinds: ['unit'], label: 'Move' },
      go: { kinds: ['cell'], label: 'Go to' },
      step: { kinds: ['cell'], label: 'Step to' },
      retreat: { kinds: ['unit', 'cell'], label: 'Retreat' },
      bid: { kinds: ['number'], label: 'Bid' },
      strike: { kinds: ['cell', 'number'], label: 'Strike' },
      share: { kinds: ['unit', 'number'], label: 'Share' },
      end: { kinds: [], label: 'Done' },
    },
    sides: {},
    forms: {},
    phases: {},
    turns: {},
    charts: [],
    rules: {},
    legend: [],
    marks: {},
    results: {},
    markers: [
      { list: 'towns', cell: 'at', key: 'held', looks: { red: { name: 'red', colour: '#f00', sign: 'R' } } },
      { list: 'ruins', looks: { true: { name: 'ruin', colour: '#000', sign: '×' } } },
    ],
    readings: [],
    panels: [],
    tones: {},
    signs: {},
  }
}
