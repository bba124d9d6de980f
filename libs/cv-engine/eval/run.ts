/**
 * Evaluates the CV engine: `npm run eval:cv -- [--set development|held-out|others] [--fast] [--misses]`. `--fast` reads each file once and leaves
 * the hostile files out; `--misses` prints what was missed, of the sets that may be looked at.
 */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { linesOf } from '../src/facts/lines'
import { tagLines } from '../src/facts/tagged-lines'
import { analyse, readDocument, readFacts } from '../src/index'
import type { Series } from './labels'
import { readCvs, readVocabulary, SERIES } from './labels'
import { columnsOf, fileNameOf, renderingsOf } from './layouts'
import { readOthers, UNLABELLED } from './others'
import { HOSTILE, mutations, outcomeOf } from './robustness'
import type { Counts, Miss } from './scoring'
import { add, f1, orderAccuracy, precision, ratio, recall, scoreFacts, sectionHits, WITH_IMPLIED } from './scoring'

const { values } = parseArgs({
  options: { set: { type: 'string' }, fast: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
})
const SETS = ['development', 'held-out', 'others'] as const
if (values.set && !(SETS as readonly string[]).includes(values.set)) throw new Error(`--set is one of ${SETS.join(', ')}`)
if (values.misses && values.set === 'held-out')
  throw new Error('What is missed in CVs held out is not shown: nobody tunes on it.')

interface Result {
  file: string
  layout: string
  type: string
  series: Series
  counts: Map<string, Counts>
  misses: Miss[]
  sections: [number, number] | null
  order: number | null
  milliseconds: number
  pages: number
  peakBytes: number
  isSame: boolean
  refusal: string | null
}

const percent = (value: number | null): string => (value === null ? '–' : value.toFixed(3))
function print(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => (row[i] ?? '').length)))
  const row = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  console.log(`\n${title}\n${row(heads)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const cells of rows) console.log(row(cells))
}

async function evaluate(
  path: string,
  file: string,
  layout: string,
  score: (facts: ReturnType<typeof readFacts>) => ReturnType<typeof scoreFacts>,
  labelled: {
    columns: ReturnType<typeof columnsOf>['columns']
    lines: ReturnType<typeof readCvs>[number]['lines']
    series: Series
  } | null,
): Promise<Result> {
  const bytes = readFileSync(path)
  const once = async () => {
    const started = performance.now()
    const document = await readDocument(bytes, file)
    if (!document.ok)
      return { document, facts: readFacts([]), milliseconds: performance.now() - started, answer: document.refusal }
    const facts = readFacts(document.blocks)
    const analysis = analyse(document)
    const milliseconds = performance.now() - started
    return { document, facts, milliseconds, answer: JSON.stringify([document.blocks, facts, analysis]) }
  }
  const { document, facts, milliseconds, answer } = await once()
  const isSame = values.fast || (await once()).answer === answer
  const { counts, misses } = score(facts)
  return {
    file,
    layout,
    type: file.split('.').at(-1) ?? '',
    series: labelled?.series ?? 1,
    counts,
    misses,
    sections: labelled && sectionHits(labelled.lines, document.ok ? tagLines(linesOf(document.blocks)) : []),
    order: labelled && orderAccuracy(labelled.columns, document.ok ? document.text : ''),
    milliseconds,
    pages: document.ok ? document.pages : 0,
    peakBytes: document.ok ? (document.peakRssBytes ?? 0) : 0,
    isSame,
    refusal: document.ok ? null : document.refusal,
  }
}

async function resultsOf(set: (typeof SETS)[number]): Promise<Result[]> {
  const results: Result[] = []
  if (set === 'others') {
    for (const { path, file, theme, labels } of readOthers()) {
      results.push(
        await evaluate(
          path,
          file,
          theme,
          (facts) => scoreFacts(labels, facts, { lenientDates: true, without: UNLABELLED }),
          null,
        ),
      )
    }
    return results
  }
  const cvs = readCvs(set)
  const vocabulary = readVocabulary()
  for (const rendering of renderingsOf(cvs)) {
    const cv = cvs.find(({ id }) => id === rendering.cv)
    if (!cv) continue
    const file = fileNameOf(rendering)
    const path = fileURLToPath(new URL(`./rendered/${file}`, import.meta.url))
    const { columns } = columnsOf(cv.lines, rendering.layout)
    const labelled = { columns, lines: cv.lines, series: cv.series }
    results.push(await evaluate(path, file, rendering.layout, (facts) => scoreFacts(cv.labels, facts, { vocabulary }), labelled))
  }
  return results
}

const sum = (results: readonly Result[]): Map<string, Counts> => {
  const total = new Map<string, Counts>()
  for (const { counts } of results) add(total, counts)
  return total
}
/** One count of all fields together; skills have an aim of their own. */
const allFields = (counts: ReadonlyMap<string, Counts>): Counts => {
  const total = { hits: 0, wrong: 0, missed: 0 }
  for (const [field, { hits, wrong, missed }] of counts) {
    if (field.startsWith('skills')) continue
    total.hits += hits
    total.wrong += wrong
    total.missed += missed
  }
  return total
}
const NONE: Counts = { hits: 0, wrong: 0, missed: 0 }
const mean = (list: readonly number[]): number | null =>
  ratio(
    list.reduce((a, b) => a + b, 0),
    list.length,
  )
const at = (list: readonly number[], share: number): string =>
  `${Math.round([...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0)}`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)}`

function report(set: string, results: readonly Result[]): void {
  const counts = sum(results)
  print(
    `${set}: fields (${results.length} files)`,
    ['field', 'precision', 'recall', 'F1', 'labels'],
    [...counts, ['all but skills', allFields(counts)] as const].map(([field, count]) => [
      field,
      percent(precision(count)),
      percent(recall(count)),
      percent(f1(count)),
      `${count.hits + count.missed}`,
    ]),
  )
  const row = (name: string, some: readonly Result[]): string[] => {
    const total = sum(some)
    const sections = some.flatMap((result) => (result.sections ? [result.sections] : []))
    const orders = some.flatMap((result) => (result.order === null ? [] : [result.order]))
    const hits = sections.reduce((all, [hit]) => all + hit, 0)
    const blocks = sections.reduce((all, [, count]) => all + count, 0)
    return [
      name,
      `${some.length}`,
      percent(f1(allFields(total))),
      percent(f1(total.get('skills') ?? NONE)),
      percent(ratio(hits, blocks)),
      percent(mean(orders)),
      at(
        some.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
      at(
        some.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      megabytes(Math.max(0, ...some.map(({ peakBytes }) => peakBytes))),
    ]
  }
  const groups = (key: (result: Result) => string) =>
    [...new Set(results.map(key))].sort().map((name) =>
      row(
        name,
        results.filter((r) => key(r) === name),
      ),
    )
  const multi = (result: Result) => /^(?:sidebar|table|boxes)/.test(result.layout)
  const columns =
    set === 'others'
      ? []
      : [
          row(
            'single column',
            results.filter((r) => !multi(r)),
          ),
          row(
            'single column, no letters',
            results.filter((r) => !multi(r) && r.layout !== 'prose'),
          ),
          row('multi-column', results.filter(multi)),
        ]
  const seriesThere = SERIES.filter((series) => set !== 'others' && results.some((r) => r.series === series))
  const bySeries = seriesThere.flatMap((series) => {
    const own = results.filter((r) => r.series === series)
    if (set !== 'held-out') return [row(`series ${series}`, own)]
    const single = own.filter((r) => !multi(r))
    const several = own.filter(multi)
    return [
      row(`series ${series}`, own),
      row(`series ${series}, single column`, single),
      row(`series ${series}, multi-column`, several),
    ]
  })
  const twoPages = results.filter((result) => result.type === 'pdf' && result.pages === 2)
  print(
    `${set}: by layout and type`,
    ['', 'files', 'field F1', 'skills F1', 'sections', 'order', 'median ms', 'p95 ms', 'peak MB'],
    [
      ...columns,
      ...bySeries,
      ...groups((r) => r.layout),
      ...groups((r) => r.type),
      ...groups((r) => `${r.layout} ${r.type}`),
      row('two-page PDFs', twoPages),
      row('all', results),
    ],
  )
  const refused = results.filter(({ refusal }) => refusal !== null)
  for (const { file, refusal } of refused) console.log(`refused: ${file} (${refusal})`)
  if (!values.fast)
    console.log(
      `determinism: ${results.filter(({ isSame }) => isSame).length} of ${results.length} files gave the same answer twice`,
    )
  if (!values.misses) return
  if (set !== 'held-out')
    for (const { file, misses } of results)
      for (const { field, expected, found } of misses.filter((miss) => miss.field !== WITH_IMPLIED))
        console.log(`${file}\t${field}\texpected: ${expected}\tfound: ${found}`)
}

const MOST_BYTES = 450 * 1024 * 1024
const MOST_MILLISECONDS = 10_000

async function reportRobustness(): Promise<void> {
  const named: Awaited<ReturnType<typeof outcomeOf>>[] = []
  for (const file of HOSTILE) named.push(await outcomeOf(file))
  const changed: typeof named = []
  for (const file of mutations(200, 20_26)) changed.push(await outcomeOf(file))
  print(
    'robustness',
    ['file', 'outcome', 'as expected', 'ms', 'peak MB'],
    named.map(({ kind, outcome, isExpected, milliseconds, peakBytes }) => [
      kind,
      outcome,
      isExpected ? 'yes' : 'NO',
      `${Math.round(milliseconds)}`,
      megabytes(peakBytes),
    ]),
  )
  const outcomes = new Map<string, number>()
  for (const { outcome } of changed) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  console.log(`200 files with changed bytes: ${[...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`)
  const all = [...named, ...changed]
  console.log(`unexpected outcomes: ${all.filter(({ isExpected }) => !isExpected).length} of ${all.length}`)
  console.log(
    `above 450 MB or 10 s: ${all.filter(({ peakBytes, milliseconds }) => peakBytes > MOST_BYTES || milliseconds > MOST_MILLISECONDS).length} of ${all.length}`,
  )
  console.log(
    `worst: ${megabytes(Math.max(...all.map(({ peakBytes }) => peakBytes)))} MB, ${at(
      all.map(({ milliseconds }) => milliseconds),
      1,
    )} ms`,
  )
}

console.log(`Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
for (const set of SETS) if (!values.set || values.set === set) report(set, await resultsOf(set))
if (!values.fast) await reportRobustness()
