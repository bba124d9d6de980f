/**
 * Evaluates letters: `npm run eval:letters`. Holds requirements against people, writes the fifty letters again and compares them with the text that
 * was judged. Fails when an aim is missed or a figure falls below its floor in `floors.json`. `--misses` prints each pair that was judged otherwise; `--write` keeps the letters as they are now, to
 * be judged anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { failOnBrokenFloors } from '@onward/testing/floors'
import { LETTERS_FILE, letterFor, pageOf, readAsked, readJudged, sentencesOf } from './asked-letters'
import { readCvs } from './people'
import { factsOfCv, judgePairs, PAIR_SETS, readPairs } from './requirement-pairs'

const { values } = parseArgs({
  options: { misses: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
/** The least share of pairs judged as a reader does. */
const AIM = 0.9
const figures: Record<string, number> = {}

const cvs = new Map(readCvs('development').map((cv) => [cv.id, cv]))
const read = new Map<string, CvFacts>()
function factsOf(person: string): CvFacts {
  const cv = cvs.get(person)
  if (!cv) throw new Error(`There is no CV "${person}"`)
  const facts = read.get(person) ?? factsOfCv(cv)
  read.set(person, facts)
  return facts
}

for (const set of PAIR_SETS) {
  const judged = judgePairs(readPairs(set), factsOf)
  const right = judged.filter(({ state, found }) => state === found).length
  const of = (state: string) => {
    const those = judged.filter((pair) => pair.state === state)
    return `${state} ${those.filter(({ found }) => found === state).length} of ${those.length}`
  }
  const share = right / judged.length
  figures[`requirements, ${set}`] = share
  console.log(`Requirements, ${set}: ${share.toFixed(3)} of ${judged.length}; ${['met', 'partly', 'missing'].map(of).join(', ')}`)
  if (values.misses)
    for (const { person, requirement, state, found } of judged)
      if (state !== found) console.log(`  ${person}: ${requirement}: ${state}, found ${found}`)
  if (share < AIM) process.exitCode = 1
}

const asked = readAsked()
const outcomes = asked.map((letter) => letterFor(letter, factsOf(letter.person)))
const pages = asked.map((letter, i) => {
  const outcome = outcomes[i]
  return outcome ? pageOf(letter, outcome) : ''
})
const judgedBefore = existsSync(LETTERS_FILE) ? readFileSync(LETTERS_FILE, 'utf8').split(/\n\n(?==== )/) : []
const changed = pages.filter((page, i) => page.trim() !== judgedBefore[i]?.trim()).length
if (values.write) writeFileSync(LETTERS_FILE, `${pages.join('\n\n')}\n`)
for (const language of ['en', 'cy'] as const) {
  const bodies = outcomes.flatMap((outcome, i) =>
    asked[i]?.language === language && outcome.letter ? [outcome.letter.body] : [],
  )
  console.log(
    `Letters, ${language}: ${bodies.length} of ${asked.filter((letter) => letter.language === language).length}, ${bodies.reduce((sum, body) => sum + sentencesOf(body), 0)} sentences about the person`,
  )
}
const judged = readJudged()
for (const when of ['before', 'after'] as const)
  console.log(
    `Judged, ${when}: ${judged.reduce((sum, letter) => sum + letter[when].untrue, 0)} untrue sentences, ${judged.filter((letter) => letter[when].sent).length} of ${judged.length} could be sent as they are`,
  )
const after = judged.map((letter) => letter.after)
failOnBrokenFloors(new URL('../floors.json', import.meta.url), 'letters', {
  ...figures,
  'untrue sentences': after.reduce((sum, { untrue }) => sum + untrue, 0),
  'letters that could be sent': after.filter(({ sent }) => sent).length,
})
console.log(`${changed} letters have changed since they were judged`)
