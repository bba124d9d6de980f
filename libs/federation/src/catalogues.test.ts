import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@onward/contracts/language'
import { flattenMessages, type Messages } from '@onward/portal-kit/i18n'
import { root } from './front-ends'

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/

/** Every folder with an `en.json`: a catalogue is a file per language. */
function catalogueFolders(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  const inner = entries
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|fixtures|storybook-static)$|^\./.test(entry.name))
    .flatMap((entry) => catalogueFolders(path.join(folder, entry.name)))
  return entries.some(({ name }) => name === 'en.json') ? [folder, ...inner] : inner
}
const folders = ['libs', 'shell', ...readdirSync(root).filter((name) => name.startsWith('remote-'))].flatMap(catalogueFolders)

const messagesIn = (folder: string, language: string): Messages =>
  JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8'))

/** Key → names of its values; plural forms are one key, since each language has its own. An empty text counts as none. */
function valuesByKey(messages: Messages): Record<string, string[]> {
  const flat = flattenMessages(messages)
  const found: Record<string, Set<string>> = {}
  for (const [key, text] of Object.entries(flat)) {
    if (!text.trim()) continue
    const whole = key.replace(PLURAL_FORM, '')
    const name = flat[`${whole}_other`] === undefined ? key : whole
    const values = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, value]) => value ?? '')
    found[name] = new Set([...(found[name] ?? []), ...values])
  }
  return Object.fromEntries(Object.entries(found).map(([key, values]) => [key, [...values].sort()]))
}

test('every catalogue of the front ends is found', () => {
  expect(folders.length).toBeGreaterThan(50)
})

test.each(folders)('%s says the same in every language, with the same values', (folder) => {
  const english = valuesByKey(messagesIn(folder, 'en'))
  for (const language of LANGUAGES)
    expect({ language, ...valuesByKey(messagesIn(folder, language)) }).toEqual({ language, ...english })
})
