import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type { RequirementState } from '@onward/cv-engine'
import { stateOf } from '@onward/cv-engine'
import { readFacts } from '@onward/cv-engine/facts/read-facts'
import type { LabelledCv } from './labels'
import { joined } from './layouts'

/** A person of the corpus, a requirement of an advert, and what a reader of the CV says of them. */
export interface RequirementPair {
  person: string
  requirement: string
  state: RequirementState
}
export const PAIR_SETS = ['development', 'unseen'] as const
const STATES: ReadonlySet<string> = new Set<RequirementState>(['met', 'partly', 'missing'])

/** The pairs of a set, labelled by `requirements/criteria.md`. Throws on a line that it cannot read. */
export function readPairs(set: (typeof PAIR_SETS)[number]): RequirementPair[] {
  const file = readFileSync(fileURLToPath(new URL(`../requirements/${set}.txt`, import.meta.url)), 'utf8')
  return file
    .split(/^=== /m)
    .slice(1)
    .flatMap((block) => {
      const [person = '', ...lines] = block.trim().split('\n')
      return lines.map((line) => {
        const [state = '', requirement] = line.split(/\s*\| /)
        if (!requirement || !STATES.has(state)) throw new Error(`${set}: cannot read "${line}"`)
        return { person, requirement, state: state as RequirementState }
      })
    })
}

/** A labelled CV as the engine reads it from a plain page. */
export const factsOfCv = (cv: LabelledCv): CvFacts =>
  readFacts(
    cv.lines.flatMap((line) =>
      joined(line, cv.dates).map((text) => ({
        text,
        kind: line.role === 'heading' ? ('heading' as const) : line.role === 'item' ? ('item' as const) : ('text' as const),
      })),
    ),
  )

/** When the people of the corpus hand in their CVs. */
const AS_OF = '2026-01'
export interface JudgedPair extends RequirementPair {
  found: RequirementState
}
export const judgePairs = (pairs: readonly RequirementPair[], factsOf: (person: string) => CvFacts): JudgedPair[] =>
  pairs.map((pair) => ({ ...pair, found: stateOf(pair.requirement, factsOf(pair.person), { asOf: AS_OF }) }))
