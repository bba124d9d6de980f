import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { outdatedFiles, RECORD_COMMAND, readJourneyMap, recordedMap } from './journey-map'
import { afterRecording } from './journeys-of-change'
import { portalParts } from './portal-parts'
import type { Unit } from './step'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

test(`the map names every file of journeys, and only pages and endpoints that exist; to mend it: ${RECORD_COMMAND}`, async () => {
  const map = readJourneyMap(root)
  const parts = await portalParts(root)
  const specs = readdirSync(path.join(root, 'shell/e2e')).filter((file) => file.endsWith('.spec.ts'))
  expect(Object.keys(map).sort()).toEqual(specs.sort())
  const pages = new Set(parts.pages.map(({ name }) => name))
  const endpoints = new Set(parts.endpoints.map(({ name }) => name))
  const unknown = Object.entries(map).flatMap(([file, touched]) => [
    ...touched.pages.filter((page) => !pages.has(page)).map((page) => `${file}: ${page}`),
    ...touched.endpoints.filter((name) => !endpoints.has(name)).map((name) => `${file}: ${name}`),
  ])
  expect(unknown).toEqual([])
})

const parts = {
  pages: [
    { name: 'agent/case', path: '/agent/cases/:id', file: '' },
    { name: 'agent/new-case', path: '/agent/cases/new', file: '' },
  ],
  endpoints: [{ name: 'readCase', service: 'casework', method: 'GET', path: '/api/casework/cases/:id' }],
}
const journey = (file: string, pages: string[], requests: string[], failed = 0): Unit => ({
  name: file,
  passed: 1 - failed,
  failed,
  log: '',
  pictures: [],
  touched: { file, pages, requests },
})

test('what the journeys of a file touched is put together, and what is no page or endpoint left out', () => {
  const recorded = recordedMap(
    [
      journey('a.spec.ts', ['/agent/cases/7', '/login'], ['GET /api/casework/cases/7', 'POST /api/casework/cases/7']),
      journey('a.spec.ts', ['/agent/cases/8', '/agent/cases/new'], []),
      journey('failed.spec.ts', ['/agent/cases/7'], [], 1),
    ],
    parts,
  )
  expect(recorded).toEqual({ 'a.spec.ts': { journeys: 2, pages: ['agent/case', 'agent/new-case'], endpoints: ['readCase'] } })
})

test('a file whose pages are others than the map says is out of date', () => {
  const map = { 'a.spec.ts': { journeys: 1, pages: ['agent/case'], endpoints: [] } }
  expect(outdatedFiles(map, { 'a.spec.ts': { journeys: 1, pages: ['agent/case'], endpoints: ['readCase'] } })).toEqual([])
  expect(outdatedFiles(map, { 'a.spec.ts': { journeys: 1, pages: ['agent/new-case'], endpoints: [] } })).toEqual(['a.spec.ts'])
  expect(outdatedFiles(map, { 'b.spec.ts': { journeys: 1, pages: [], endpoints: [] } })).toEqual(['b.spec.ts'])
})

test('journeys that were not recorded change nothing and say nothing', async () => {
  expect(await afterRecording(root, [{ ...journey('a.spec.ts', [], []), touched: undefined }], true)).toEqual([])
})

test('a recorded file takes the place of what stood in the map, and files that went leave it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'onward-map-'))
  try {
    const e2e = path.join(folder, 'shell/e2e')
    mkdirSync(e2e, { recursive: true })
    writeFileSync(path.join(e2e, 'a.spec.ts'), '')
    for (const remote of ['public', 'jobseeker', 'agent', 'employer']) {
      mkdirSync(path.join(folder, `remote-${remote}/src`), { recursive: true })
      writeFileSync(path.join(folder, `remote-${remote}/src/entry.ts`), '')
      const pages = remote === 'agent' ? "[{ id: 'case', path: '/agent/cases/:id' }]" : '[]'
      writeFileSync(path.join(folder, `remote-${remote}/portal.remote.ts`), `export default { pages: ${pages} }`)
    }
    const before = { journeys: 9, pages: [], endpoints: [] }
    writeFileSync(path.join(e2e, 'journey-map.json'), JSON.stringify({ 'a.spec.ts': before, 'gone.spec.ts': before }))
    expect(await afterRecording(folder, [journey('a.spec.ts', ['/agent/cases/7'], [])], true)).toHaveLength(1)
    expect(readJourneyMap(folder)).toEqual({ 'a.spec.ts': { journeys: 1, pages: ['agent/case'], endpoints: [] } })
    expect(await afterRecording(folder, [journey('a.spec.ts', ['/login'], [])], false)).toEqual([
      `shell/e2e/journey-map.json says otherwise than what these open: a.spec.ts. To mend it: ${RECORD_COMMAND}`,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
