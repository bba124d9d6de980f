import * as v from 'valibot'
import { lastNameEntries, orOneName } from './one-name'

const form = orOneName(v.object({ firstName: v.string(), ...lastNameEntries }), 'Enter the last name')
const messages = (input: object) => v.safeParse(form, input).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test.each(['王小明', 'Suharto', 'Teller'])('%s alone is a whole name once the person says so', (firstName) => {
  expect(v.parse(form, { firstName, lastName: ' ', hasOneName: true })).toMatchObject({ firstName, lastName: '' })
  expect(messages({ firstName, lastName: '' })).toEqual([['lastName', 'Enter the last name']])
  expect(messages({ firstName })).toEqual([['lastName', 'Enter the last name']])
})

test('two names need no answer, and the answer drops what was typed before it', () => {
  expect(v.parse(form, { firstName: 'Mair', lastName: 'Rees' })).toEqual({ firstName: 'Mair', lastName: 'Rees' })
  expect(v.parse(form, { firstName: 'Mair', lastName: 'Rees', hasOneName: true })).toMatchObject({ lastName: '' })
  expect(messages({ firstName: 'Mair', lastName: 'x'.repeat(101) })).toEqual([['lastName', 'Use 100 characters or fewer']])
})
