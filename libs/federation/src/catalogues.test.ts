import { readdirSync, readFileSync, statSync } from 'node:fs'
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
const folders = [
  'libs',
  'services',
  'deploy',
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('remote-')),
].flatMap(catalogueFolders)

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

test('every catalogue is found', () => {
  expect(folders.length).toBeGreaterThan(65)
})

test.each(folders)('%s says the same in every language, with the same values', (folder) => {
  const english = valuesByKey(messagesIn(folder, 'en'))
  for (const language of LANGUAGES)
    expect({ language, ...valuesByKey(messagesIn(folder, language)) }).toEqual({ language, ...english })
})

/** A page, or a part with catalogues of its own: the catalogues that it lists, and its file. */
const DECLARED = /withCatalogues\(\s*\[([^\]]*)\],\s*\(\) => import\('([^']+)'\),?\s*\)/g
const fileOf = (from: string, request: string): string | undefined =>
  ['.tsx', '.ts']
    .map((ending) => path.resolve(path.dirname(from), request) + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())

/** Whether a module, or one that it brings along, draws a common text; parts that list their own catalogues are left out. */
function drawsCommon(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  if (source.includes("'common.")) return true
  const requests = source.replace(DECLARED, '').matchAll(/(?:\sfrom |import\()'(\.[^']+)'/g)
  const brought = [...requests].map(([, request]) => fileOf(file, request ?? '')).filter((one) => one !== undefined)
  return brought.some((one) => drawsCommon(one, seen))
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((entry) => path.join(entry.parentPath, entry.name))

test.each(readdirSync(root).filter((name) => name.startsWith('remote-')))(
  'a page of %s that draws a common text lists the common catalogue',
  (remote) => {
    const sources = sourcesIn(path.join(root, remote, 'src'))
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, catalogues = '', request = '']) => ({
        page: fileOf(file, request) ?? request,
        listsCommon: /\bcommon\b/.test(catalogues),
      })),
    )
    expect(declared.length).toBeGreaterThan(3)
    expect(declared.filter(({ page, listsCommon }) => !listsCommon && drawsCommon(page))).toEqual([])
    // Pages that list no catalogue draw no common text.
    const entry = path.join(root, remote, 'src/entry.ts')
    const plain = [...readFileSync(entry, 'utf8').matchAll(/: \(\) => import\('([^']+)'\)/g)].map(([, page]) => page ?? '')
    expect(plain.filter((page) => drawsCommon(fileOf(entry, page) ?? ''))).toEqual([])
  },
)
