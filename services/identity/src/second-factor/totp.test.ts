import fc from 'fast-check'
import { codeAt, keyUri, newSecret, stepOf, stepOfCode } from './totp'

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds gives the code of the standard', (seconds, code) => {
  expect(codeAt(RFC, stepOf(new Date(seconds * 1000)))).toBe(code)
})

it('accepts a code half a minute early or late, and never a used one', () => {
  const now = new Date('2026-11-21T12:00:10Z')
  const step = stepOf(now)
  for (const near of [-1, 0, 1]) expect(stepOfCode(RFC, codeAt(RFC, step + near), 0, now)).toBe(step + near)
  for (const far of [-3, -2, 2, 3]) expect(stepOfCode(RFC, codeAt(RFC, step + far), 0, now)).toBeNull()
  expect(stepOfCode(RFC, codeAt(RFC, step), step, now)).toBeNull()
})

it('makes secrets of 160 bits and accepts each of their codes', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
      const secret = newSecret()
      return /^[A-Z2-7]{32}$/.test(secret) && stepOfCode(secret, codeAt(secret, stepOf(now)), 0, now) === stepOf(now)
    }),
    { numRuns: 50 },
  )
})

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses "%s" as a code', (typed) => {
  expect(stepOfCode(RFC, typed, 0, new Date(59_000))).toBeNull()
})

it('names the account in the QR code', () => {
  const read = new URL(keyUri('Onward', 'a+b@example.org', RFC))
  expect(`${read.protocol}//${read.host}${decodeURIComponent(read.pathname)}`).toBe('otpauth://totp/Onward:a+b@example.org')
  expect(Object.fromEntries(read.searchParams)).toEqual({
    secret: RFC,
    issuer: 'Onward',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
