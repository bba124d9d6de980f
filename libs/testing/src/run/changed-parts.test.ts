import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedParts } from './changed-parts'
import { chooseJourneys } from './choose-journeys'
import type { JourneyMap } from './journey-map'
import { endpointOf, pageAt, pageFiles, portalParts } from './portal-parts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const page = (name: string, file: string) => ({ name, path: `/${name}`, file })
const parts = {
  pages: [
    page('agent/cases', 'remote-agent/src/cases/CasesPage'),
    page('agent/case', 'remote-agent/src/cases/CasePage'),
    page('agent/admin', 'remote-agent/src/admin/OverviewPage'),
    page('agent/staff', 'remote-agent/src/admin/staff/StaffPage'),
    page('public/home', 'remote-public/src/home/HomePage'),
  ],
  endpoints: ['listCases', 'readCase', 'listPlacements'].map((name) => ({
    name,
    service: 'casework',
    method: 'GET',
    path: `/${name}`,
  })),
}
const files: Record<string, string> = {
  'services/casework/src/cases/routes.ts': 'kit.handle(listCases, …)\nkit.handle(\n  readCase,',
  'services/casework/src/cases/store.ts': 'sql',
  'services/casework/src/placements/store.ts': 'sql',
  'libs/contracts/src/casework/cases.ts': 'export const readCase = endpoint({',
  'shell/e2e/cases.spec.ts': "import { signUp } from './people'",
  'shell/e2e/jobs.spec.ts': "import { test } from './portal-test'",
  'shell/e2e/people.ts': '',
}
function seen(...changed: string[]) {
  const filesIn = (folder: string) => Object.keys(files).filter((file) => path.dirname(file) === folder)
  const found = changedParts({ changed, parts, read: (file) => files[file] ?? '', filesIn })
  return { pages: [...found.pages], endpoints: [...found.endpoints], specs: [...found.specs] }
}
const nothing = { pages: [], endpoints: [], specs: [] }
const everyPage = parts.pages.map(({ name }) => name)

test.each([
  ['the file of a page', 'remote-agent/src/cases/CasePage.tsx', { pages: ['agent/case'] }],
  ['a part beside pages', 'remote-agent/src/cases/Todos.tsx', { pages: ['agent/cases', 'agent/case'] }],
  ['texts below a folder of pages', 'remote-agent/src/admin/messages/cy.json', { pages: ['agent/admin'] }],
  ['a folder inside another', 'remote-agent/src/admin/staff/api.ts', { pages: ['agent/staff'] }],
  ['parts of a whole remote', 'remote-public/src/parts/Line.tsx', { pages: ['public/home'] }],
  ['a feature of a service', 'services/casework/src/cases/store.ts', { endpoints: ['listCases', 'readCase'] }],
  [
    'a folder that handles nothing',
    'services/casework/src/placements/store.ts',
    { endpoints: ['listCases', 'readCase', 'listPlacements'] },
  ],
  ['a contract', 'libs/contracts/src/casework/cases.ts', { endpoints: ['readCase'] }],
  ['what all pages use', 'libs/ui/src/Button.tsx', { pages: everyPage }],
  ['a journey', 'shell/e2e/jobs.spec.ts', { specs: ['jobs.spec.ts'] }],
  ['what journeys share', 'shell/e2e/people.ts', { specs: ['cases.spec.ts'] }],
  ['a story', 'remote-agent/src/cases/CasePage.stories.tsx', {}],
  ['a test', 'services/casework/src/cases/routes.test.ts', {}],
  ['papers', 'libs/ui/README.md', {}],
])('a change of %s is seen in what it is part of', (_what, file, expected) => {
  expect(seen(file)).toEqual({ ...nothing, ...expected })
})

const touched = (journeys: number, pages: string[], endpoints: string[] = []) => ({ journeys, pages, endpoints })
const map: JourneyMap = {
  'cases.spec.ts': touched(2, ['agent/cases', 'agent/case'], ['readCase']),
  'long.spec.ts': touched(30, ['agent/cases', 'agent/case', 'public/home']),
  'one.spec.ts': touched(1, ['agent/case']),
  'other.spec.ts': touched(1, ['agent/admin']),
}
const chosen = (pages: string[], endpoints: string[] = [], specs: string[] = []) =>
  chooseJourneys(map, { pages: new Set(pages), endpoints: new Set(endpoints), specs: new Set(specs) })

test('few journeys that touch all that changed and little beside are run, the others are named', () => {
  expect(chosen(['agent/case'])).toEqual({ run: ['one.spec.ts'], leftOut: ['cases.spec.ts', 'long.spec.ts'] })
  expect(chosen(['agent/case', 'agent/cases'])).toEqual({ run: ['cases.spec.ts'], leftOut: ['long.spec.ts', 'one.spec.ts'] })
  expect(chosen([], ['readCase'])).toEqual({ run: ['cases.spec.ts'], leftOut: [] })
  expect(chosen([])).toEqual({ run: [], leftOut: [] })
})

test('journeys that take long are named, not run', () => {
  expect(chosen(['public/home'])).toEqual({ run: [], leftOut: ['long.spec.ts'] })
})

test('a journey that was changed is run whatever it touches', () => {
  expect(chosen(['agent/admin'], [], ['one.spec.ts'])).toEqual({ run: ['one.spec.ts', 'other.spec.ts'], leftOut: [] })
})

test('each page of the portals has a file, and addresses lead to pages and endpoints', async () => {
  const real = await portalParts(root)
  for (const { name, file } of real.pages) expect([name, existsSync(path.join(root, `${file}.tsx`))]).toEqual([name, true])
  expect(pageAt(real, '/agent/admin/staff')).toBe('agent/admin-staff')
  expect(pageAt(real, '/login')).toBeUndefined()
  expect(endpointOf(real, 'POST /api/identity/sign-in')).toBe('signIn')
  expect(endpointOf(real, 'GET /api/nowhere')).toBeUndefined()
})

test('a module that two pages share is read from its constant', () => {
  const agent = pageFiles(readFileSync(path.join(root, 'remote-agent/src/entry.ts'), 'utf8'))
  expect(agent.get('case')).toBe('./clients/ClientPage')
  expect(agent.get('admin-visibility')).toBe('./admin/visibility/VisibilityPage')
})
