import type { BootDocument } from '@onward/contracts'
import type { Version } from '../registry/resolve'
import { preloadsFor } from './preloads'

const shell = {
  name: 'shell',
  build: 's1',
  integrity: {
    'a.js': 'sha256-a',
    'en.js': 'sha256-en',
    'sign-in.js': 'sha256-in',
    'api.js': 'sha256-api',
    'kit.js': 'sha256-kit',
  },
} as unknown as Version
const page = (id: string, path: string) => ({ id, path })
const remotes = [
  {
    name: 'public',
    build: 'p1',
    integrity: { 'entry.js': 'sha256-e', 'home.js': 'sha256-h' },
    manifest: { pages: [page('home', '/'), page('job', '/jobs/:id'), page('saved', '/jobs/saved')] },
  },
] as unknown as BootDocument['remotes']
const hints = {
  shell: {
    first: ['a.js', 'a.css'],
    named: { en: ['en.js'], cy: ['cy.js'], page: ['sign-in.js'] },
    borrows: {},
    lends: { react: ['a.js'], kit: ['kit.js'], 'kit/api': ['api.js', 'kit.js'] },
  },
  public: {
    first: ['entry.js'],
    named: {
      home: ['home.js', 'home.css'],
      'home/en': ['home-en.css'],
      'home/cy': ['home-cy.css'],
      saved: ['saved.css'],
      job: ['job.css'],
    },
    borrows: { first: ['react'], job: ['kit', 'kit/api'], saved: ['not-lent'] },
    lends: {},
  },
}
const preloads = async (address: string) =>
  (await preloadsFor(address, shell, { language: 'en', remotes }, async ({ name }) => hints[name as keyof typeof hints])).map(
    ({ href, integrity }) => `${href} ${integrity}`,
  )

const always = ['/assets/shell/s1/a.js sha256-a', '/assets/shell/s1/a.css null', '/assets/shell/s1/en.js sha256-en']

it('names the files of the shell, the language and the page with its catalogue', async () => {
  expect(await preloads('/')).toEqual([
    ...always,
    '/assets/public/p1/entry.js sha256-e',
    '/assets/public/p1/home.js sha256-h',
    '/assets/public/p1/home.css null',
    '/assets/public/p1/home-en.css null',
  ])
})

it('names what the page borrows from the shell, once', async () => {
  expect(await preloads('/jobs/1')).toEqual([
    ...always,
    '/assets/shell/s1/kit.js sha256-kit',
    '/assets/shell/s1/api.js sha256-api',
    '/assets/public/p1/entry.js sha256-e',
    '/assets/public/p1/job.css null',
  ])
})

it('picks the page that the shell picks', async () => {
  expect(await preloads('/jobs/saved')).toContain('/assets/public/p1/saved.css null')
  expect(await preloads('/jobs/saved')).not.toContain('/assets/public/p1/job.css null')
})

it('loads no remote for the pages of the shell, nor for an unknown address', async () => {
  expect(await preloads('/login')).toEqual([...always, '/assets/shell/s1/sign-in.js sha256-in'])
  expect(await preloads('/nowhere')).toEqual(always)
})

it('leaves out a script whose hash is not known', async () => {
  const found = await preloadsFor('/', shell, { language: 'cy', remotes: [] }, async () => hints.shell)
  expect(found.map(({ href }) => href)).not.toContain('/assets/shell/s1/cy.js')
})
