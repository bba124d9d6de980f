import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deprecationIn, deprecationSentence, deprecationsIn, deprecationsOf, isOver } from './deprecations'
import { root } from './front-ends'
import { deprecatedImports } from './kit-imports'

const OLD = { since: 'contract 1', until: '2027-06-30', instead: 'use `useNew`.' }
const KIT = ['contracts', 'portal-kit', 'ui', 'federation', 'remote-kit']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-deprecated-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
const write = (file: string, text: string) => writeFile(path.join(folder, file), text)

test('an export with a date is found in sources and in declarations, also where another module hands it on', async () => {
  const comment = '/**\n * Was good.\n * @deprecated since contract 1, until 2027-06-30: use `useNew`.\n */\n'
  await write(
    'old.ts',
    `/** Stays. */\nexport const useNew = 1\n${comment}export const useOld = 2\n${comment}export interface Old {}\n`,
  )
  await write('index.ts', "export { useOld as useOlder, useNew, type Old } from './old'\n")
  await write('all.d.ts', "export * from './old.js';\n")
  expect(Object.fromEntries(deprecationsIn(path.join(folder, 'old.ts')))).toEqual({ useOld: OLD, Old: OLD })
  expect(Object.fromEntries(deprecationsIn(path.join(folder, 'index.js')))).toEqual({ useOlder: OLD, Old: OLD })
  expect([...deprecationsIn(path.join(folder, 'all.js')).keys()]).toEqual(['useOld', 'Old'])
})

test('a remote is told each file that imports it, types and handed on exports too, and nothing of its own', async () => {
  await write(
    'Page.tsx',
    "import { QueryProvider as Provider, useEndpoint } from '@onward/portal-kit/queries'\nimport { QueryProvider } from './own'\nexport const Page = () => <Provider>{useEndpoint}{QueryProvider}</Provider>\n",
  )
  await write(
    'again.ts',
    "export { QueryProvider } from '@onward/portal-kit/queries'\nexport type { Remote } from '@onward/portal-kit'\n",
  )
  await write('broken.ts', "import { QueryProvider from '@onward/portal-kit/queries'\n")
  const found = await deprecatedImports(folder)
  expect(found.map(({ file, module, name }) => `${file} ${module} ${name}`)).toEqual([
    'Page.tsx @onward/portal-kit/queries QueryProvider',
    'again.ts @onward/portal-kit/queries QueryProvider',
  ])
})

test('on its last day it still can be used, and from the next on it may be gone', () => {
  expect(isOver(OLD, new Date('2027-06-30T23:59:00+01:00'))).toBe(false)
  expect(isOver(OLD, new Date('2027-07-01T00:01:00+01:00'))).toBe(true)
  const said = (day: string) => deprecationSentence('useOld', '@onward/x', OLD, new Date(day))
  expect(said('2027-01-01')).toBe(
    'useOld of @onward/x is deprecated since contract 1 and can be used until 2027-06-30: use `useNew`.',
  )
  expect(said('2027-07-01')).toContain('could be used until 2027-06-30, and may be gone')
})

test('whatever the kit deprecates says since when, until when and what to use, and stands in its changelog', async () => {
  const changelog = await readFile(path.join(root, 'libs/remote-kit/CHANGELOG.md'), 'utf8')
  const files = await Promise.all(
    KIT.map(async (name) => {
      const at = path.join(root, 'libs', name, 'src')
      const entries = await readdir(at, { recursive: true })
      return entries.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => path.join(at, file))
    }),
  )
  let dated = 0
  for (const file of files.flat()) {
    const text = await readFile(file, 'utf8')
    for (const [, comment = ''] of text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\//g)) {
      if (!/(?:^|\n)[\s*]*@deprecated\b/.test(comment)) continue
      expect([path.relative(root, file), deprecationIn(comment)?.until ?? 'no date']).toEqual([
        path.relative(root, file),
        expect.stringMatching(/^\d{4}/),
      ])
      dated += 1
    }
    for (const [name, { until }] of deprecationsIn(file))
      expect(changelog.split('\n').find((line) => line.includes(`\`${name}\``)) ?? name).toContain(`until ${until}`)
  }
  expect(dated).toBeGreaterThan(0)
  expect(deprecationsOf('@onward/portal-kit/queries').get('QueryProvider')?.until).toBe('2027-06-30')
  expect(deprecationsOf('@onward/none').size).toBe(0)
})
