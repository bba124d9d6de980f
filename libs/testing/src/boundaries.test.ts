import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fixture = path.join(root, 'libs/testing/fixtures/boundaries')
const config = path.join(root, '.dependency-cruiser.cjs')

interface Violation {
  from: string
  rule: { name: string }
}

/** Runs the real rules on a small tree that breaks each of them. */
function violations(): Violation[] {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [cruise, '--config', config, '--output-type', 'json', '.'], {
    cwd: fixture,
    encoding: 'utf8',
  })
  if (!stdout) throw new Error(stderr)
  const result: { summary: { violations: Violation[] } } = JSON.parse(stdout)
  return result.summary.violations
}

/** Service files with SQL (sql`…` or db.sql`…`) that are neither a store nor an allowed exception. */
function sqlOutsideStores(folder: string): string[] {
  const mayHoldSql = /(?:^|\/)(?:[a-z-]*store|(?:[a-z]+-)?schema|retention)\.ts$|\/(?:demo|testing|bench)\/|\.test\.ts$/
  const files = readdirSync(path.join(folder, 'services'), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[a-z]+\/src\/.*\.ts$/.test(file) && !mayHoldSql.test(file))
    .filter((file) => /\bsql(?:<[^`;]*>)?`/.test(readFileSync(path.join(folder, 'services', file), 'utf8')))
    .sort()
}

/** Service files that store a file by themselves, or remove one beside a write: the kit does both, and knows what was rolled back. */
function filesBesideTheKit(folder: string): string[] {
  const mayStore = /\/(?:demo|testing|bench)\/|\.test\.ts$/
  return readdirSync(path.join(folder, 'services'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[a-z]+\/src\/.*\.ts$/.test(file) && !mayStore.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(folder, 'services', file), 'utf8')
      return /\bfiles\.put\(/.test(text) || (/\bfiles\.remove\(/.test(text) && /\.handle\(|\bwrite\(/.test(text))
    })
    .sort()
}

/**
 * Uses of `inArray` with a list that the code does not write out: such a list has no end, and a statement 65,535 parameters. What may
 * stand there: a constant, a list of words, a select.
 */
function listsOfParameters(folder: string): string[] {
  const written = /^(?:\[\s*'|\[\.\.\.[A-Z][A-Z_]*\b|[A-Z][A-Z_]*\b|tx\b)/
  return readdirSync(path.join(folder, 'services'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^[a-z]+\/src\/.*\.ts$/.test(file) && !/\/(?:demo|testing)\/|\.test\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, 'services', file), 'utf8')
      const isSelect = (name: string) =>
        new RegExp(`\\b(?:const|function|let) ${name}\\b[^=]*=\\s*(?:\\([^)]*\\)[^=]*=>\\s*)?tx\\s*\\.select`).test(text)
      return [...text.matchAll(/\b(?:notI|i)nArray\(\s*(?:sql`[^`]*`|[\w.]+),\s*([^\n]+)/g)]
        .filter(([, list = '']) => !written.test(list) && !isSelect(/^\w+/.exec(list)?.[0] ?? '-'))
        .map(([, list = '']) => `${file}: ${list}`)
    })
    .sort()
}

describe('the lines between folders', () => {
  const broken = violations()
  const rules = [...readFileSync(config, 'utf8').matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name)

  it.each(rules)('%s is caught when a file crosses it', (name) => {
    expect(broken.map(({ rule }) => rule.name)).toContain(name)
  })

  it('SQL is in stores only, also without the query builder', () => {
    expect(sqlOutsideStores(fixture)).toEqual(['identity/src/guesses.ts'])
    // It checks whether each database answers.
    expect(sqlOutsideStores(root)).toEqual(['server/src/create-server.ts'])
  })

  it('a file goes with its row: no endpoint stores or removes one but by `writeWithFile` and `writeThenRemove`', () => {
    expect(filesBesideTheKit(fixture)).toEqual(['jobs/src/upload.ts'])
    expect(filesBesideTheKit(root)).toEqual([])
  })

  it('a list without an end is one parameter of a statement: `isAnyOf`, not `inArray`', () => {
    expect(listsOfParameters(fixture)).toEqual(['jobs/src/list-store.ts: [...ids]))'])
    expect(listsOfParameters(root)).toEqual([])
  })

  it('no page gets the bank of a quiz, straight or by a library that pages share; services do', () => {
    const breaking = broken.filter(({ rule }) => rule.name === 'quiz-banks-stay-on-the-server').map(({ from }) => from)
    expect(breaking.sort()).toEqual(['libs/ui/src/button.ts', 'remote-alpha/src/entry.ts'])
  })
})
