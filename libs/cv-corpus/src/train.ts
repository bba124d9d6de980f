/**
 * Learns the weights of the taggers from the development series and the résumés that teach: `npm run train:cv`. The same pages give the same weights.
 * `-- --without 9,resumes` leaves series out, `-- --to <folder>` writes elsewhere, `-- --blocks <folder>` keeps what was read of the pages.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readDocument } from '@onward/cv-engine'
import type { Block } from '@onward/cv-engine/read-document'
import type { LearnedWeights } from '@onward/cv-engine/tagging/weights-file'
import { fileOf } from '@onward/cv-engine/tagging/weights-file'
import type { Example, Examples, TrainingOptions } from './crf'
import { meanOf, numbered, train } from './crf'
import { pagesOf } from './documents'
import type { GoldPage } from './examples'
import { goldPage, lineExample, partOf, plainerPage, poolsOf, proseExample, withOtherNames, wordExamples } from './examples'
import { readCvs } from './people'
import { progressOf } from './progress'
import { teachingPages } from './theme-pages'

const { values } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    to: { type: 'string', default: fileURLToPath(new URL('@onward/cv-engine/tagging/weights/', import.meta.url)) },
    blocks: { type: 'string' },
  },
})
const without = new Set(values.without.split(','))
const cvs = readCvs('development').filter(({ series }) => !without.has(`${series}`))

async function blocksOf(file: string, read: () => Buffer): Promise<Block[]> {
  const cacheFile = values.blocks ? `${values.blocks}/${file}.json` : null
  if (cacheFile && existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8')) as Block[]
  const document = await readDocument(read(), file)
  const blocks = document.ok ? document.blocks : []
  if (cacheFile) {
    mkdirSync(values.blocks as string, { recursive: true })
    writeFileSync(cacheFile, JSON.stringify(blocks))
  }
  return blocks
}

const sources = [
  ...(await pagesOf(cvs, { onProgress: progressOf('pages printed') })),
  ...(without.has('resumes') ? [] : await teachingPages(progressOf('résumés printed'))),
]
const onRead = progressOf('pages read')
const pages: GoldPage[] = []
const plainer: GoldPage[] = []
for (const [i, { cv, file, read }] of sources.entries()) {
  const blocks = await blocksOf(file, read)
  pages.push(goldPage(cv, blocks))
  const page = plainerPage(cv, blocks, plainer.length + 1)
  if (page) plainer.push(page)
  onRead(i + 1, sources.length)
}
const parts = pages.flatMap((page, i) => partOf(page, i) ?? [])
/** Learned in two orders, so that close decisions depend less on chance. */
const SEEDS = [7, 11]
const learned = (examples: Examples, options: Omit<TrainingOptions, 'seed'>): LearnedWeights =>
  meanOf(SEEDS.map((seed) => train(examples, { ...options, seed })))
const common = { epochs: 6, l1: 0.003, l2: 0.0001, rate: 0.1 }
const lines = learned(numbered([...pages, ...plainer, ...parts].map(lineExample), 4), {
  ...common,
  l1: 0.002,
  // Rules were made for these CVs, so their features are often left out; so are words, because other CVs have other words.
  without: { '!': 0.4, '#': 0.2, '~': 0.7 },
  mayFollow: () => true,
})
const pools = poolsOf(pages)
const letters = pages.filter(({ cv }) => cv.isProse)
/** Each page with its own and with other names; letters, which set their names in so many ways, with others again. */
function* wordsOfPages(): Generator<Example> {
  for (const page of pages) yield* wordExamples(page)
  for (const [i, page] of pages.entries()) yield* wordExamples(withOtherNames(page, pools, i))
  for (let time = 0; time < 3; time++)
    for (const [i, page] of letters.entries()) yield* wordExamples(withOtherNames(page, pools, i + time * 10_007))
  for (const page of parts) yield* wordExamples(page)
}
const words = learned(numbered(wordsOfPages(), 5), {
  ...common,
  without: { '#': 0.3, '~': 0.4 },
  // A name begins before it goes on.
  mayFollow: (before, label) =>
    !label.startsWith('I-') || (before !== null && before !== 'O' && before.slice(2) === label.slice(2)),
})
const write = (name: string, weights: LearnedWeights) => {
  mkdirSync(values.to, { recursive: true })
  const file = fileOf(weights)
  writeFileSync(`${values.to}/${name}.json.gz`, file)
  console.log(`${name}: ${Object.keys(weights.features).length} features, ${Math.round(file.length / 1000)} kB`)
}
const prose = learned(
  numbered(
    pages.flatMap((page, i) => [0, i + 1, -i - 1].flatMap((seed) => proseExample(page, seed) ?? [])),
    3,
  ),
  { ...common, epochs: 12, l1: 0.002, without: { '#': 0.3 }, mayFollow: () => true },
)
write('lines', lines)
write('words', words)
write('prose', prose)
