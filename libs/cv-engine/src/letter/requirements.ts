import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, findSkills, impliedSkills } from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'
import { isNameable } from './own-facts'

/** What an advert asks, held against what a CV says. */
export interface Match {
  /** Skills that the advert asks for or welcomes. */
  askedSkillIds: ReadonlySet<string>
  askedOccupationIds: ReadonlySet<string>
  /** Pieces of the CV that hold the very words of something asked. */
  answered: readonly Found<unknown>[]
  /** What the CV does not show, in the advert's words. */
  missing: string[]
}

export const LABEL =
  /^\s*(?:(?:desirable|essential|required|requirements?|preferred|nice to have|bonus|ideally|you will need|we ask for|hanfodol|dymunol)\s*[:–-]\s*)+/i
/** What the employer will teach is not asked for. */
export const TAUGHT =
  /\b(?:you(?:'|’)?(?:ll| will) learn|we(?:'|’)?(?:ll| will) (?:teach|train|show|help)|full training|training (?:is |will be )?(?:given|provided)|no (?:previous |prior )?(?:experience|qualifications?)(?: is| are)? (?:needed|required|necessary)|no experience)\b/i
const WORD_NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
export const YEARS = /\b(\d{1,2}|one|two|three|four|five)\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?years?\b/i
const MONTHS = /\b(six|6|twelve|12|three|3|nine|9|18|eighteen) months\b/i
const MONTH_NUMBERS: Readonly<Record<string, number>> = { six: 6, twelve: 12, three: 3, nine: 9, eighteen: 18 }
const EMPTY_WORDS = new Set(
  `with have has having the and for from that this your you our will must should able ability good great excellent strong some very essential desirable required experience
experienced knowledge understanding skill skills work working level equivalent similar role job previous proven least willing willingness full current relevant
a an of to in at on or be is are as by it we us who use using gyda mewn o y yr a neu profiad sgiliau gwaith`.split(/\s+/),
)

/** Every piece of the CV's text that counts as evidence; wishes, names and contact details do not. */
export function evidence(facts: CvFacts): Found<unknown>[] {
  const experience = (entry: ExperienceFact) => [entry.title, entry.employer, ...entry.bullets]
  return [
    ...[...facts.work, ...facts.volunteering].flatMap(experience),
    ...facts.education.flatMap((entry) => [entry.qualification, ...entry.results]),
    ...facts.skills,
    ...facts.certificates,
    ...facts.languages,
  ].filter((fact) => fact !== null)
}

/** Ids of the skills, licences and certificates that the CV shows. */
export function shownSkillIds(facts: CvFacts): Set<string> {
  const shown = new Set([
    ...facts.skills.map((skill) => skill.value.skillId),
    ...facts.certificates.flatMap((certificate) => (certificate.value.skillId ? [certificate.value.skillId] : [])),
    ...[...facts.certificates, ...facts.languages].flatMap((fact) => findSkills(fact.quote).map((match) => match.skillId)),
  ])
  return new Set([...shown, ...impliedSkills(shown).keys()])
}

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)

/** Months of work, up to the last date that the CV names; `counts` picks the entries. */
function monthsOfWork(facts: CvFacts, counts: (entry: ExperienceFact) => boolean): number {
  const dates = [...facts.work, ...facts.volunteering, ...facts.education].flatMap((entry) => [entry.from, entry.until])
  const last = Math.max(0, ...dates.flatMap((date) => (date ? [monthNumber(date.value)] : [])))
  const months = new Set<number>()
  for (const entry of [...facts.work, ...facts.volunteering])
    if (entry.from && counts(entry)) {
      const until = entry.until ? monthNumber(entry.until.value) : entry.current ? last : monthNumber(entry.from.value)
      for (let month = monthNumber(entry.from.value); month <= until; month++) months.add(month)
    }
  return months.size
}

export const occupationsOf = (entry: ExperienceFact): string[] => [
  ...(entry.occupationId ? [entry.occupationId] : []),
  ...(entry.title ? findOccupations(entry.title.value).map((match) => match.occupationId) : []),
]
/** Skills that the entry's own words name. */
export const skillsOfEntry = (entry: ExperienceFact): string[] =>
  [entry.title, ...entry.bullets].flatMap((fact) =>
    fact ? findSkills(fact.quote, textOfEntry(entry)).map((match) => match.skillId) : [],
  )

const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
const rootOf = (word: string): string => word.replace(/(?:ing|ed|s|es)$/, '').slice(0, 8)

/** The piece of the CV that holds all the words that matter in the requirement. */
function wordsShown(requirement: string, pieces: readonly Found<unknown>[]): Found<unknown> | undefined {
  const asked = plainWords(requirement).map(rootOf)
  if (asked.length === 0) return undefined
  return pieces.find((piece) => {
    const said = new Set(plainWords(piece.quote).map(rootOf))
    return asked.every((word) => said.has(word))
  })
}

function isShown(requirement: string, advert: string, facts: CvFacts, shown: ReadonlySet<string>): boolean {
  const skills = [...new Set(findSkills(requirement, advert).map((match) => match.skillId))]
  const occupations = new Set(findOccupations(requirement).map((match) => match.occupationId))
  const entries = [...facts.work, ...facts.volunteering]
  const did = (entry: ExperienceFact) => occupationsOf(entry).some((id) => occupations.has(id))
  const years = YEARS.exec(requirement)?.[1]?.toLowerCase()
  const some = MONTHS.exec(requirement)?.[1]?.toLowerCase()
  const months = years ? 12 * (WORD_NUMBERS[years] ?? Number(years)) : some ? (MONTH_NUMBERS[some] ?? Number(some)) : 0
  if (months > 0 && /experience|profiad|as an? /i.test(requirement)) {
    const words = plainWords(requirement)
      .filter((word) => !/^\d+$|^(?:years?|months?|one|two|three|four|five|six|nine|twelve|eighteen)$/.test(word))
      .map(rootOf)
    const says = (entry: ExperienceFact) => {
      const said = new Set(
        [entry.title, entry.employer, ...entry.bullets].flatMap((fact) => plainWords(fact?.quote ?? '')).map(rootOf),
      )
      return words.some((word) => said.has(word))
    }
    const counts = (entry: ExperienceFact) =>
      words.length === 0 ||
      did(entry) ||
      skillsOfEntry(entry).some((id) => skills.includes(id)) ||
      (skills.length === 0 && occupations.size === 0 && says(entry))
    return monthsOfWork(facts, counts) >= months
  }
  const either = /\bor\b|\bneu\b|\//i.test(requirement)
  if (skills.length > 0 && (either ? skills.some((id) => shown.has(id)) : skills.every((id) => shown.has(id)))) return true
  if (occupations.size > 0 && (skills.length === 0 || either) && entries.some(did)) return true
  return wordsShown(requirement, evidence(facts)) !== undefined
}

/** What the advert asks, and what of it the CV does not show. */
export function matchAdvert(advert: { title: string; requirements: readonly string[] }, facts: CvFacts): Match {
  const shown = shownSkillIds(facts)
  const asked = advert.requirements.filter((line) => line.trim() !== '' && !/:\s*$/.test(line) && !TAUGHT.test(line))
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
    answered: worded.flatMap((line) => wordsShown(line, evidence({ ...facts, skills: facts.skills.filter(isNameable) })) ?? []),
    missing: [...new Set(asked.filter((line) => !isShown(line.replace(LABEL, ''), whole, facts, shown)))],
  }
}
