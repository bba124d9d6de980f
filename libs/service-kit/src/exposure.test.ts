import { loadConfig } from './config'

const OPEN = { PUBLIC_ORIGIN: 'https://onward.example', TRUST_PROXY: '1' }

it('asks more of staff and of passwords where others open the portal', () => {
  expect(loadConfig(OPEN)).toMatchObject({
    ownMachine: false,
    secure: true,
    staffSecondFactor: 'required',
    passwordMinimum: { signUp: 12, activation: 12 },
    staffSession: { idleMinutes: 30, longestHours: 12 },
  })
})

it.each([{}, { PUBLIC_ORIGIN: 'http://localhost:3000,http://127.0.0.1:3000' }, { PUBLIC_ORIGIN: 'https://localhost' }])(
  'keeps the specification’s figures on this machine: %j',
  (env) => {
    expect(loadConfig(env)).toMatchObject({ ownMachine: true, passwordMinimum: { signUp: 6, activation: 8 }, staffSession: null })
  },
)

it.each<[Record<string, string | undefined>, string]>([
  [{ STAFF_SECOND_FACTOR: 'off' }, 'STAFF_SECOND_FACTOR=off is for this machine alone: leave it out, or PUBLIC_ORIGIN.'],
  [{ TRUST_PROXY: undefined }, 'Set TRUST_PROXY to the number of proxies before the portal'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be how many proxies stand before the portal, or their addresses'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be how many'],
  [{ PASSWORD_MIN_SIGN_UP: '8' }, 'PASSWORD_MIN_SIGN_UP must be at least 12 where PUBLIC_ORIGIN is not this machine.'],
  [{ PASSWORD_MIN_ACTIVATION: '11' }, 'PASSWORD_MIN_ACTIVATION must be at least 12'],
  [{ PUBLIC_ORIGIN: 'http://onward.example' }, 'PUBLIC_ORIGIN must start with https:// where it is not this machine'],
  [{ PUBLIC_ORIGIN: 'https://onward.example,http://localhost:3000' }, 'PUBLIC_ORIGIN names this machine beside addresses'],
])('refuses what contradicts a public origin, in one sentence: %j', (env, sentence) => {
  expect(() => loadConfig({ ...OPEN, ...env })).toThrow(sentence)
})

it.each(['0', '2', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback, uniquelocal'])('takes TRUST_PROXY=%s', (TRUST_PROXY) => {
  expect(() => loadConfig({ ...OPEN, TRUST_PROXY })).not.toThrow()
})
