import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { packageFolder, root } from './front-ends'
import { buildInputs } from './inputs'
import { KnownInputsPlugin } from './known-inputs-plugin'

const inputsOf = async (name: string) =>
  [...(await buildInputs(name, packageFolder(name)))].map((file) => path.relative(root, file))

test('a remote counts the parts of libraries that it brings itself, and none that the shell lends', async () => {
  const jobseeker = await inputsOf('jobseeker')
  expect(jobseeker).toEqual(expect.arrayContaining(['libs/ui/src/chart/LineChart.tsx', 'libs/ui/src/chart/LineChart.module.css']))
  expect(jobseeker).toEqual(
    expect.arrayContaining(['libs/ui/src/password.ts', 'libs/contracts/src/jobs/job-facts.ts', 'package-lock.json']),
  )
  expect(jobseeker).not.toContain('libs/ui/src/frame.ts')
  expect(jobseeker).not.toContain('libs/portal-kit/src/hooks.ts')
})
test('the shell counts what it lends', async () => {
  expect(await inputsOf('shell')).toEqual(
    expect.arrayContaining(['libs/ui/src/frame.ts', 'libs/ui/src/form.ts', 'libs/ui/src/tokens.css', 'shell/src/index.html']),
  )
})
test('a catalogue counts in every language', async () => {
  const files = ['en', 'cy'].map((language) => `remote-public/src/account/messages/${language}.json`)
  expect(await inputsOf('public')).toEqual(expect.arrayContaining(files))
})
test('tests, stories and other front ends decide no bytes', async () => {
  const all = [...(await inputsOf('shell')), ...(await inputsOf('employer'))]
  expect(all.filter((file) => /\.(test|stories)\.|^remote-(public|jobseeker)/.test(file))).toEqual([])
})

test('a build that reads a file which its fingerprint leaves out fails, and names it', async () => {
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
