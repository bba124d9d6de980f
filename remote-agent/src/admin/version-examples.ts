import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import type { Preview } from '@onward/contracts/gateway/previews'
import type { Registration } from '@onward/contracts/gateway/registrations'
import { id, receipt } from './examples'

const published = (build: string, publishedAt: string) => ({ build, publishedAt })
const version = (build: string, publishedAt: string, more: Partial<FrontEndVersion> = {}): FrontEndVersion => ({
  ...published(build, publishedAt),
  rolledBack: null,
  refusal: null,
  together: [],
  failures: [],
  ...more,
})
const LIVE = 'is live already.'
const failures: FrontEndVersion['failures'] = [
  {
    failure: 'render',
    message: 'TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)',
    count: 12,
    lastAt: '2026-11-20T16:40:00.000Z',
  },
  { failure: 'http', message: 'HTTP 503 (remoteEntry.91134087.js)', count: 1, lastAt: '2026-11-20T11:02:00.000Z' },
]
const broken = {
  at: '2026-11-19T15:30:00.000Z',
  by: id(42),
  why: 'broken' as const,
  note: 'The list of referrals stayed empty.',
}
const history: FrontEnd['history'] = [
  {
    ...broken,
    revision: 41,
    token: null,
    action: 'rollback',
    stable: '91134087417a',
    canary: null,
    percent: 0,
    with: ['employer'],
  },
  {
    at: '2026-11-19T09:12:00.000Z',
    revision: 40,
    token: 'Pipeline',
    action: 'canary',
    stable: '91134087417a',
    canary: '77aa0c1d2e3f',
    percent: 10,
    with: [],
    by: null,
    why: null,
    note: '',
  },
]
const agentPages: FrontEnd = {
  name: 'agent',
  revision: 41,
  request: null,
  stable: published('91134087417a', '2026-11-20T09:12:00.000Z'),
  canary: null,
  back: published('5c1f00d2ab90', '2026-11-12T09:12:00.000Z'),
  versions: [
    version('91134087417a', '2026-11-20T09:12:00.000Z', { refusal: `agent 91134087417a ${LIVE}`, failures }),
    version('77aa0c1d2e3f', '2026-11-19T09:12:00.000Z', { rolledBack: broken, failures: failures.slice(0, 1) }),
    version('5c1f00d2ab90', '2026-11-12T09:12:00.000Z'),
    version('2b3c4d5e6f70', '2026-10-09T09:12:00.000Z', {
      refusal: 'agent 2b3c4d5e6f70 speaks portal contract 1, shell 3d1e5f7a9b0c serves 3 and the one before (current: 3).',
      together: [{ name: 'shell', build: '1a2b3c4d5e6f', revision: 12 }],
    }),
    version('0a0b0c0d0e0f', '2026-10-02T09:12:00.000Z', {
      refusal: 'agent 0a0b0c0d0e0f uses what shell 3d1e5f7a9b0c does not lend: @onward/ui/frame#Carousel.',
    }),
  ],
  history,
}
const firstFrame = published('3d1e5f7a9b0c', '2026-11-12T09:12:00.000Z')
export const frontEnds: FrontEnd[] = [
  agentPages,
  {
    ...agentPages,
    name: 'employer',
    request: {
      id: id(71),
      at: '2026-11-20T16:00:00.000Z',
      by: id(42),
      token: null,
      note: 'Ten days without a fault.',
      build: '77aa0c1d2e3f',
      percent: 75,
      audience: { roles: [], offices: [], testers: [] },
      with: [],
    },
    canary: {
      ...published('77aa0c1d2e3f', receipt.at),
      percent: 10,
      audience: { roles: ['agent'], offices: [], testers: [id(42)] },
      paused: false,
    },
  },
  {
    ...agentPages,
    name: 'shell',
    stable: firstFrame,
    back: null,
    versions: [version(firstFrame.build, firstFrame.publishedAt, { refusal: `shell ${firstFrame.build} ${LIVE}` })],
    history: [],
  },
  {
    ...agentPages,
    name: 'probe',
    stable: null,
    versions: agentPages.versions.map((one) => ({ ...one, refusal: null, failures: [] })),
    history: [
      {
        at: '2026-11-20T17:00:00.000Z',
        revision: 44,
        token: null,
        action: 'remove',
        stable: null,
        canary: null,
        percent: 0,
        with: [],
        by: null,
        why: null,
        note: '',
      },
      ...history,
    ],
  },
]

const noTeam = { version: 0, team: '', publicKey: null, reserved: [], webhook: '', mail: '', budgetBytes: null, tokens: [] }
const madeBy = { createdAt: '2026-10-01T09:00:00.000Z', createdBy: id(42) }
export const registrations: Registration[] = [
  { ...noTeam, name: 'agent' },
  {
    name: 'probe',
    version: 2,
    team: 'Skills team',
    publicKey:
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
    reserved: [{ path: '/agent/probes', roles: ['agent', 'admin'] }],
    webhook: 'https://skills.example/onward',
    mail: 'skills@example.org',
    budgetBytes: 120_000,
    tokens: [
      {
        ...madeBy,
        id: id(51),
        label: 'Pipeline',
        rights: ['publish', 'rollout'],
        expiresAt: '2099-01-01T09:00:00.000Z',
        revokedAt: null,
        lastUsedAt: '2026-11-20T09:12:00.000Z',
      },
      {
        ...madeBy,
        id: id(52),
        label: 'Laptop of the lead',
        rights: ['rollback'],
        expiresAt: '2099-01-01T09:00:00.000Z',
        revokedAt: '2026-10-20T09:00:00.000Z',
        lastUsedAt: null,
      },
    ],
  },
  { ...noTeam, name: 'training', version: 1, team: 'Learning team' },
]

const previewed = { createdAt: '2026-11-20T08:50:00.000Z', expiresAt: '2099-01-01T09:00:00.000Z' }
export const previews: Preview[] = [
  {
    ...previewed,
    id: id(61),
    label: 'Week calendar for appointments',
    pins: [
      { name: 'agent', build: '77aa0c1d2e3f' },
      { name: 'probe', build: '91134087417a' },
    ],
    audience: { roles: ['agent'], offices: [], testers: [] },
    createdBy: id(42),
    token: null,
    address: '/preview/one',
  },
  {
    ...previewed,
    id: id(62),
    label: '',
    pins: [{ name: 'probe', build: '77aa0c1d2e3f' }],
    audience: { roles: [], offices: [], testers: [id(42)] },
    createdBy: null,
    token: 'Pipeline',
    address: '/preview/two',
  },
]
