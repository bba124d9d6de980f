import { readSettings } from './settings'

const OPEN = { PUBLIC_ORIGIN: 'https://onward.example', TRUST_PROXY: '1' }

it('opens demo accounts by their password to the person at this machine', () => {
  expect(readSettings('/', {})).toMatchObject({ demo: true, config: { staffSecondFactor: 'off', remoteDevelopment: true } })
  expect(readSettings('/', { DEMO: '0' })).toMatchObject({ demo: false, config: { staffSecondFactor: 'off' } })
})

it('has no demo accounts and asks staff for a second factor where others open the portal', () => {
  expect(readSettings('/', OPEN)).toMatchObject({
    demo: false,
    config: { staffSecondFactor: 'required', remoteDevelopment: false, mailbox: false },
  })
  expect(readSettings('/', { HOST: '0.0.0.0', DEMO: '0', STAFF_SECOND_FACTOR: '' }).config.staffSecondFactor).toBe('required')
})

it('refuses demo accounts there, in one sentence', () => {
  expect(() => readSettings('/', { ...OPEN, DEMO: '1' })).toThrow('DEMO=1 makes accounts with a password that everybody knows')
})
