import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { piecesOf } from './marked-text'

const flag = (check: JobFlag['check'], start: number, end: number, line: number | null = null): JobFlag => ({
  check,
  severity: 'hold',
  found: '',
  passages: [{ field: line === null ? 'description' : 'requirements', line, start, end }],
})
const inDescription = { field: 'description', line: null } as const

test('a passage becomes a run of its own, and the text stays whole', () => {
  const text = 'Good work. Pay £20 first. Free parking.'
  const pieces = piecesOf(text, [flag('fee-asked', 11, 25)], inDescription)
  expect(pieces.map(({ text: run, flags }) => [run, flags.map(({ check }) => check)])).toEqual([
    ['Good work. ', []],
    ['Pay £20 first.', ['fee-asked']],
    [' Free parking.', []],
  ])
})

test('overlapping passages are one run with both findings; other lines and places beyond the text mark nothing', () => {
  const text = 'Pay us on WhatsApp now'
  const flags = [flag('fee-asked', 0, 18), flag('messaging-app', 10, 18), flag('pressure', 19, 90), flag('pressure', 0, 3, 1)]
  expect(piecesOf(text, flags, inDescription).map(({ text: run, flags: seen }) => [run, seen.length])).toEqual([
    ['Pay us on WhatsApp', 2],
    [' now', 0],
  ])
  expect(piecesOf('', flags, inDescription)).toEqual([])
})
