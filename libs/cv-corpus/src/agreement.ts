/**
 * How far careful readers agree on the skills of a CV: `node --import tsx libs/cv-corpus/src/agreement.ts`. `people/readings/` holds two more
 * readings of the CVs held out, made from their words, the custom (`skills-custom.md`) and the vocabulary alone.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDocument } from '@onward/cv-engine'
import { readFacts } from '@onward/cv-engine/facts/read-facts'
import { pagesOf } from './documents'
import { readCvs, readVocabulary } from './people'
import type { Counts } from './scoring'
import { f1, precision, recall } from './scoring'

type Skills = ReadonlySet<string>
type Reading = ReadonlyMap<string, Skills>

function readingOf(file: string): Reading {
  const found: Record<string, string[]> = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../people/readings/${file}.json`, import.meta.url)), 'utf8'),
  )
  return new Map(Object.entries(found).map(([cv, skills]) => [cv, new Set(skills)]))
}

const vocabulary = readVocabulary()
const inVocabulary = (skills: readonly string[]): Skills => new Set(skills.filter((id) => vocabulary.has(id)))
const one = readingOf('one')
const two = readingOf('two')
const cvs = readCvs('held-out').filter(({ id }) => one.has(id))
const labels: Reading = new Map(cvs.map((cv) => [cv.id, inVocabulary(cv.labels.skills ?? [])]))
const both: Reading = new Map([...one].map(([cv, skills]) => [cv, new Set([...skills].filter((id) => two.get(cv)?.has(id)))]))

/** The engine's answers, one for each page. */
const engine: [cv: string, skills: Skills][] = []
for (const { cv, file, read } of await pagesOf(cvs)) {
  const document = await readDocument(read(), file)
  if (!document.ok) throw new Error(`${file}: ${document.refusal}`)
  engine.push([cv.id, inVocabulary(readFacts(document.blocks).skills.map(({ value }) => value.skillId))])
}

function compare(name: string, found: Iterable<readonly [string, Skills]>, reference: Reading): void {
  const counts: Counts = { hits: 0, wrong: 0, missed: 0 }
  for (const [cv, skills] of found) {
    const wanted = reference.get(cv) ?? new Set()
    const hits = [...skills].filter((id) => wanted.has(id)).length
    counts.hits += hits
    counts.wrong += skills.size - hits
    counts.missed += wanted.size - hits
  }
  const [p, r, f] = [precision, recall, f1].map((figure) => figure(counts)?.toFixed(3) ?? '–')
  console.log(`${name.padEnd(36)} ${p}  ${r}  ${f}`)
}
console.log(`${cvs.length} CVs, ${engine.length} files${' '.repeat(18)} precision, recall, F1`)
compare('first reading, by the labels', one, labels)
compare('second reading, by the labels', two, labels)
compare('first reading, by the second', one, two)
compare('engine, by the labels', engine, labels)
compare('engine, by the first reading', engine, one)
compare('engine, by the second reading', engine, two)
compare('engine, by what both readings find', engine, both)
