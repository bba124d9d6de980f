import fc from 'fast-check'
import { changedLines } from './changed-lines'

const marked = (lines: readonly { text: string; changed: boolean }[]) =>
  lines.filter(({ changed }) => changed).map(({ text }) => text)

test('a line that was added stands out, and nothing else', () => {
  const { before, after } = changedLines('You will cook.\n\nFree parking.', 'You will cook.\n\nPay £25 first.\n\nFree parking.')
  expect(marked(before)).toEqual([])
  expect(marked(after)).toEqual(['Pay £25 first.', ''])
})

test('a line that was replaced stands out on both sides', () => {
  const { before, after } = changedLines('a\nb\nc', 'a\nx\nc')
  expect([marked(before), marked(after)]).toEqual([['b'], ['x']])
})

test('both texts stay whole, and their unmarked lines are the same', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { before, after } = changedLines(one, other)
      expect(before.map((line) => line.text).join('\n')).toBe(one)
      expect(after.map((line) => line.text).join('\n')).toBe(other)
      const unchanged = (lines: typeof before) => lines.filter(({ changed }) => !changed).map((line) => line.text)
      expect(unchanged(before)).toEqual(unchanged(after))
    }),
  )
})
