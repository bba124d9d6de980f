import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transform } from '@swc/core'
import { frameLine, mapStack } from './map-stack'
import { mapsIn } from './maps-folder'

const SOURCE = `export function drawTraining(jobs) {
  const shown = jobs.filter((job) => job.open)
  if (shown.length === 0) throw new Error('nothing to draw')
  return shown
}
`
const of = { remote: 'training', build: '0a1b2c3d4e5f' }

async function published() {
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-maps-'))
  const { code, map = '' } = await transform(SOURCE, {
    filename: 'src/draw.js',
    sourceMaps: true,
    minify: true,
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2022', minify: { compress: true, mangle: true } },
  })
  await mkdir(path.join(folder, of.remote, of.build), { recursive: true })
  await writeFile(path.join(folder, of.remote, of.build, '12.abc.js.map'), map)
  return { folder, column: code.indexOf('throw') + 1 }
}

it('a minified stack leads to the lines that were written, in the words of each browser', async () => {
  const { folder, column } = await published()
  const address = `https://portal.example/assets/training/${of.build}/12.abc.js:1:${column}`
  for (const stack of [
    `Error: nothing to draw\n    at t (${address})\n    at https://portal.example/assets/shell/ffff/first.1.js:1:9`,
    `t@${address}\n@https://portal.example/assets/shell/ffff/first.1.js:1:9`,
  ]) {
    const [first, second] = await mapStack(stack, of, mapsIn(folder))
    expect(first?.source).toMatchObject({ file: expect.stringContaining('draw.js'), line: 3 })
    expect(second).toMatchObject({ told: 'first.1.js:1:9', source: null })
  }
})

it('a script without its address is of the version that failed', async () => {
  const { folder, column } = await published()
  const [frame] = await mapStack(`at t (12.abc.js:1:${column})`, of, mapsIn(folder))
  expect(frame && frameLine(frame)).toMatch(/src\/draw\.js:3:\d+|draw\.js:3:\d+/)
})

it('without a map, with a damaged one, or a name that leads elsewhere, it tells what the browser told', async () => {
  const { folder } = await published()
  await writeFile(path.join(folder, of.remote, of.build, 'bad.js.map'), '{')
  for (const script of ['none.js:1:5', 'bad.js:1:5', '...js:1:5'])
    expect((await mapStack(`at t (${script})`, of, mapsIn(folder)))[0]).toEqual({ told: script, name: 't', source: null })
  expect(await mapsIn(folder)({ remote: '..', build: '..', file: (await readdir(folder))[0] ?? '' })).toBeNull()
  expect(await mapStack('Error: nothing', of, mapsIn(folder))).toEqual([])
})
