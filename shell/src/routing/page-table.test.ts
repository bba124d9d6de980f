import type { Viewer } from '@onward/contracts/access'
import { inEachLanguage } from '@onward/contracts/language'
import type { BootRemote } from '../boot/boot-document'
import { pageAt, pagesFor, redirectAt } from './page-table'

const title = inEachLanguage(() => '')
const remote = (name: string, pages: [path: string, access: 'public' | Viewer[]][]): BootRemote => ({
  name,
  build: 'b',
  base: '',
  entry: '',
  container: '',
  integrity: {},
  reason: '',
  manifest: {
    name,
    contract: 1,
    pages: pages.map(([path, access]) => ({ id: path, path, access, title, layout: 'frame' as const })),
    navigation: [],
    slots: [],
    uses: [],
  },
})
const all = [
  remote('public', [
    ['/', 'public'],
    ['/jobs/:id', 'public'],
  ]),
  remote('jobseeker', [
    ['/dashboard', ['user']],
    ['/jobs/saved', ['user']],
  ]),
  remote('employer', [['/employer/dashboard', ['employer']]]),
]

test('only pages that the viewer may open are listed', () => {
  const paths = (viewer: Viewer) => pagesFor(all, viewer).map(({ page }) => page.path)
  expect(paths('visitor')).toEqual(['/', '/jobs/:id'])
  expect(paths('employer')).toEqual(['/', '/jobs/:id', '/employer/dashboard'])
})

test('the page with fewer parameters wins', () => {
  expect(pageAt(pagesFor(all, 'user'), '/jobs/saved')?.page.path).toBe('/jobs/saved')
  expect(pageAt(pagesFor(all, 'user'), '/jobs/7')?.page.path).toBe('/jobs/:id')
  expect(pageAt(pagesFor(all, 'user'), '/nowhere')).toBeNull()
})

test.each<[string, Viewer, string | null]>([
  ['/login', 'user', '/dashboard'],
  ['/login', 'visitor', null],
  ['/dashboard', 'employer', '/employer/dashboard'],
  ['/employer/dashboard', 'user', '/dashboard'],
  ['/employer/dashboard', 'employer', null],
  ['/dashboard', 'agent', null],
])('%s for %s leads to %s', (path, viewer, to) => {
  // This portal has no agent area, so no redirect leads there.
  expect(redirectAt(path, viewer, pagesFor(all, viewer))).toBe(to)
})
