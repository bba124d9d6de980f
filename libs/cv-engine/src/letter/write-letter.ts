import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type {
  Advert,
  LetterChoices,
  LetterFact,
  LetterLack,
  LetterLength,
  LetterShortfall,
} from '@onward/contracts/jobseekers/letters'
import { LETTER_FACTS } from '@onward/contracts/jobseekers/letters'
import { findSkills } from '@onward/taxonomy'
import { evidencedSkillIds, type RequirementState } from './cv-evidence'
import { english } from './english'
import { letterEntryOf } from './letter-entries'
import { type Part, partsOf } from './letter-parts'
import { countWords, joined } from './piece'
import type { Match } from './requirements'
import { matchAdvert } from './requirements'
import type { Sentences } from './sentences'
import { isAskedBy, usableCourses, usableSkills } from './usable-facts'
import { welsh } from './welsh'
import { occupationsOf } from './workplaces'

export type LetterAdvert = Pick<Advert, 'title' | 'company' | 'requirements'>
export interface LetterInput {
  facts: CvFacts
  person: { firstName: string; lastName: string }
  advert: LetterAdvert | null
  choices: LetterChoices
  /** The month of upload, yyyy-mm; current jobs lasted until then. */
  asOf?: string
}
export interface WrittenLetter {
  body: string
  /** The facts in the letter, each with the text of the CV that it comes from. */
  facts: LetterFact[]
  /** Requirements that the CV does not show, in the advert's words. */
  missing: string[]
  /** Requirements that it shows in part. */
  partly: string[]
}

const MOST_WORDS: Readonly<Record<LetterLength, number>> = { short: 135, standard: 220, long: 325 }
const LANGUAGES: Readonly<Record<LetterChoices['language'], Sentences>> = { en: english, cy: welsh }

/** How many usable facts of the CV answer the advert; without an advert, how many there are. */
function countFits({ facts, advert }: LetterInput, asked: Match): number {
  const { skills, papers, certificates } = usableSkills(facts)
  const entries = [...facts.work, ...facts.volunteering]
  const letterEntries = entries.flatMap(
    (entry) => letterEntryOf(facts, entry, facts.volunteering.includes(entry), asked.askedSkillIds) ?? [],
  )
  const named = letterEntries.filter(({ title, employer }) => title || employer)
  if (!advert)
    return (
      skills.length +
      papers.length +
      certificates.length +
      usableCourses(facts).length +
      facts.languages.length +
      named.length +
      letterEntries.reduce((sum, { bullets }) => sum + bullets.length, 0)
    )
  const isAsked = isAskedBy(asked)
  const languages = facts.languages.flatMap((language) => findSkills(language.quote).map((match) => match.skillId))
  const fits = new Set([
    ...[...skills, ...papers].filter(isAsked).map((skill) => skill.value.skillId),
    ...certificates.flatMap(({ value }) => value.skillId ?? []).filter((id) => asked.askedSkillIds.has(id)),
    ...languages.filter((id) => asked.askedSkillIds.has(id)),
    ...named
      .filter(({ entry }) => occupationsOf(entry).some((id) => asked.askedOccupationIds.has(id)))
      .map(({ entry }) => `entry ${(entry.title ?? entry.employer)?.start}`),
    ...asked.answered.map(({ start }) => `words ${start}`),
  ])
  return fits.size
}

/** Kinds of facts that letters need and the CV lacks. */
function lacksOf(facts: CvFacts): LetterLack[] {
  const entries = [...facts.work, ...facts.volunteering]
  const { skills, papers, certificates } = usableSkills(facts)
  return [
    ...(entries.length === 0 ? (['work'] as const) : []),
    ...(entries.length > 0 && entries.every(({ bullets }) => bullets.length === 0) ? (['duties'] as const) : []),
    ...(skills.every(({ context }) => context !== 'skills') ? (['skills'] as const) : []),
    ...(facts.education.length === 0 ? (['education'] as const) : []),
    ...(papers.length + certificates.length === 0 ? (['papers'] as const) : []),
  ]
}

/** A letter, or why there is none. */
export type LetterOutcome = { letter: WrittenLetter } | { letter: null; shortfall: LetterShortfall }

const unmetOf = ({ states }: Match): { missing: string[]; partly: string[] } => {
  const those = (wanted: RequirementState) => states.filter(({ state }) => state === wanted).map(({ requirement }) => requirement)
  return { missing: those('missing'), partly: those('partly') }
}

/** The advert's requirements that the CV does not show, or shows in part. */
export const unmetRequirements = (
  advert: LetterAdvert | null,
  facts: CvFacts,
  asOf?: string,
): { missing: string[]; partly: string[] } => (advert ? unmetOf(matchAdvert(advert, facts, asOf)) : { missing: [], partly: [] })

/**
 * A cover letter in British English or Welsh that states only what the CV says; too few facts give a shortfall instead. Pure. Date and
 * address are the document's.
 */
export function writeLetter(input: LetterInput): LetterOutcome {
  const { facts, person, advert, choices } = input
  const sentences = LANGUAGES[choices.language]
  const asked = matchAdvert(advert ?? { title: '', requirements: [] }, facts, input.asOf)
  const unmet = advert ? unmetOf(asked) : { missing: [], partly: [] }
  const count = countFits(input, asked)
  const tooFew = (found: number): LetterOutcome => ({
    letter: null,
    shortfall: { facts: found, ...unmet, lacks: lacksOf(facts) },
  })
  if (count < LETTER_FACTS) return tooFew(count)
  const fits =
    [...evidencedSkillIds(facts)].some((id) => asked.askedSkillIds.has(id)) ||
    [...facts.work, ...facts.volunteering].some((entry) => occupationsOf(entry).some((id) => asked.askedOccupationIds.has(id)))
  const opening = sentences.opening(choices.tone, advert, fits)
  const ending = sentences.closing(choices.tone, advert === null)
  const name = [person.firstName, person.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const frame = [sentences.greeting, opening.text, ...ending, sentences.signOff(choices.tone), name].join(' ')

  const parts = partsOf(input, sentences, asked)
  const chosen = new Set<Part>()
  let length = countWords(frame)
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (part.after && !chosen.has(part.after)) continue
    if (part.group && [...chosen].some((other) => other.group === part.group)) continue
    const more = countWords(part.piece.text)
    if (length + more > MOST_WORDS[choices.length]) continue
    chosen.add(part)
    length += more
  }
  const chosenParts = (...names: Part['paragraph'][]) =>
    parts.filter((part) => names.includes(part.paragraph) && chosen.has(part))
  // One sentence is no paragraph.
  const grouped = (one: Part['paragraph'], next: Part['paragraph']) =>
    chosenParts(one).length > 1 && chosenParts(next).length > 1 ? [chosenParts(one), chosenParts(next)] : [chosenParts(one, next)]
  const paragraphs = [...grouped('main-job', 'other-jobs'), ...grouped('skills', 'learning')]
    .map((some) =>
      joined(
        some.map((part) => part.piece),
        ' ',
      ),
    )
    .filter((paragraph) => paragraph.text !== '')
  const body = [
    sentences.greeting,
    opening.text,
    ...paragraphs.map((paragraph) => paragraph.text),
    ending.join(' '),
    `${sentences.signOff(choices.tone)}\n${name}`.trim(),
  ].join('\n\n')
  const bodyFacts = paragraphs.flatMap((paragraph) => paragraph.facts)
  const distinct = new Set(bodyFacts.map(({ start }) => start)).size
  return distinct < LETTER_FACTS ? tooFew(distinct) : { letter: { body, facts: bodyFacts, ...unmet } }
}
