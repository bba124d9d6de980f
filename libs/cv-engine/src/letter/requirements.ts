import type { CvFacts, Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, findSkills } from '@onward/taxonomy'
import { besidesEmployers, pieceHolding, type RequirementState } from './cv-evidence'
import { isNameable } from './own-facts'
import { LABEL, stateOf, YEARS } from './requirement-state'

/** What an advert asks, held against what a CV says. */
export interface Match {
  /** Skills that the advert asks for or welcomes. */
  askedSkillIds: ReadonlySet<string>
  askedOccupationIds: ReadonlySet<string>
  /** Pieces of the CV that hold the very words of something asked. */
  answered: readonly Found<unknown>[]
  /** Each line of the advert that asks for something, in its words. */
  states: { requirement: string; state: RequirementState }[]
}

/** What the employer will teach is not asked for. */
export const TAUGHT =
  /\b(?:you(?:'|’)?(?:ll| will) learn|we(?:'|’)?(?:ll| will) (?:teach|train|show|help)|full training|training (?:is |will be )?(?:given|provided)|no (?:previous |prior )?(?:experience|qualifications?)(?: is| are)? (?:needed|required|necessary)|no experience)\b/i
/** What an employer checks on paper is not for a CV to show, and some of it is nobody's to tell there. */
const CHECKED =
  /\b(?:right to work|eligible to work|work permit|references?|hawl i weithio|geirda|(?:1[68]|21|25) years? (?:old |of age )?(?:or|and) (?:over|older|above)|(?:over|aged?) (?:1[68]|21|25)|willing(?:ness)? to (?:undergo|have|complete) (?:an? )?(?:enhanced )?(?:DBS|PVG))\b/i

/** What the advert asks, and how much of it the CV shows. */
export function matchAdvert(advert: { title: string; requirements: readonly string[] }, facts: CvFacts, asOf?: string): Match {
  const asked = advert.requirements.filter(
    (line) => line.trim() !== '' && !/:\s*$/.test(line) && !TAUGHT.test(line) && !CHECKED.test(line),
  )
  const text = [advert.title, ...asked.map((line) => line.replace(LABEL, ''))]
  const whole = [advert.title, ...advert.requirements].join('\n')
  const skillIdsIn = (line: string): string[] => findSkills(line, whole).map((match) => match.skillId)
  // What names no skill and no job is answered by the words themselves: "5 GCSEs", "Evening work".
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
