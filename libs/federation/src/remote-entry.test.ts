import { execFile } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { packageFolder, root } from './front-ends'

const run = promisify(execFile)
/** In its own process, as a build does: entries are not written for Jest's modules. */
async function read(dir: string, name: string) {
  const module = pathToFileURL(path.join(root, 'libs/federation/src/remote-entry.ts')).href
  const script = `import(${JSON.stringify(module)}).then(({ readEntry }) => readEntry(...process.argv.slice(1)))
    .then((entry) => console.log(JSON.stringify(entry)), (error) => { console.error(error.message); process.exitCode = 1 })`
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--eval', script, dir, name], { cwd: root })
  return JSON.parse(stdout)
}

test('an entry gives its routes and the texts that one language lacks, in its own catalogue and in those of its pages', async () => {
  expect(await read(path.join(root, 'libs/federation/fixtures/remote'), 'fixture')).toEqual({
    exports: { routes: ['plain', 'both'], slots: [] },
    untranslated: [
      { catalogue: 'fixture.told', key: 'later', language: 'cy' },
      { catalogue: 'fixture.counted', key: 'none', language: 'en' },
      { catalogue: 'fixture', key: 'more', language: 'en' },
    ],
  })
})

test.each(['public', 'jobseeker', 'employer', 'agent'])('%s says everything in both languages', async (name) => {
  const { exports, untranslated } = await read(packageFolder(name), name)
  expect(exports.routes.length).toBeGreaterThan(5)
  expect(untranslated).toEqual([])
})
