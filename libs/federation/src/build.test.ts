import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './front-ends'

const run = promisify(execFile)
const probe = path.join(root, 'shell/e2e/front-ends/probe')

/** In a process of its own, as builds are; outside the repository, where other tests would read what is broken. */
async function built(file: string, text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-odd-'))
  try {
    await cp(probe, folder, { recursive: true, filter: (one) => !/\/(dist|\.cache)$/.test(one) })
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    await writeFile(path.join(folder, file), text)
    const cli = path.join(root, 'libs/federation/src/build-cli.ts')
    const said = await run(process.execPath, ['--import', 'tsx', cli, `probe=${folder}`], { cwd: root }).then(
      () => 'built',
      (error: Error & { stderr: string }) => error.stderr.trim(),
    )
    return { said, left: (await readdir(folder)).sort() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.each([
  ['package.json', '{ "name": "x", ', /^package\.json of probe is not valid JSON \([^\n]+\)\. Mend it there\.$/],
  [
    'portal.remote.ts',
    'export default { name: "probe", contract: 1, pages: 5 }',
    /^portal\.remote\.ts: pages invalid type: [^\n]+ Mend it there\./,
  ],
  ['portal.remote.ts', 'export default {', /^portal\.remote\.ts cannot be read\. Mend it: /],
])('a broken %s ends the build with what to mend, without a stack, and leaves no folder', async (file, text, sentence) => {
  const { said, left } = await built(file, text)
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n\s+at /)
  expect(left).toEqual(['node_modules', 'package.json', 'portal.remote.ts', 'src'])
})
