import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { findSkills, occupationById } from '@onward/taxonomy'
import { skillsOfEntry } from './cv-evidence'
import { letterEntryOf } from './letter-entries'
import type { Piece } from './piece'
import type { Match } from './requirements'
import type { LetterEntry, Sentences, SkillFound } from './sentences'
import { isAskedBy, skillsIn, usableCourses, usableSkills } from './usable-facts'
import { occupationsOf } from './workplaces'

export interface Part {
  paragraph: 'main-job' | 'other-jobs' | 'skills' | 'learning'
  piece: Piece
  /** The lower, the sooner it gets a place. */
  rank: number
  /** Only one part of a group is used: the longest that fits. */
  group?: string
  /** Used only after this one. */
  after?: Part
}

/** Everything that the letter could say, in its order. */
export function partsOf(
  { facts, advert }: { facts: CvFacts; advert: object | null },
  sentences: Sentences,
  asked: Match,
): Part[] {
  const parts: Part[] = []
  const add = (
    paragraph: Part['paragraph'],
    rank: number,
    piece: Piece | null | undefined,
    more: Pick<Part, 'group' | 'after'> = {},
  ): Part | undefined => {
    if (!piece || piece.text === '') return undefined
    const part = { paragraph, rank, piece, ...more }
    parts.push(part)
    return part
  }
  /** A sentence in a series: only those after the first have "also". */
  const addNext = (
    paragraph: Part['paragraph'],
    rank: number,
    say: (also: boolean) => Piece | null,
    before: Part | undefined,
  ): Part | undefined => add(paragraph, rank, say(before !== undefined), before ? { after: before } : {}) ?? before
  const askedFields = new Set(
    [...asked.askedOccupationIds]
      .map((id) => occupationById(id)?.field)
      .filter((field) => field !== undefined && field !== 'Other'),
  )
  const relevance = (letterEntry: LetterEntry) => {
    const fits =
      2 * (occupationsOf(letterEntry.entry).some((id) => asked.askedOccupationIds.has(id)) ? 1 : 0) +
      new Set(skillsOfEntry(letterEntry.entry).filter((id) => asked.askedSkillIds.has(id))).size
    const isNear = occupationsOf(letterEntry.entry).some((id) => askedFields.has(occupationById(id)?.field))
    // An entry with neither title nor employer means nothing to a reader.
    return (
      fits +
      (letterEntry.entry.current && !letterEntry.volunteering ? (isNear ? 2 : fits > 0 ? 1 : 0) : 0) -
      (letterEntry.volunteering ? 0.5 : 0) -
      (letterEntry.title || letterEntry.employer ? 0 : 9)
    )
  }
  const entries = [
    ...facts.work.map((entry) => letterEntryOf(facts, entry, false, asked.askedSkillIds)),
    ...facts.volunteering.map((entry) => letterEntryOf(facts, entry, true, asked.askedSkillIds)),
  ]
    .filter((letterEntry) => letterEntry !== null)
    .map((letterEntry, i) => ({ letterEntry, score: relevance(letterEntry), i }))
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .map(({ letterEntry }) => letterEntry)

  let nth = 0
  const usedEntries: LetterEntry[] = []
  for (const letterEntry of [
    ...entries.filter((one) => !one.volunteering).slice(0, 3),
    ...entries.filter((one) => one.volunteering).slice(0, 2),
  ]
    .sort((a, b) => entries.indexOf(a) - entries.indexOf(b))
    .slice(0, 4)) {
    const [role, ...more] = sentences.experience(letterEntry, nth)
    if (!role) continue
    const paragraph = nth === 0 ? 'main-job' : 'other-jobs'
    const opened = add(paragraph, [0, 5, 9, 15][nth] ?? 20, role)
    for (const [i, piece] of more.slice(0, nth === 0 ? 4 : 2).entries())
      add(paragraph, (nth === 0 ? [3, 7, 12, 16] : [10 + nth, 14 + nth])[i] ?? 20, piece, opened ? { after: opened } : {})
    usedEntries.push(letterEntry)
    nth++
  }

  const { skills, papers, certificates } = usableSkills(facts)
  const isAsked = isAskedBy(asked)
  const sure = new Set(skills.map((skill) => skill.value.skillId))
  const left = new Map(skills.filter(isAsked).map((skill) => [skill.value.skillId, skill]))
  for (const letterEntry of usedEntries) {
    const ownSkills = skillsIn(letterEntry)
      .filter((skill) => sure.has(skill.value.skillId) && left.has(skill.value.skillId))
      .slice(0, 4)
    const piece = sentences.skillsShownBy(ownSkills, letterEntry)
    if (ownSkills.length === 0 || !piece) continue
    add('skills', letterEntry === usedEntries[0] ? 2 : 6, piece)
    for (const skill of ownSkills) left.delete(skill.value.skillId)
  }
  // Only skills of a list: the others are named with their job or course.
  const listed = (skill: SkillFound) => skill.context === 'skills'
  const askedLeft = [...left.values()].filter(listed)
  const spoken = parts.map((part) => part.piece.text.toLowerCase()).join(' ')
  const fresh = skills.filter((skill) => listed(skill) && !isAsked(skill) && !spoken.includes(skill.quote.toLowerCase()))
  const known = [...askedLeft, ...(advert ? fresh.slice(0, Math.max(0, 3 - askedLeft.length)) : fresh)].slice(0, 5)
  add('skills', askedLeft.length > 0 || !advert ? 2.5 : 13, sentences.skills(known), { group: 'skills' })
  if (askedLeft.length > 0 && known.length > askedLeft.length)
    add('skills', 2.6, sentences.skills(askedLeft.slice(0, 5)), { group: 'skills' })

  const isAskedPaper = (id: string | null) => id !== null && asked.askedSkillIds.has(id)
  const held = [
    ...papers.map((paper) => ({ paper, asked: isAsked(paper) })),
    ...certificates.map((paper) => ({ paper, asked: isAskedPaper(paper.value.skillId) })),
  ]
  const first = held.filter(({ asked }) => asked).slice(0, 4)
  const others = held.filter(({ asked }) => !asked).slice(0, 4)
  const addPapers = (paragraph: Part['paragraph'], rank: number, list: typeof held, also: boolean) => {
    for (let count = list.length; count > 0; count--)
      add(
        paragraph,
        rank + (list.length - count) / 10,
        sentences.papers(
          list.slice(0, count).map(({ paper }) => paper),
          also,
        ),
        {
          group: `papers ${paragraph}`,
        },
      )
  }
  addPapers('skills', 1, first, false)
  addPapers('learning', 8, others, first.length > 0)

  let courseBefore: Part | undefined
  for (const [i, entry] of usableCourses(facts).slice(0, 2).entries())
    courseBefore = addNext('learning', 4 + i / 10, (also) => sentences.education(entry, also), courseBefore)
  const isLanguageAsked = (language: CvFacts['languages'][number]) =>
    findSkills(language.quote, `${language.quote}\n${language.value.language}`).some((match) =>
      asked.askedSkillIds.has(match.skillId),
    )
  const spokenFirst = facts.languages.toSorted((a, b) => Number(isLanguageAsked(b)) - Number(isLanguageAsked(a))).slice(0, 4)
  const rank = spokenFirst.some(isLanguageAsked) ? 1.5 : 7.5
  for (let count = spokenFirst.length; count > 0; count--)
    add('learning', rank + (spokenFirst.length - count) / 10, sentences.languages(spokenFirst.slice(0, count)), {
      group: 'languages',
    })
  if (facts.work.length === 0) add('learning', 11, sentences.interests(facts.interests))
  return parts
}
