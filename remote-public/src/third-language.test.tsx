import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listSessions } from '@onward/contracts/identity/account'
import { LANGUAGE_NAMES, type Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { addCatalogue, setCatalogue, startMessages, switchLanguage } from '@onward/portal-kit/host'
import { type Messages, translator } from '@onward/portal-kit/i18n'
import { render, screen } from '@testing-library/react'
import entry from './entry'

// The one row.
jest.mock('@onward/contracts/language', () => {
  const real = jest.requireActual('@onward/contracts/language')
  const names = { ...real.LANGUAGE_NAMES, xx: '[Xx]' }
  return { ...real, LANGUAGE_NAMES: names, LANGUAGES: Object.keys(names) }
})
const third = 'xx' as Language

const bracketed = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, typeof text === 'string' ? `[${text}]` : bracketed(text)]),
  )
/** The files: beside every `en.json` one of the third language, each text of it in brackets. */
const root = path.join(__dirname, '../..')
const catalogues = ['remote-public/src', 'libs/portal-kit/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'en.json')
    .map((file) => path.dirname(path.join(root, folder, file))),
)
for (const folder of catalogues) {
  const english: Messages = JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8'))
  jest.doMock(path.join(folder, `${third}.json`), () => bracketed(english), { virtual: true })
}

/** Letters outside all brackets; what is in the reader's own words or never translated is taken out first. */
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

async function draw(page: keyof typeof entry.routes, viewer: 'visitor' | 'user' = 'visitor') {
  startMessages(third)
  const [{ default: Page }] = await Promise.all([
    entry.routes[page](),
    entry.messages && addCatalogue({ namespace: 'public', load: entry.messages }),
  ])
  render(
    <PortalFixture language={third} viewer={viewer}>
      <Page />
    </PortalFixture>,
  )
}

test('every text of a page is drawn in a third language that is one row and files', async () => {
  await draw('home')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('[Work that fits you, one step at a time]')
  expect(unbracketed([])).toBe('')
})

test('so is a page with a catalogue of its own and the common one, and the language can be chosen there', async () => {
  fakeApi(serve(listSessions, () => ({ items: [] })))
  await draw('account', 'user')
  expect(await screen.findByRole('radio', { name: '[Xx]' })).toBeChecked()
  expect(screen.getByRole('heading', { name: '[Password]' })).toBeVisible()
  expect(unbracketed(Object.values(LANGUAGE_NAMES))).toBe('')
})

test('a text that the third language lacks shows its key, never another language', async () => {
  setCatalogue('half', 'en', { said: 'Said', unsaid: 'Only in English' })
  setCatalogue('half', third, { said: '[Said]' })
  startMessages(third)
  const t = translator<{ said: string; unsaid: string }>('half')
  expect([t('said'), t('unsaid')]).toEqual(['[Said]', 'unsaid'])
})

test('a catalogue without a file of the language fails aloud, and the page stays as it is', async () => {
  startMessages('en')
  const load = async (language: Language) => {
    if (language === third) throw new Error('no file')
    return { default: { title: 'Title' } }
  }
  await addCatalogue({ namespace: 'lacking', load })
  await expect(switchLanguage(third)).rejects.toThrow('no file')
})
