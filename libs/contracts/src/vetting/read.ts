import type { JobFlag } from '../jobs/vacancies'
import { CONTACT_RULES } from './contact'
import { FEE_RULES } from './fees'
import { type Folded, fold, passageOf, sentencesOf } from './fold'
import { MULE_RULES } from './mule'
import { PERSONAL_RULES } from './personal'
import { PRESSURE_RULES } from './pressure'
import { REMOTE_CONTROL_RULES } from './remote-control'
import type { Rule } from './rule'

/** A text that is read, of an advert or of an organisation. */
export interface Part<F extends string> {
  field: F
  /** The line of the requirements. */
  line: number | null
  original: string
  folded: Folded
}
export interface Passage<F extends string> {
  field: F
  line: number | null
  start: number
  end: number
}
type Check = JobFlag['check']

/** Read in adverts, in what an organisation says of itself, and in messages. */
export const SCAM_RULES: readonly Rule[] = [
  ...FEE_RULES,
  ...CONTACT_RULES,
  ...PERSONAL_RULES,
  ...MULE_RULES,
  ...REMOTE_CONTROL_RULES,
  ...PRESSURE_RULES,
]
const LONGEST_FOUND = 120
/** Requests that a person must see, and hints that hold an advert when two are there. */
const HINTS_THAT_HOLD = 2

export const partOf = <F extends string>(field: F, original: string, line: number | null = null): Part<F> => ({
  field,
  line,
  original,
  folded: fold(original),
})

export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_FOUND ? `${plain.slice(0, LONGEST_FOUND - 1)}…` : plain
}

/** What the rules see in texts, with the words; more can be added. `excused` sentences are left out. Pure. */
export function findingsIn<F extends string>(
  parts: readonly Part<F>[],
  { rules = SCAM_RULES, excused }: { rules?: readonly Rule[]; excused?: (check: Check, sentence: string) => boolean } = {},
) {
  const found = new Map<Check, { passages: Passage<F>[]; hints: number; holds: boolean; found: string }>()

  function add(check: Check, weak: boolean, where: Passage<F> | null, text: string): void {
    const one = found.get(check) ?? { passages: [], hints: 0, holds: false, found: shortened(text) }
    if (!one.holds && !weak) one.found = shortened(text)
    if (
      where &&
      !one.passages.some((other) => other.field === where.field && other.line === where.line && other.start === where.start)
    )
      one.passages.push(where)
    one.hints += 1
    if (!weak || (check !== 'repeated-contact' && one.hints >= HINTS_THAT_HOLD)) one.holds = true
    found.set(check, one)
  }
  function addPart(check: Check, { field, line, original, folded }: Part<F>, start: number, end: number, weak = false): void {
    const where = { field, line, ...passageOf(folded, original, start, end) }
    add(check, weak, where, original.slice(where.start, where.end))
  }

  for (const part of parts) {
    for (const sentence of sentencesOf(part.folded.text)) {
      for (const rule of rules) {
        const matches = rule.all.map((pattern) => pattern.exec(sentence.text))
        if (matches.some((match) => match === null) || rule.none?.some((pattern) => pattern.test(sentence.text))) continue
        if (excused?.(rule.code, sentence.text)) continue
        const [first] = matches
        const from = sentence.start + (rule.match ? (first?.index ?? 0) : 0)
        const length = rule.match ? (first?.[0].length ?? 0) : sentence.text.length
        addPart(rule.code, part, from, from + length, rule.weak === true)
      }
    }
  }

  return {
    add,
    addPart,
    flags: () =>
      [...found].map(([check, one]) => ({
        check,
        severity: one.holds ? ('hold' as const) : ('note' as const),
        found: one.found,
        passages: one.passages,
      })),
  }
}
