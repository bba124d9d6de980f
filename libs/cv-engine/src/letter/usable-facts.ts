import type { CvFacts, EducationFact } from '@onward/contracts/jobseekers/curriculum'
import { findSkills, impliedSkills, skillName } from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'
import { unclaimedIn } from '../facts/unclaimed'
import { isUsablePaper, namesPaper } from './fact-sentences'
import { CUSTODY, UNTIDY } from './letter-entries'
import { isNameable, isPaper, isShared, ownFactsOf } from './own-facts'
import { isPrivate } from './rephrase'
import type { Match } from './requirements'
import type { LetterEntry, SkillFound } from './sentences'

/** Skills and papers that a letter may name, without duplicates. */
export function usableSkills(facts: CvFacts): {
  skills: SkillFound[]
  papers: SkillFound[]
  certificates: CvFacts['certificates']
} {
  const languageSkills = new Set(facts.languages.flatMap((language) => findSkills(language.quote).map((match) => match.skillId)))
  const unique = [...new Map(facts.skills.map((skill) => [skill.value.skillId, skill])).values()].filter(
    (skill) =>
      isNameable(skill) &&
      skill.value.skillId !== 'english-spoken' &&
      !languageSkills.has(skill.value.skillId) &&
      !isPrivate(skill.quote),
  )
  const certified = new Set(facts.certificates.flatMap((certificate) => certificate.value.skillId ?? []))
  const certifiedAt = (skill: SkillFound) =>
    facts.certificates.some((certificate) => skill.start < certificate.end && certificate.start < skill.end)
  const studied = (skill: SkillFound) =>
    facts.education.some((entry) =>
      [entry.qualification, ...entry.results].some((fact) => fact?.quote.toLowerCase().includes(skill.quote.toLowerCase())),
    )
  // A licence does not show that its holder does the work.
  const isOfPaper = (skill: SkillFound) => facts.skills.some((one) => one.start === skill.start && isPaper(one.value.skillId))
  return {
    skills: unique
      .filter((skill) => !isPaper(skill.value.skillId) && !isOfPaper(skill))
      .sort((a, b) => b.confidence - a.confidence || a.start - b.start),
    papers: unique.filter(
      (skill) =>
        isPaper(skill.value.skillId) &&
        !skill.notHeld &&
        !facts.certificates.some(({ start, end, notHeld }) => notHeld && start < skill.end && skill.start < end) &&
        namesPaper(skill.quote) &&
        !studied(skill) &&
        !/\b(?:GCSEs?|TGAU|A levels?|degree)\b/i.test(skill.quote) &&
        !certified.has(skill.value.skillId) &&
        !certifiedAt(skill),
    ),
    certificates: facts.certificates.filter(
      (certificate) =>
        !certificate.notHeld &&
        certificate.value.name.length <= 80 &&
        !UNTIDY.test(certificate.value.name) &&
        !isPrivate(certificate.value.name) &&
        isUsablePaper(certificate.value.name, certificate.quote, certificate.value.skillId),
    ),
  }
}

/** Courses, with their own school and results only. */
export function usableCourses(facts: CvFacts): EducationFact[] {
  const isOwn = ownFactsOf(facts)
  return facts.education
    .filter(
      (entry) => entry.qualification && !isPrivate(entry.qualification.value) && !CUSTODY.test(entry.institution?.value ?? ''),
    )
    .map((entry) => ({
      ...entry,
      institution:
        entry.institution && (isOwn(entry, entry.institution) || isShared(facts, entry.institution)) ? entry.institution : null,
      results: entry.results.filter((result) => isOwn(entry, result)),
    }))
}

/** A lorry licence answers an advert that asks for a driving licence. */
export const isAskedBy =
  (asked: Match) =>
  ({ value: { skillId } }: SkillFound): boolean =>
    [skillId, ...impliedSkills([skillId]).keys()].some((id) => asked.askedSkillIds.has(id))

/** Skills named in the usable lines of an entry, as facts of that entry. */
export function skillsIn({ entry, title, bullets }: LetterEntry): SkillFound[] {
  const around = textOfEntry(entry)
  const found = [...(title ? [title] : []), ...bullets].flatMap((fact) => {
    const isUnclaimed = unclaimedIn(fact.quote)
    return findSkills(fact.quote, around).flatMap(({ skillId, start, end, surface }): SkillFound[] =>
      isUnclaimed(start)
        ? []
        : [
            {
              value: { skillId, name: skillName(skillId) },
              quote: surface,
              start: fact.start + start,
              end: fact.start + end,
              confidence: fact.confidence,
              context: 'work',
            },
          ],
    )
  })
  return [...new Map(found.toReversed().map((skill) => [skill.value.skillId, skill])).values()].toReversed()
}
