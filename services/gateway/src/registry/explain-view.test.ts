import type { PortalManifest, Viewer } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import type { HealthRow } from '../health/health-store'
import type { StoredPreview } from '../preview/preview'
import type { SlotDecision } from './cards'
import { explainView, type ViewQuestion } from './explain-view'
import { bucketOf, type LiveFrontEnd, type Version } from './resolve'

const text = (en: string) => inEachLanguage((language) => (language === 'cy' ? `${en} (cy)` : en))
type Page = PortalManifest['pages'][number]
const page = (id: string, path: string, access: Page['access']): Page => ({ id, path, access, title: text(id), layout: 'frame' })
const remote = (name: string, build: string, portal: Partial<PortalManifest>): Version => ({
  name,
  build,
  entry: 'remoteEntry.js',
  integrity: {},
  portal: { name, contract: 1, pages: [], navigation: [], slots: [], uses: [], ...portal },
})
const shell: LiveFrontEnd = {
  name: 'shell',
  stable: { name: 'shell', build: 's1', entry: null, integrity: {}, portal: { contract: 1, lends: [] } },
  canary: null,
  canaryPercent: 0,
}
const entry = (href: string, label: string): PortalManifest['navigation'][number] => ({
  href,
  label: text(label),
  icon: 'home',
  access: ['agent'],
  places: ['side'],
  order: 1,
})
const first = remote('agent', 'a1', {
  pages: [page('Clients', '/agent/clients/:id', ['agent']), page('taken', '/login', 'public')],
  navigation: [entry('/agent/clients/7', 'My clients'), entry('/agent/none', 'Nowhere'), entry('javascript:1', 'Script')],
  slots: [{ slot: 'jobseeker.dashboard', id: 'tips', title: text('Tips'), access: 'signed-in', order: 1 }],
})
const second = remote('agent', 'a2', {
  pages: [page('Clients', '/agent/clients/:id', ['agent']), page('New', '/agent/new', ['agent'])],
})
const gone = remote('care', 'c1', { pages: [page('Care', '/care', 'public')], uses: ['@onward/ui/frame#Carousel'] })
const live: LiveFrontEnd[] = [shell, { name: 'agent', stable: first, canary: second, canaryPercent: 40 }]

const [inShare, outside] = [0, 1].map((wanted) => {
  for (let n = 0; ; n += 1) if (bucketOf(`person ${n}`) < 40 !== Boolean(wanted)) return `person ${n}`
}) as [string, string]

function explained(
  kind: ViewQuestion['kind'],
  what: string,
  role: Viewer,
  accountId: string | null = null,
  more: Partial<Parameters<typeof explainView>[1]> = {},
) {
  const known = {
    live,
    decisions: [] as SlotDecision[],
    published: [second, first, gone],
    wasLive: new Set(['agent', 'care']),
    health: [],
    previews: [],
    ...more,
  }
  const { isSeen, reasons } = explainView({ viewer: { role, accountId, officeId: null }, kind, what }, known)
  return [isSeen, ...reasons.map(({ code }) => code)]
}

test('code of a team is kept from administrators, and the answer says so', () => {
  const care: LiveFrontEnd = { name: 'care', stable: gone, canary: null, canaryPercent: 0, isTeams: true }
  expect(explained('address', '/care', 'admin', null, { live: [...live, care] })).toEqual([
    false,
    'exists',
    'kept-from-administrators',
  ])
  expect(explained('address', '/care', 'agent', null, { live: [...live, care] })[0]).toBe(true)
})

test('a page that is seen: which version of which remote, and why that one', () => {
  expect(explained('address', '/agent/clients/12?tab=notes', 'agent', inShare)).toEqual([
    true,
    'exists',
    'version-in-share',
    'for-role',
  ])
  expect(explained('page', 'clients', 'agent', outside)).toEqual([true, 'exists', 'version-outside-share', 'for-role'])
  expect(explained('page', 'Clients (cy)', 'agent')).toEqual([true, 'exists', 'version-by-share', 'for-role'])
})

test('a tester, an office, a role and a pause are told apart', () => {
  const rollout = (changes: Partial<LiveFrontEnd>) => ({ live: [shell, { ...live[1], ...changes } as LiveFrontEnd] })
  const audience = { roles: [], offices: [], testers: [outside] }
  expect(explained('page', 'New', 'agent', outside, rollout({ audience }))).toContain('version-tester')
  expect(
    explained('page', 'New', 'agent', outside, rollout({ audience: { ...audience, testers: [], roles: ['agent'] } })),
  ).toContain('version-role')
  expect(explained('page', 'Clients', 'agent', inShare, rollout({ paused: true }))).toContain('version-paused')
  expect(explained('page', 'Clients', 'visitor')).toContain('version-visitor')
})

