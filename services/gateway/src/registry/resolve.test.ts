import { type PortalManifest, VISITOR } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { brokenNavigation, misfits } from './fit'
import {
  answerFor,
  bucketOf,
  chooseVersion,
  type LiveFrontEnd,
  NOBODY,
  type Person,
  remotesFor,
  resolveRegistry,
  type Version,
} from './resolve'

const manifest = (name: string, pages: PortalManifest['pages'], changes: Partial<PortalManifest> = {}): PortalManifest => ({
  name,
  contract: 1,
  pages,
  navigation: [],
  slots: [],
  uses: [],
  ...changes,
})
const page = (path: string, access: PortalManifest['pages'][number]['access']): PortalManifest['pages'][number] => ({
  id: path,
  path,
  access,
  title: inEachLanguage(() => path),
  layout: 'frame',
})
const entry = (href: string, access: PortalManifest['pages'][number]['access'] = 'public') =>
  ({ href, label: inEachLanguage(() => href), icon: 'home', access, places: ['top'], order: 1 }) as const
const version = (name: string, build: string, portal: Version['portal']): Version => ({
  name,
  build,
  entry: 'remoteEntry.0a.js',
  integrity: { 'remoteEntry.0a.js': 'sha256-x' },
  portal,
})
const live = (stable: Version, canary: Version | null = null, canaryPercent = 0): LiveFrontEnd => ({
  name: stable.name,
  stable,
  canary,
  canaryPercent,
})

const shell = live(version('shell', 's1', { contract: 1, lends: ['@onward/ui/frame#Button', 'react#*'] }))
const home = manifest('public', [page('/', 'public'), page('/about', 'public')])
const jobseeker = manifest('jobseeker', [page('/dashboard', ['user']), page('/jobs/:id', 'public'), page('/jobs', ['user'])])
const employer = manifest('employer', [page('/employer/dashboard', ['employer'])])
const everything = [
  shell,
  live(version('public', 'p1', home)),
  live(version('jobseeker', 'j1', jobseeker)),
  live(version('employer', 'e1', employer)),
]
const registry = resolveRegistry(everything, null)

describe('which version a person gets', () => {
  const one = version('jobseeker', 'j1', jobseeker)
  const two = version('jobseeker', 'j2', jobseeker)
  // Somebody in this bucket, found once.
  const accountIn = (bucket: number): string => {
    for (let n = 0; ; n++) if (bucketOf(`account ${n}`) === bucket) return `account ${n}`
  }
  const person = (changes: Partial<Person> = {}): Person => ({
    accountId: accountIn(50),
    role: 'user',
    officeId: null,
    ...changes,
  })
  const rollout = (changes: Partial<LiveFrontEnd>): LiveFrontEnd => ({ ...live(one, two, 0), ...changes })
  const office = 'office-1'

  it.each<[string, Partial<LiveFrontEnd>, Person | null, string, string]>([
    ['a bucket below the share', { canaryPercent: 10 }, person({ accountId: accountIn(9) }), 'j2', 'canary (bucket 9 < 10)'],
    ['a bucket above it', { canaryPercent: 10 }, person({ accountId: accountIn(10) }), 'j1', 'stable (bucket 10 >= 10)'],
    ['a visitor', { canaryPercent: 100 }, null, 'j1', 'stable (visitor)'],
    ['a named tester', { audience: { ...NOBODY, testers: [accountIn(50)] } }, person(), 'j2', 'canary (tester)'],
    ['a role', { audience: { ...NOBODY, roles: ['user'] } }, person(), 'j2', 'canary (role user)'],
    ['another role', { audience: { ...NOBODY, roles: ['agent'] } }, person(), 'j1', 'stable (bucket 50 >= 0)'],
    ['an office', { audience: { ...NOBODY, offices: [office] } }, person({ officeId: office }), 'j2', 'canary (office)'],
    [
      'another office',
      { audience: { ...NOBODY, offices: [office] } },
      person({ officeId: 'b' }),
      'j1',
      'stable (bucket 50 >= 0)',
    ],
    ['anybody while it is paused', { canaryPercent: 100, paused: true }, person(), 'j1', 'stable (rollout paused)'],
    ['anybody without a rollout', { canary: null }, person(), 'j1', 'stable'],
  ])('%s', (_name, changes, who, build, reason) => {
    expect(resolveRegistry([rollout(changes)], who).remotes[0]).toMatchObject({ version: { build }, reason })
  })

  it('keeps a person in one bucket, and whoever has the version keeps it when the share grows', () => {
    const bucket = bucketOf('7b1c6a80-0000-4000-8000-000000000000')
    expect(bucket).toBe(bucketOf('7b1c6a80-0000-4000-8000-000000000000'))
    for (let n = 0; n < 200; n++) {
      const gets = [10, 30, 100].map((canaryPercent) => chooseVersion(rollout({ canaryPercent }), person({ accountId: `a${n}` })))
      const builds = gets.map(({ version: { build } }) => build)
      expect(builds).toEqual([...builds].sort())
    }
  })
})

describe('what the browser learns', () => {
  it('leaves out remotes and pages of other roles', () => {
    expect(remotesFor(registry, VISITOR).map(({ name, manifest }) => [name, manifest.pages.map(({ path }) => path)])).toEqual([
      ['jobseeker', ['/jobs/:id']],
      ['public', ['/', '/about']],
    ])
    expect(remotesFor(registry, 'employer').map(({ name }) => name)).toContain('employer')
  })
})

