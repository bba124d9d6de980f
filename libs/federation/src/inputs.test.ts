import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { packageFolder, root } from './front-ends'
import { buildInputs } from './inputs'
import { KnownInputsPlugin } from './known-inputs-plugin'

const inputsOf = async (name: string) =>
  [...(await buildInputs(name, packageFolder(name)))].map((file) => path.relative(root, file))

test('a remote counts the library files that it bundles, and none that the shell provides', async () => {
  const jobseeker = await inputsOf('jobseeker')
  expect(jobseeker).toEqual(expect.arrayContaining(['libs/ui/src/chart/LineChart.tsx', 'libs/ui/src/chart/LineChart.module.css']))
  expect(jobseeker).toEqual(
    expect.arrayContaining(['libs/ui/src/job.ts', 'libs/contracts/src/jobs/job-facts.ts', 'package-lock.json']),
  )
  const employer = await inputsOf('employer')
  expect(employer).not.toContain('libs/ui/src/frame.ts')
  expect(employer).not.toContain('libs/portal-kit/src/hooks.ts')
})
test('a remote that prerenders pages counts the shared files that it draws them with', async () => {
  expect(await inputsOf('jobseeker')).toEqual(
    expect.arrayContaining(['remote-jobseeker/src/jobs/prerender.tsx', 'libs/ui/src/frame.ts']),
  )
})
test('the shell counts the modules that it provides', async () => {
  expect(await inputsOf('shell')).toEqual(
    expect.arrayContaining(['libs/ui/src/frame.ts', 'libs/ui/src/data.ts', 'libs/ui/src/tokens.css', 'shell/src/index.html']),
  )
})
test('a catalogue counts in every language', async () => {
  const files = ['en', 'cy'].map((language) => `remote-public/src/legal/privacy/${language}.json`)
  expect(await inputsOf('public')).toEqual(expect.arrayContaining(files))
})
test('tests, stories and other front ends do not count', async () => {
  const all = [...(await inputsOf('shell')), ...(await inputsOf('employer'))]
  expect(all.filter((file) => /\.(test|stories)\.|^remote-(public|jobseeker)/.test(file))).toEqual([])
})

test('a build that reads a file outside its fingerprint fails, and names it', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'onward-inputs-'))
  const file = path.join(root, 'libs/federation/src/integrity.ts')
  const errorsWith = (known: string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const compiler = webpack({
        mode: 'none',
        entry: file,
        output: { path: out },
        module: { rules: [{ test: /\.ts$/, loader: 'swc-loader' }] },
        plugins: [new KnownInputsPlugin(new Set(known))],
      })
      compiler.run((error, stats) =>
        compiler.close(() => (stats ? resolve(stats.compilation.errors.map(({ message }) => message)) : reject(error))),
      )
    })
  try {
    expect(await errorsWith([])).toEqual(['The fingerprint leaves out libs/federation/src/integrity.ts.'])
    expect(await errorsWith([file])).toEqual([])
  } finally {
    await rm(out, { recursive: true, force: true })
  }
})
