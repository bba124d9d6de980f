import { reservedFrom, reservedText } from './RegistrationDialog'

it('reads an address and roles from each line', () => {
  const text = '/agent/training agent admin\n\n  /help/training visitor, user  \n'
  expect(reservedFrom(text)).toEqual([
    { path: '/agent/training', roles: ['agent', 'admin'] },
    { path: '/help/training', roles: ['visitor', 'user'] },
  ])
  expect(reservedFrom('')).toEqual([])
  expect(reservedText({ path: '/agent/training', roles: ['agent'] })).toBe('/agent/training agent')
})

it.each(['agent/training agent', '/agent/training', '/agent/training boss', '/Agent agent', '/agent/:id agent', '/ agent'])(
  '%j is no such line',
  (line) => expect(reservedFrom(line)).toBeNull(),
)