describe('pages that a version may not have, published before the rules', () => {
  const pages = [page('/login', 'public'), page('/assets/y', 'public'), page('/mine', 'public')]
  const links = ['/mine', 'javascript:alert(1)', 'https://elsewhere.example/', '/gone', '/login', '/help/crisis']
  const old = manifest('old', pages, { navigation: links.map((href) => ({ ...entry(href), places: ['top'] })) })
  const registryOfOld = resolveRegistry([shell, live(version('old', 'o1', old))], null)

  it('are hidden from the browser, and so are links to missing pages', () => {
    const [remote] = remotesFor(registryOfOld, VISITOR)
    expect(remote?.manifest.pages.map(({ path }) => path)).toEqual(['/mine'])
    expect(remote?.manifest.navigation.map(({ href }) => href)).toEqual(['/mine', '/login', '/help/crisis'])
  })
  it('are not routed', () => {
    expect(answerFor('/login', '', 'user', registryOfOld)).toEqual({ kind: 'page', found: true })
    expect(answerFor('/assets/y', '', VISITOR, registryOfOld)).toEqual({ kind: 'page', found: false })
  })
})

describe('navigation', () => {
  const pointing = (...entries: ReturnType<typeof entry>[]) =>
    version('public', 'p2', manifest('public', home.pages, { navigation: entries.map((one) => ({ ...one, places: ['top'] })) }))
  const broken = (...entries: ReturnType<typeof entry>[]) => {
    const changed = pointing(...entries)
    return brokenNavigation(changed, [...everything.filter(({ name }) => name !== 'public'), live(changed)])
  }
  it('may lead to pages of its own and of others, of the shell and of the server, and outside', () => {
    const outside = manifest('public', home.pages, {
      links: ['mailto:'],
      navigation: [{ ...entry('mailto:a@b.example'), places: ['top'] }],
    })
    expect(
      broken(entry('/about?a=1#b'), entry('/jobs', ['user']), entry('/jobs/7'), entry('/login'), entry('/help/crisis')),
    ).toEqual([])
    expect(brokenNavigation(version('public', 'p3', outside), everything)).toEqual([])
  })
  it('is refused when it leads somebody to the 404 page, and says who', () => {
    expect(broken(entry('/nowhere'))).toEqual([
      'Navigation "/nowhere" of public p2 leads to /nowhere, which has no page for visitor, user, employer, agent, admin: add the page, or show the entry to others.',
    ])
    expect(broken(entry('/dashboard', ['agent']))).toEqual([expect.stringContaining('no page for agent:')])
    expect(broken(entry('/api/docs'))).toHaveLength(1)
  })
})

describe('what an address answers', () => {
  it.each([
    ['/', VISITOR, { kind: 'page', found: true }],
    ['/jobs/1', VISITOR, { kind: 'page', found: true }],
    ['/dashboard', VISITOR, { kind: 'redirect', to: '/login?next=%2Fdashboard' }],
    ['/employer/dashboard', VISITOR, { kind: 'redirect', to: '/employer/login?next=%2Femployer%2Fdashboard' }],
    ['/login', VISITOR, { kind: 'page', found: true }],
    ['/login', 'user', { kind: 'redirect', to: '/dashboard' }],
    ['/dashboard', 'employer', { kind: 'redirect', to: '/employer/dashboard' }],
    ['/employer/dashboard', 'user', { kind: 'redirect', to: '/dashboard' }],
    ['/notices', VISITOR, { kind: 'redirect', to: '/login?next=%2Fnotices' }],
    ['/notices', 'employer', { kind: 'page', found: true }],
    ['/nowhere', 'user', { kind: 'page', found: false }],
    ['/nowhere', VISITOR, { kind: 'page', found: false }],
  ] as const)('%s for %s', (path, viewer, answer) => {
    expect(answerFor(path, '', viewer, registry)).toEqual(answer)
  })
  it('never redirects to a page that does not exist', () => {
    expect(answerFor('/dashboard', '', 'agent', registry)).toEqual({ kind: 'page', found: false })
  })
})

describe('what may be live together', () => {
  it('accepts front ends that fit', () => expect(misfits(everything)).toEqual([]))
  it('refuses a remote of another contract', () => {
    const odd = live(version('jobseeker', 'j3', { ...jobseeker, contract: 2 }))
    expect(misfits([shell, odd])).toEqual([expect.stringContaining('speaks portal contract 2')])
  })
  it('refuses a remote that uses what the shell does not lend', () => {
    const greedy = live(
      version('jobseeker', 'j4', {
        ...jobseeker,
        uses: ['@onward/ui/frame#Button', '@onward/ui/frame#Carousel', 'react#useState'],
      }),
    )
    expect(misfits([shell, greedy])).toEqual([expect.stringMatching(/does not lend: @onward\/ui\/frame#Carousel\.$/)])
  })
  it('refuses two remotes at one address for one role, but not for different roles', () => {
    const rival = (access: PortalManifest['pages'][number]['access']) =>
      live(version('rival', 'r1', manifest('rival', [page('/jobs', access)])))
    expect(misfits([...everything, rival(['user'])])).toEqual([expect.stringContaining('/jobs')])
    expect(misfits([...everything, rival(['agent'])])).toEqual([])
  })
})
