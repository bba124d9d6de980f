import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@onward/contracts/language'
import { flattenMessages, type Messages } from '@onward/portal-kit/i18n'
import { root } from './front-ends'

const PLURAL_FORM = /([._])(zero|one|two|few|many|other)$/

/** Every folder with an `en.json`: a catalogue has one file per language. */
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

/** Key → names of its values. Plural forms count as one key, since each language has its own; an empty text is a missing key. */
function valuesByKey(messages: Messages): Record<string, string[]> {
  const flat = flattenMessages(messages)
  const found: Record<string, Set<string>> = {}
  for (const [key, text] of Object.entries(flat)) {
    if (!text.trim()) continue
    const whole = key.replace(PLURAL_FORM, '')
    const [, separator] = PLURAL_FORM.exec(key) ?? []
    const name = flat[`${whole}${separator}other`] === undefined ? key : whole
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

/** A page or part with its own catalogues: the catalogues that it lists, and its file. */
const DECLARED = /(with\w*Catalogues)\(\s*(?:\[([^\]]*)\],\s*)?\(\) => import\('([^']+)'\),?\s*\)/g
const TYPES = /^(?:import|export) type [^;]*?from '[^']+'$/gm
const CONTRACTS = '@onward/contracts/'
const fileOf = (from: string, request: string): string | undefined => {
  const [folder, name] = request.startsWith(CONTRACTS)
    ? [path.join(root, 'libs/contracts/src'), request.slice(CONTRACTS.length)]
    : [path.dirname(from), request]
  return ['.tsx', '.ts']
    .map((ending) => path.resolve(folder, name) + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** The common catalogue and contract texts that a module and its imports use; parts with their own list are left out. */
function drawn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const common = source.includes("'common.") ? ['common'] : []
  const texts = [...source.matchAll(/export const (\w+) = textsOf</g)].map(([, name = '']) => name)
  const imports = source.replace(TYPES, '').replace(DECLARED, '')
  const requests = imports.matchAll(/(?:\sfrom |import\()'((?:\.|@onward\/contracts\/)[^']+)'/g)
  const brought = [...requests].map(([, request]) => fileOf(file, request ?? '')).filter((one) => one !== undefined)
  return [...new Set([...common, ...texts, ...brought.flatMap((one) => drawn(one, seen))])].sort()
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((entry) => path.join(entry.parentPath, entry.name))

/** The remotes' catalogues and the common one. A static manifest is read before any catalogue is loaded. */
const COMMON = 'libs/portal-kit/src/common'
const ofRemotes = [COMMON, ...folders.filter((folder) => /^remote-[a-z]+\/src\//.test(folder))]

test('a text is in at most two catalogues: with a third it belongs in common', () => {
  const sources = Object.fromEntries(
    [...new Set(ofRemotes.map((folder) => folder.split(path.sep)[0] ?? ''))].map((front) => [
      front,
      sourcesIn(path.join(root, front))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    ]),
  )
  // Keys computed at run time (`state.${state}`) may stand in more catalogues.
  const isWrittenOut = (folder: string, key: string) =>
    folder === COMMON || sources[folder.split(path.sep)[0] ?? '']?.includes(`'${key.replace(PLURAL_FORM, '')}'`)
  const places = new Map<string, Set<string>>()
  for (const folder of ofRemotes) {
    const texts = LANGUAGES.map((language) => flattenMessages(messagesIn(folder, language)))
    for (const key of Object.keys(texts[0] ?? {})) {
      if (!isWrittenOut(folder, key)) continue
      const text = texts.map((messages) => messages[key]).join(' / ')
      places.set(text, (places.get(text) ?? new Set()).add(folder))
    }
  }
  expect(places.size).toBeGreaterThan(2000)
  expect([...places].filter(([, where]) => where.size > 2).map(([text, where]) => [text, ...where])).toEqual([])
})

test('no text holds letters that were read in another encoding', () => {
  const garbled = folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) => Object.values(flattenMessages(messagesIn(folder, language)))).filter((text) =>
      /[ÃÂ][\u0080-\u00bf]|â€/.test(text),
    ),
  )
  expect(garbled).toEqual([])
})

/** `allConsentTexts` are `consentTexts` in every language. */
const lists = (catalogues: string, wanted: string): boolean =>
  new RegExp(`\\b(?:${wanted}|all${wanted.replace(/^./, (letter) => letter.toUpperCase())})\\b`).test(catalogues)

test.each(readdirSync(root).filter((name) => name.startsWith('remote-')))(
  'a page of %s that draws common texts, or texts of the contracts, lists their catalogue',
  (remote) => {
    const sources = sourcesIn(path.join(root, remote, 'src'))
    const texts = sources.map((file) => readFileSync(file, 'utf8'))
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, list = '', catalogues, request = '']) => ({
        page: fileOf(file, request) ?? request,
        // Else the remote has a function that lists the page's catalogues.
        catalogues: catalogues ?? texts.find((source) => source.includes(`const ${list} =`)) ?? '',
      })),
    )
    expect(declared.length).toBeGreaterThan(3)
    const lacking = declared.flatMap(({ page, catalogues }) =>
      drawn(page)
        .filter((wanted) => !lists(catalogues, wanted))
        .map((wanted) => `${path.relative(root, page)} draws ${wanted}`),
    )
    expect(lacking).toEqual([])
    // Pages without a list must use no contract texts.
    const entry = path.join(root, remote, 'src/entry.ts')
    const plain = [...readFileSync(entry, 'utf8').matchAll(/: \(\) => import\('([^']+)'\)/g)].map(([, page]) => page ?? '')
    expect(plain.filter((page) => drawn(fileOf(entry, page) ?? '').length > 0)).toEqual([])
  },
)
