/**
 * Makes `src/data/real-words.tsv`: English words that differ by one letter from a word of a known phrase. Without them "meditation" would be read as
 * a misspelling of "medication". Run from the repository after changing phrases: `node --import tsx libs/taxonomy/extract/real-words.mjs`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import { circumstancePhrases } from '../src/circumstances/patterns.ts'
import { allSkills, namesOf, occupations } from '../src/index.ts'
import { wordsOf } from '../src/tokenise.ts'
import { writeTable } from './write-table.mjs'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SHORTEST = 6
const OFFENSIVE = /wank|bugger|tosser|slut|whore/
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('dictionary-en-gb'))
const speller = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))

const vocabulary = new Set(
  [
    ...allSkills.flatMap(namesOf),
    ...circumstancePhrases(),
    ...occupations.flatMap((o) => [o.name.en, o.name.cy, ...o.aliases]),
  ].flatMap((phrase) => wordsOf(phrase).map((word) => word.text)),
)
const found = new Set()
for (const word of vocabulary) {
  if (word.length < SHORTEST || /\d/.test(word)) continue
  const near = new Set()
  for (let i = 1; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    if (after) near.add(before + after.slice(1))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
      if (after) near.add(before + letter + after.slice(1))
    }
  }
  for (const one of near)
    for (const form of [one, `${one}s`]) if (form.length >= SHORTEST && speller.correct(form)) found.add(form)
}
writeTable(
  'real-words',
  ['word'],
  [...found]
    .filter((word) => !OFFENSIVE.test(word))
    .sort()
    .map((word) => [word]),
)
