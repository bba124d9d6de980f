import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { findSkills, impliedSkills } from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'

/** How far a CV shows what one line of an advert asks; `partly` is a part of it, or less than asked. */
export type RequirementState = 'met' | 'partly' | 'missing'

/** False for a driver's "CPCs" read as a CPCS card. */
export const isItself = ({ skillId, surface }: { skillId: string; surface: string }): boolean =>
  skillId !== 'cpcs-card' || /CPCS|plant/i.test(surface)

const EMPTY_WORDS = new Set(
  `with have has having the and for from that this your you our will must should able ability good great excellent strong some very essential desirable required experience
experienced knowledge understanding skill skills work working level equivalent similar role job previous proven least willing willingness full current relevant valid minimum
confident proficient sound basic own use using busy environment setting industry sector manner training trained
a an of to in at on or be is are as by it we us who gyda mewn o y yr a neu profiad sgiliau gwaith`.split(/\s+/),
)

/** The facts of a CV that count as evidence: no wishes, names or contact details. */
export function evidencePieces(facts: CvFacts): Found<unknown>[] {
  const experience = (entry: ExperienceFact) => [entry.title, entry.employer, ...entry.bullets]
  return [
    ...[...facts.work, ...facts.volunteering].flatMap(experience),
    ...facts.education.flatMap((entry) => [entry.qualification, ...entry.results]),
    ...facts.skills,
    ...facts.certificates,
    ...facts.languages,
  ].filter((fact) => fact !== null)
}

/** The same without employers, whose names say nothing of the work: "Castle Gardens". */
export const besidesEmployers = (facts: CvFacts): Found<unknown>[] => {
  const names = new Set([...facts.work, ...facts.volunteering].flatMap(({ employer }) => employer?.start ?? []))
  return evidencePieces(facts).filter(({ start }) => !names.has(start))
}

/** Ids of the skills, licences and certificates that the CV shows. */
export function evidencedSkillIds(facts: CvFacts): Set<string> {
  const named = new Set([
    ...facts.skills
      .filter(({ value, quote }) => isItself({ skillId: value.skillId, surface: quote }))
      .map((skill) => skill.value.skillId),
    ...facts.certificates.flatMap(({ value, quote }) =>
      value.skillId && isItself({ skillId: value.skillId, surface: quote }) ? [value.skillId] : [],
    ),
    ...[...facts.certificates, ...facts.languages].flatMap((fact) =>
      findSkills(fact.quote)
        .filter(isItself)
        .map((match) => match.skillId),
    ),
  ])
  return new Set([...named, ...impliedSkills(named).keys()])
}

/** Skills that the entry's own words name. */
export const skillsOfEntry = (entry: ExperienceFact): string[] =>
  [entry.title, ...entry.bullets].flatMap((fact) =>
    fact ? findSkills(fact.quote, textOfEntry(entry)).map((match) => match.skillId) : [],
  )

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1)
/** Distinct months of the entries. A current job lasts to `asOf`, or to the last date in the CV. */
export function monthsOf(entries: readonly ExperienceFact[], { facts, asOf }: Pick<CvEvidence, 'facts' | 'asOf'>): number {
  const dates = [...facts.work, ...facts.volunteering, ...facts.education].flatMap((entry) => [entry.from, entry.until])
  const last = Math.max(asOf ? monthNumber(asOf) : 0, ...dates.flatMap((date) => (date ? [monthNumber(date.value)] : [])))
  const months = new Set<number>()
  for (const entry of entries)
    if (entry.from) {
      const until = entry.until ? monthNumber(entry.until.value) : entry.current ? last : monthNumber(entry.from.value)
      for (let month = monthNumber(entry.from.value); month <= until; month++) months.add(month)
    }
  return months.size
}

export const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
export const rootOf = (word: string): string =>
  word
    .replace(/(?:ing|ed|ers?|s|es)$/, '')
    .replace(/(.)\1$/, '$1')
    .slice(0, 8)

/** The piece of the CV that contains every significant word of the requirement. */
export function pieceHolding(requirement: string, pieces: readonly Found<unknown>[]): Found<unknown> | undefined {
  const words = plainWords(requirement)
  // One short word alone has too many meanings: "group", "line".
  if (words.length === 0 || (words.length === 1 && (words[0] ?? '').length < 6)) return undefined
  const asked = words.map(rootOf)
  return pieces.find((piece) => {
    const pieceRoots = new Set(plainWords(piece.quote).map(rootOf))
    return asked.every((word) => pieceRoots.has(word))
  })
}

/** The evidence of one CV, computed once. */
export interface CvEvidence {
  facts: CvFacts
  asOf: string | undefined
  skillIds: ReadonlySet<string>
  entries: readonly ExperienceFact[]
  /** All evidence and the summary. */
  text: string
}
export const evidenceIn = (facts: CvFacts, asOf: string | undefined): CvEvidence => ({
  facts,
  asOf,
  skillIds: evidencedSkillIds(facts),
  entries: [...facts.work, ...facts.volunteering],
  text: [...evidencePieces(facts), ...(facts.summary ? [facts.summary] : [])].map(({ quote }) => quote).join('\n'),
})
