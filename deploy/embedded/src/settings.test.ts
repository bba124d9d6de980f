import { readFileSync } from 'node:fs'
import { SETTING_DEFAULTS } from '@onward/service-kit/config'
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

it('are all in the page of settings, with their defaults', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const table = page.slice(page.indexOf('## All settings'))
  const rows = new Map(
    [...table.matchAll(/^\| `([A-Z_<>]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', said = '']) => [name, said]),
  )
  const { DEMO, ...documented } = Object.fromEntries(rows)
  expect(DEMO).toBeDefined()
  expect(Object.keys(documented).sort()).toEqual(Object.keys(SETTING_DEFAULTS).sort())
  const wrong = Object.entries(SETTING_DEFAULTS).filter(
    ([name, value]) => value !== undefined && value !== '' && !documented[name]?.includes(value),
  )
  expect(wrong).toEqual([])
})
