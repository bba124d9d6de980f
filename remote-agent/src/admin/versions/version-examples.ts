import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import type { Preview } from '@onward/contracts/gateway/previews'
import type { Registration } from '@onward/contracts/gateway/registrations'
import { id, receipt } from '../examples'

const published = (build: string, publishedAt: string) => ({ build, publishedAt })
const version = (build: string, publishedAt: string, more: Partial<FrontEndVersion> = {}): FrontEndVersion => ({
  ...published(build, publishedAt),
  publishedBy: null,
  rolledBack: null,
  refusal: null,
  together: [],
  failures: [],
  health: null,
  cleared: null,
  watched: { loads: 0, failures: 0, connections: 0, byClass: [], later: [], rescued: 0, medianMs: null, p95Ms: null, spans: [] },
  ...more,
})
const LIVE = 'is live already.'
const failures: FrontEndVersion['failures'] = [
  {
    of: 'load',
    failure: 'render',
    message: 'TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)',
    count: 12,
    lastAt: '2026-11-20T16:40:00.000Z',
    stack: [
      { text: 'nameOf (remote-agent/src/cases/CasePage.tsx:41:22)', isMapped: true },
      { text: 'first.0a1b2c3d.js:2:900', isMapped: false },
    ],
  },
  {
    of: 'later',
    failure: 'rejection',
    message: 'TypeError: is not a function (12.0a1b2c3d.js:1:20)',
    count: 2,
    lastAt: '2026-11-20T12:10:00.000Z',
    stack: [],
  },
  {
    of: 'file',
    failure: 'integrity',
    message: 'other bytes than published (412.3fa9c1d2.js)',
    count: 1,
    lastAt: '2026-11-20T11:30:00.000Z',
    stack: [],
  },
  {
    of: 'load',
    failure: 'http',
    message: 'HTTP 503 (remoteEntry.91134087.js)',
    count: 1,
    lastAt: '2026-11-20T11:02:00.000Z',
    stack: [],
  },
]
const spans = (failures: readonly number[], ms: readonly number[]) =>
  failures.map((count, at) => ({
    at: new Date(Date.UTC(2026, 10, 19, 6 * at)).toISOString(),
    loads: 400 + 30 * at,
    failures: count,
    medianMs: ms[at] ?? null,
  }))
const watchedLive: FrontEndVersion['watched'] = {
  loads: 3030,
  failures: 13,
  connections: 41,
  byClass: [
    { class: 'render', count: 12 },
    { class: 'http', count: 1 },
  ],
  later: [{ class: 'rejection', count: 2 }],
  rescued: 0,
  medianMs: 840,
  p95Ms: 2310,
  spans: spans([1, 1, 3, 2, 3, 3], [820, 830, 860, 840, 850, 840]),
}
const watchedFaulty: FrontEndVersion['watched'] = {
  loads: 61,
  failures: 19,
  connections: 2,
  byClass: [
    { class: 'evaluation', count: 14 },
    { class: 'integrity', count: 5 },
  ],
  later: [],
  rescued: 17,
  medianMs: 1210,
  p95Ms: 3900,
  spans: spans([0, 4, 15], [900, 1100, 1400]),
}
const quarantined: FrontEndVersion['health'] = {
  state: 'quarantined',
  at: '2026-11-19T15:30:00.000Z',
  loads: 61,
  failures: 19,
  before: { build: '5c1f00d2ab90', loads: 3030, failures: 13 },
  rule: { minLoads: 20, minLoadsInPreview: 5, windowMinutes: 10, failurePercent: 5, timesBefore: 3 },
  stays: null,
}
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
    byPortal: false,
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
    byPortal: false,
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
  pin: null,
  request: null,
  stable: published('91134087417a', '2026-11-20T09:12:00.000Z'),
  canary: null,
  back: published('5c1f00d2ab90', '2026-11-12T09:12:00.000Z'),
  versions: [
    version('91134087417a', '2026-11-20T09:12:00.000Z', {
      refusal: `agent 91134087417a ${LIVE}`,
      failures,
      watched: watchedLive,
    }),
    version('77aa0c1d2e3f', '2026-11-19T09:12:00.000Z', {
      rolledBack: broken,
      failures: failures.slice(0, 1),
      watched: watchedFaulty,
    }),
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
    pin: { build: firstFrame.build, at: receipt.at, by: id(42), note: 'Reports that nobody here can repeat.' },
    versions: [version(firstFrame.build, firstFrame.publishedAt, { refusal: `shell ${firstFrame.build} ${LIVE}` })],
    history: [],
  },
  {
    ...agentPages,
    name: 'probe',
    stable: null,
    versions: agentPages.versions.map((one) => ({
      ...one,
      refusal: null,
      failures: [],
      health: one.rolledBack && quarantined,
    })),
    history: [
      {
        at: '2026-11-20T17:00:00.000Z',
        revision: 44,
        token: null,
        byPortal: false,
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

const noTeam = {
  version: 0,
  team: '',
  publicKey: null,
  reserved: [],
  webhook: '',
  mail: '',
  budgetBytes: null,
  tokens: [],
  notices: [],
}
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
    notices: [
      {
        id: id(71),
        kind: 'quarantined',
        channel: 'webhook',
        build: '77aa0c1d2e3f',
        createdAt: '2026-11-19T15:30:00.000Z',
        attempts: 3,
        lastAt: '2026-11-19T15:32:00.000Z',
        result: 'HTTP 503',
        state: 'waiting',
      },
      {
        id: id(72),
        kind: 'quarantined',
        channel: 'mail',
        build: '77aa0c1d2e3f',
        createdAt: '2026-11-19T15:30:00.000Z',
        attempts: 1,
        lastAt: '2026-11-19T15:30:00.000Z',
        result: '',
        state: 'sent',
      },
    ],
    tokens: [
      {
        ...madeBy,
        id: id(51),
        label: 'Pipeline',
        rights: ['publish', 'rollout'],
        testers: [],
        expiresAt: '2099-01-01T09:00:00.000Z',
        revokedAt: null,
        lastUsedAt: '2026-11-20T09:12:00.000Z',
      },
      {
        ...madeBy,
        id: id(52),
        label: 'Laptop of the lead',
        rights: ['rollback'],
        testers: [],
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
    guest: '',
    opened: 2,
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
    guest: '',
    opened: 0,
    createdBy: null,
    token: 'Pipeline',
    address: '/preview/two',
  },
  {
    ...previewed,
    id: id(63),
    label: 'New home page',
    pins: [{ name: 'public', build: '0d1e2f3a4b5c' }],
    audience: { roles: [], offices: [], testers: [] },
    guest: 'Sam of the test panel',
    opened: 1,
    createdBy: id(42),
    token: null,
    address: '/preview/three',
  },
]