test('a page of another role, and one for which visitors sign in first', () => {
  expect(explained('address', '/agent/clients/12', 'user')).toEqual([false, 'exists', 'version-by-share', 'not-for-role'])
  expect(explained('address', '/agent/clients/12', 'visitor')).toEqual([
    false,
    'exists',
    'version-visitor',
    'not-for-role',
    'sign-in',
  ])
})

test('a page that only another version has: of the rollout, published, or removed and not fitting', () => {
  expect(explained('page', 'New', 'agent', outside)).toEqual([false, 'version-outside-share', 'other-in-rollout'])
  const alone = { live: [shell, { name: 'agent', stable: first, canary: null, canaryPercent: 0 }] }
  expect(explained('page', 'New', 'agent', null, alone)).toEqual([false, 'in-other-version'])
  expect(explained('address', '/care', 'visitor')).toEqual([false, 'removed', 'does-not-fit'])
  expect(explained('address', '/care', 'visitor', null, { wasLive: new Set() })).toContain('never-live')
})

test('a version that is quarantined, or that a preview shows to them', () => {
  const stable = { live: [shell, { name: 'agent', stable: first, canary: null, canaryPercent: 0 }] }
  const faulty: HealthRow = {
    ...{ name: 'agent', build: 'a2', state: 'quarantined', at: new Date(), loads: 20, failures: 9, before: null },
    rule: { minLoads: 20, minLoadsInPreview: 5, windowMinutes: 10, failurePercent: 5, timesBefore: 3 },
    reason: '9 of 20 loads failed.',
  }
  expect(explained('page', 'New', 'agent', null, { ...stable, health: [faulty] })).toEqual([
    false,
    'in-other-version',
    'quarantined',
  ])
  const preview = (testers: string[]): StoredPreview => ({
    ...{ id: 'p1', label: '', guest: '', createdAt: new Date(), createdBy: 'admin', tokenId: null, token: null, revokedAt: null },
    pins: [{ name: 'agent', build: 'a2' }],
    audience: { roles: [], offices: [], testers },
    expiresAt: new Date(),
  })
  const asked = (testers: string[]) => explained('page', 'New', 'agent', inShare, { ...stable, previews: [preview(testers)] })
  expect(asked([inShare])).toEqual([false, 'in-other-version', 'in-preview'])
  expect(asked([outside])).toEqual([false, 'in-other-version'])
})

test('addresses of the portal itself and addresses that nobody has', () => {
  expect(explained('address', '/login', 'visitor')).toEqual([true, 'shell-page'])
  expect(explained('address', '/login', 'user')).toEqual([false, 'shell-page', 'redirect'])
  expect(explained('address', '/api/jobs', 'user')).toEqual([false, 'server-address'])
  expect(explained('address', '/nothing/here', 'user')).toEqual([false, 'unknown'])
  expect(explained('page', 'taken', 'user', outside)).toContain('reserved')
})

test('an entry of the navigation that leads nowhere, or where none may lead', () => {
  expect(explained('entry', 'My clients', 'agent', outside)).toEqual([true, 'exists', 'version-outside-share', 'for-role'])
  expect(explained('entry', 'Nowhere', 'agent', outside)).toContain('leads-nowhere')
  expect(explained('entry', 'Script', 'agent', outside)).toContain('bad-link')
})

test('a card that waits, is hidden, is shown, or is on a page of others', () => {
  const card = (shown: boolean) => ({
    decisions: [{ slot: 'jobseeker.dashboard' as const, version: 1, cards: [{ remote: 'agent', id: 'tips', shown }] }],
  })
  const ask = (role: Viewer, more = {}) => explained('card', 'tips', role, outside, more)
  expect(ask('user')).toEqual([false, 'exists', 'version-outside-share', 'for-role', 'card-waiting'])
  expect(ask('user', card(false))).toContain('card-hidden')
  expect(ask('user', card(true))).toEqual([true, 'exists', 'version-outside-share', 'for-role', 'card-shown'])
  expect(ask('agent', card(true))).toEqual([false, 'exists', 'version-outside-share', 'for-role', 'slot-of-others', 'card-shown'])
})
