import { PORTAL_CONTRACT } from '@onward/contracts'
import { prunable } from './prune'
import type { LiveFrontEnd } from './resolve'
import type { Revision } from './revisions'
import type { PublishedVersion } from './store'

const now = new Date('2026-11-28T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const published = (build: string, days: number): PublishedVersion => ({
  name: 'notes',
  build,
  publishedAt: daysAgo(days),
  publishedBy: null,
  removedAt: null,
})
const version = (build: string) => ({
  name: 'notes',
  build,
  entry: 'main.js',
  integrity: {},
  portal: { contract: PORTAL_CONTRACT, lends: [] },
})
let id = 0
const revision = (action: Revision['action'], stable: string | null, days: number, more: Partial<Revision> = {}): Revision => ({
  id: ++id,
  name: 'notes',
  action,
  stable,
  canary: null,
  percent: 0,
  rolledBackFrom: [],
  at: daysAgo(days),
  by: null,
  why: null,
  note: '',
  ...more,
})
/** v1 to v8, each live for ten days, the last since ten days. */
const VERSIONS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8']
const live: LiveFrontEnd[] = [{ name: 'notes', stable: version('v8'), canary: null, canaryPercent: 0 }]
const known = {
  live,
  published: VERSIONS.map((build, index) => published(build, 80 - 10 * index)),
  revisions: VERSIONS.map((build, index) => revision('publish', build, 80 - 10 * index)),
  pinned: new Set<string>(),
  unhealthy: new Set<string>(),
  keep: 3,
  now,
}
const goes = (changes: Partial<typeof known> = {}) => prunable({ ...known, ...changes }).map(({ build }) => build)

it('keeps what is live and the last of those that may be gone back to', () => {
  expect(goes()).toEqual(['v1', 'v2', 'v3', 'v4'])
  expect(goes({ keep: 0 })).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v6'])
})

it('does not count a version that was found faulty among those that may be gone back to', () => {
  expect(goes({ unhealthy: new Set(['notes v7', 'other v6']) })).toEqual(['v1', 'v2', 'v3', 'v7'])
})

it('never takes the version that rolling back without a name would choose', () => {
  const rolledBack = revision('rollback', 'v2', 2, { rolledBackFrom: ['v8'] })
  const back = { live: [{ ...live[0], stable: version('v2') } as LiveFrontEnd], revisions: [...known.revisions, rolledBack] }
  expect(goes({ ...back, keep: 0 })).toEqual(['v3', 'v4', 'v5', 'v6', 'v7', 'v8'])
})

it('keeps a version on trial, one that is previewed, and one that waits to go live', () => {
  const trying = [{ ...live[0], canary: version('v2') } as LiveFrontEnd]
  expect(goes({ live: trying })).toEqual(['v1', 'v3', 'v4'])
  expect(goes({ pinned: new Set(['notes v1', 'other v2']) })).toEqual(['v2', 'v3', 'v4'])
  const held = [published('h1', 29), published('h2', 31)]
  expect(goes({ published: [...known.published, ...held] })).toEqual(['v1', 'v2', 'v3', 'v4', 'h2'])
})

it('keeps the files of a version for a day after somebody had it, for pages that are open', () => {
  const tried = (days: number) => [
    ...known.revisions,
    revision('canary', 'v8', 3, { canary: 'v1', percent: 10 }),
    revision('stop', 'v8', days, { rolledBackFrom: ['v1'] }),
  ]
  expect(goes({ revisions: tried(0.5) })).toEqual(['v2', 'v3', 'v4'])
  expect(goes({ revisions: tried(1.5) })).toEqual(['v1', 'v2', 'v3', 'v4'])
})

it('of a remote that was removed keeps what brings it back', () => {
  const revisions = [...known.revisions, revision('remove', null, 5)]
  expect(goes({ live: [], revisions, keep: 0 })).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'])
})

it('takes nothing twice', () => {
  expect(goes({ published: known.published.map((one) => ({ ...one, removedAt: one.build === 'v1' ? now : null })) })).toEqual([
    'v2',
    'v3',
    'v4',
  ])
})
