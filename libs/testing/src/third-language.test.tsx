import { listSessions } from '@onward/contracts/identity/account'
import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { LANGUAGE_NAMES, type Language } from '@onward/contracts/language'
import { BADGES } from '@onward/contracts/learning/badges'
import { Problem } from '@onward/contracts/problem'
import { fieldSentence, sentenceOf } from '@onward/contracts/problems/problem-sentences'
import { COURSES } from '@onward/courses'
import { period } from '@onward/documents/labels'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { addCatalogue, setCatalogue, startMessages, switchLanguage } from '@onward/portal-kit/host'
import { translator } from '@onward/portal-kit/i18n'
import { render, screen } from '@testing-library/react'
import portal from '../../../remote-public/portal.remote'
import entry from '../../../remote-public/src/entry'
import { CRISIS_DEFAULTS, crisisPage } from '../../../services/gateway/src/pages/crisis'
import { courseView } from '../../../services/learning/src/courses/view'
import { composeEmail } from '../../../services/messaging/src/email/compose'
import AccountPage from '../../../shell/src/account/AccountPage'
import { accountCatalogue } from '../../../shell/src/account/catalogue'
import { common } from '../../../shell/src/common'

// The only change outside catalogues: one row.
jest.mock('@onward/contracts/language', () => {
  const real = jest.requireActual('@onward/contracts/language')
  const names = { ...real.LANGUAGE_NAMES, xx: '[Xx]' }
  const languages = Object.keys(names)
  const inEachLanguage = (of: (language: string) => unknown) =>
    Object.fromEntries(languages.map((language) => [language, of(language)]))
  mockFiles()
  return { ...real, LANGUAGE_NAMES: names, LANGUAGES: languages, inEachLanguage }
})
const third = 'xx' as Language

/** The new files: for every `en.json` one of the third language, with each text in brackets. */
function mockFiles(): void {
  const { readdirSync, readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const path = jest.requireActual<typeof import('node:path')>('node:path')
  const root = path.join(__dirname, '../../..')
  const bracketed = (value: unknown): unknown => {
    if (typeof value === 'string') return `[${value}]`
    if (Array.isArray(value)) return value.map(bracketed)
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, bracketed(inner)]))
  }
  const folders = (folder: string): string[] => {
    const entries = readdirSync(folder, { withFileTypes: true })
    const inner = entries
      .filter((one) => one.isDirectory() && !/^(node_modules|dist|fixtures|data|e2e)$|^\./.test(one.name))
      .flatMap((one) => folders(path.join(folder, one.name)))
    return entries.some(({ name }) => name === 'en.json') ? [folder, ...inner] : inner
  }
  const places = readdirSync(root).filter((name) => /^(libs|services|deploy|shell|remote-.*)$/.test(name))
  for (const folder of places.flatMap((name) => folders(path.join(root, name)))) {
    const english: unknown = JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8'))
    jest.doMock(path.join(folder, 'xx.json'), () => bracketed(english), { virtual: true })
  }
}

/** Text outside brackets, without what people wrote and names that are never translated. */
function unbracketed(names: readonly string[]): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const joined = names.reduce((text, name) => text.replaceAll(name, ''), texts.join('\n'))
  let depth = 0
  return [...joined]
    .filter((letter) => {
      if (letter === '[') depth += 1
      if (letter === ']') depth -= 1
      return depth === 0 && /\p{L}/u.test(letter)
    })
    .join('')
}

async function draw(page: keyof typeof entry.routes) {
  startMessages(third)
  const [{ default: Page }] = await Promise.all([
    entry.routes[page](),
    entry.messages && addCatalogue({ namespace: 'public', load: entry.messages }),
  ])
  render(
    <PortalFixture language={third}>
      <Page />
    </PortalFixture>,
  )
}

test('every text of a page is drawn in a third language that is one row and files', async () => {
  const nothing = {
    items: [],
    total: 0,
    note: '',
    next: null,
    places: [],
    near: 0,
    home: 0,
    further: 0,
    homeHeading: '',
    nearest: [],
    nearestHeading: '',
    ways: [],
    cards: [],
    plain: null,
    understood: [],
    didYouMean: null,
    dropped: [],
  }
  fakeApi(serve(searchPublicJobs, () => ({ ...nothing, heading: '[No jobs]', foundBy: '' })))
  await draw('home')
  expect(await screen.findByRole('heading', { name: '[No jobs]' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('[Work that fits you, one step at a time]')
  expect(unbracketed([])).toBe('')
})

test('a page with its own and the common catalogue is drawn in a third language, which can be chosen there', async () => {
  fakeApi(serve(listSessions, () => ({ items: [] })))
  startMessages(third)
  await Promise.all([accountCatalogue, common].map(addCatalogue))
  render(
    <PortalFixture language={third} viewer="user">
      <AccountPage />
    </PortalFixture>,
  )
  expect(await screen.findByRole('radio', { name: '[Xx]' })).toBeChecked()
  expect(screen.getByRole('heading', { name: '[Password]' })).toBeVisible()
  expect(unbracketed(Object.values(LANGUAGE_NAMES))).toBe('')
})

test('so is what the services, the contracts, the courses and the documents say', () => {
  const [course] = COURSES
  if (!course) throw new Error('there are courses')
  const email = composeEmail({
    kind: 'interview-reminder',
    language: third,
    firstName: 'Amina',
    facts: { jobTitle: 'Baker', company: 'Bread Ltd', startsAt: '2026-11-25T10:00:00.000Z' },
    link: 'https://portal.example/applications/1',
    forEmployer: false,
    at: new Date('2026-11-24T10:00:00.000Z'),
  })
  expect(email?.subject).toMatch(/^\[.*\]$/)
  expect(email?.text).toMatch(/^\[.*Amina.*\]\n/)
  expect(sentenceOf(new Problem('not-found'), third)).toBe('[Not found]')
  expect(fieldSentence(third, 'Choose a job')).toBe('[Choose a job]')
  const view = courseView(course, { reads: [], tries: [], answers: [], credentials: new Map() }, third)
  expect(view.lessons[0]?.blocks[0]).toEqual({ kind: 'text', text: expect.stringMatching(/^\[.*\]$/) })
  expect(BADGES['workplace-readiness'].name[third]).toBe('[Workplace Readiness]')
  expect(portal.navigation.find(({ href }) => href === '/about')?.label[third]).toBe('[About]')
  expect(period('2021', null, true, third)).toBe('2021 – [present]')
  expect(crisisPage(third, 'nonce', CRISIS_DEFAULTS, new Date('2026-11-29'))).toContain('<h1>[Crisis support]</h1>')
})

test('a text that the third language lacks shows its key, never another language', async () => {
  setCatalogue('half', 'en', { said: 'Said', unsaid: 'Only in English' })
  setCatalogue('half', third, { said: '[Said]' })
  startMessages(third)
  const t = translator<{ said: string; unsaid: string }>('half')
  expect([t('said'), t('unsaid')]).toEqual(['[Said]', 'unsaid'])
})

test('switching to a language that a catalogue lacks is refused with the reason, and the page stays in its language', async () => {
  startMessages('en')
  const load = async (language: Language) => {
    if (language === third) throw new Error('no file')
    return { default: { title: 'Title' } }
  }
  await addCatalogue({ namespace: 'lacking', load })
  await expect(switchLanguage(third)).rejects.toThrow('no file')
})
