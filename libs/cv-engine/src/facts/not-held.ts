import type { CvFacts, Found } from '@onward/contracts/jobseekers/curriculum'
import { skillById } from '@onward/taxonomy'

/** What follows a paper that ran out or was taken away. */
const OVER =
  /^[^.\n;]{0,45}?\b(?:lapsed|expired|ran out|run out|out of date|revoked|needs? (?:doing|renewing)|no longer|wedi dod i ben)\b/i
/** A form's question, and its answer. */
const DENIED = /^\s*[?:]\s*(?:no|none|nac oes|na)\b/i
/** What stands before a paper that is still to come. */
const TO_COME =
  /\b(?:study|studying|working towards|enrolled|booked|started|retaking|applied for|waiting for|provisional|hope to (?:get|do)|going to (?:get|do)|want to (?:get|do))\b[^.\n;,]{0,45}$/i

/** Marks certificates that are not held now, by the words around their names. */
export function markedNotHeld(facts: CvFacts, text: string): CvFacts {
  const starts = [...facts.certificates, ...facts.skills].map(({ start }) => start).toSorted((a, b) => a - b)
  const isNotHeld = ({ start, end }: Found<unknown>): boolean => {
    const next = starts.find((other) => other > end) ?? text.length
    const after = text.slice(end, Math.min(next, end + 70))
    const before = text.slice(Math.max(0, start - 60), start)
    return OVER.test(after) || DENIED.test(after) || TO_COME.test(before)
  }
  const marked = <F extends Found<unknown>>(fact: F): F => (isNotHeld(fact) ? { ...fact, notHeld: true } : fact)
  return {
    ...facts,
    certificates: facts.certificates.map(marked),
    skills: facts.skills.map((skill) => (skillById(skill.value.skillId)?.kind === 'skill' ? skill : marked(skill))),
  }
}
