import type { CvFacts, Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, findSkills } from '@onward/taxonomy'
import { besidesEmployers, pieceHolding, type RequirementState } from './cv-evidence'
import { isNameable } from './own-facts'
import { LABEL, stateOf, YEARS } from './requirement-state'

/** An advert compared with a CV. */
export interface Match {
  /** Skills that the advert asks for or welcomes. */
  askedSkillIds: ReadonlySet<string>
  askedOccupationIds: ReadonlySet<string>
  /** Pieces of the CV that contain the words of a requirement. */
  answered: readonly Found<unknown>[]
  states: { requirement: string; state: RequirementState }[]
}

/** What the employer will teach, and so does not ask for. */
export const TAUGHT =
  /\b(?:you(?:'|’)?(?:ll| will) learn|we(?:'|’)?(?:ll| will) (?:teach|train|show|help)|full training|training (?:is |will be )?(?:given|provided)|no (?:previous |prior )?(?:experience|qualifications?)(?: is| are)? (?:needed|required|necessary)|no experience)\b/i
/** What an employer checks on paper; a CV need not show it. */
const CHECKED =
  /\b(?:right to work|eligible to work|work permit|references?|hawl i weithio|geirda|(?:1[68]|21|25) years? (?:old |of age )?(?:or|and) (?:over|older|above)|(?:over|aged?) (?:1[68]|21|25)|willing(?:ness)? to (?:undergo|have|complete) (?:an? )?(?:enhanced )?(?:DBS|PVG))\b/i

export function matchAdvert(advert: { title: string; requirements: readonly string[] }, facts: CvFacts, asOf?: string): Match {
  const asked = advert.requirements.filter(
    (line) => line.trim() !== '' && !/:\s*$/.test(line) && !TAUGHT.test(line) && !CHECKED.test(line),
  )
  const text = [advert.title, ...asked.map((line) => line.replace(LABEL, ''))]
  const whole = [advert.title, ...advert.requirements].join('\n')
  const skillIdsIn = (line: string): string[] => findSkills(line, whole).map((match) => match.skillId)
  // Lines without a skill or job are compared by their words: "5 GCSEs", "Evening work".
  const worded = asked
    .map((line) => line.replace(LABEL, ''))
    .filter((line) => skillIdsIn(line).length === 0 && findOccupations(line).length === 0 && !YEARS.test(line))
  return {
    askedSkillIds: new Set(text.flatMap(skillIdsIn)),
    askedOccupationIds: new Set(text.flatMap((line) => findOccupations(line).map((match) => match.occupationId))),
    answered: worded.flatMap(
      (line) => pieceHolding(line, besidesEmployers({ ...facts, skills: facts.skills.filter(isNameable) })) ?? [],
    ),
    states: [...new Set(asked)].map((requirement) => ({
      requirement,
      state: stateOf(requirement, facts, { title: advert.title, ...(asOf && { asOf }) }),
    })),
  }
}
