import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const require = createRequire(import.meta.url)

describe('what one clone leaves for the next', () => {
  it('is the transformed text, in whose source map no folder of the clone stands', () => {
    const { createTransformer } = require('./transform.cjs')
    const parser = { syntax: 'typescript' }
    const { code } = createTransformer({ jsc: { parser } }).process('export const a: number = 1', '/clone/libs/a.ts', {
      supportsStaticESM: false,
    })
    const [, map = ''] = /base64,(\S+)/.exec(code) ?? []
    expect(JSON.parse(Buffer.from(map, 'base64').toString()).sources).toEqual(['a.ts'])
  })

  describe('is which files failed and how long each took:', () => {
    const TestSequencer = require('./test-sequencer.cjs')
    let cacheDirectory: string
    beforeEach(() => {
      cacheDirectory = mkdtempSync(path.join(tmpdir(), 'onward-runs-'))
    })
    afterEach(() => rmSync(cacheDirectory, { recursive: true }))

    const filesOf = (rootDir: string, ...names: string[]) =>
      names.map((name) => ({ path: `${rootDir}/${name}`, context: { config: { rootDir, cacheDirectory } } }))
    const result = (testFilePath: string, ms: number, numFailingTests = 0) => ({
      testFilePath,
      numFailingTests,
      perfStats: { start: 0, end: ms },
    })

    it('failed ones come first, then new ones, then the longest', () => {
      const before = filesOf('/one', 'quick', 'long', 'failing')
      const testResults = [result('/one/quick', 10), result('/one/long', 900), result('/one/failing', 1, 2)]
      new TestSequencer({}).cacheResults(before, { testResults })
      // A file that is there, because its size is asked for.
      const fresh = { ...filesOf('/two', 'new')[0], path: require.resolve('./transform.cjs') }
      const sorted: { path: string }[] = new TestSequencer({}).sort([...filesOf('/two', 'quick', 'long', 'failing'), fresh])
      expect(sorted.map((test) => path.basename(test.path))).toEqual(['failing', path.basename(fresh.path), 'long', 'quick'])
    })

    it('a later run replaces what it ran, and keeps the rest', () => {
      const files = filesOf('/one', 'a', 'b')
      new TestSequencer({}).cacheResults(files, { testResults: [result('/one/a', 1, 1), result('/one/b', 2)] })
      new TestSequencer({}).cacheResults(files.slice(0, 1), { testResults: [result('/one/a', 1)] })
      const sorted: { path: string }[] = new TestSequencer({}).sort(files)
      expect(sorted.map((test) => test.path)).toEqual(['/one/b', '/one/a'])
    })
  })
})
