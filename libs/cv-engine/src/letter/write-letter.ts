import type { CvFacts, EducationFact, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import type {
  Advert,
  LetterChoices,
  LetterFact,
  LetterLack,
  LetterLength,
  LetterShortfall,
} from '@onward/contracts/jobseekers/letters'
import { LETTER_FACTS } from '@onward/contracts/jobseekers/letters'
import { findSkills, impliedSkills, occupationById, skillName } from '@onward/taxonomy'
import { textOfEntry } from '../facts/entry-text'
import { unclaimedIn } from '../facts/unclaimed'
import { redact } from '../redaction/redact'
import { type RequirementState, shownSkillIds, skillsOfEntry } from './cv-evidence'
import { english } from './english'
import { isTellablePaper, saysPaper } from './fact-sentences'
import { isInTime, isNameable, isPaper, isShared, ownFactsOf } from './own-facts'
import type { Piece } from './piece'
import { countWords, joined } from './piece'
import type { Match } from './requirements'
import { matchAdvert } from './requirements'
import type { Sentences, SkillFound, Told } from './sentences'
import { isPrivate } from './weave'
import { welsh } from './welsh'
import { occupationsOf } from './workplaces'

export type LetterAdvert = Pick<Advert, 'title' | 'company' | 'requirements'>
export interface LetterInput {
  facts: CvFacts
  person: { firstName: string; lastName: string }
  advert: LetterAdvert | null
  choices: LetterChoices
  /** The month in which the CV was handed in, as yyyy-mm: what it calls current lasted until then. */
  asOf?: string
}
export interface WrittenLetter {
  body: string
  /** What the letter tells, each with the CV's text that it comes from. */
  facts: LetterFact[]
  /** What the advert asks and the CV does not show, in the advert's words. */
  missing: string[]
  /** What it shows in part, in the advert's words. */
  partly: string[]
}

const MOST_WORDS: Readonly<Record<LetterLength, number>> = { short: 135, standard: 220, long: 325 }
const LANGUAGES: Readonly<Record<LetterChoices['language'], Sentences>> = { en: english, cy: welsh }

const CUSTODY = /\b(?:HMP|HMYOI|YOI|HM prison|prison|young offender)/i
/** People who worked in a prison as their trade. */
const PRISON_STAFF =
  /\b(?:officer|teacher|tutor|instructor|nurse|governor|chaplain|manager|psychologist|driver|administrator|support worker|swyddog|athro|athrawes|nyrs)\b/i
const NO_EMPLOYER =
  /^(?:various|agency|agencies|n\/?a|none|confidential|private|freelance|self[- ]?employed|hunangyflogedig|amrywiol|cash)\b|\b(?:my|fy|cash)\b|^\W*$/i
/** Care for one's own people is told by whom it concerns. */
const OWN_HOME =
  /\b(?:for|of|to|after) my (?:father|mother|mum|mam|dad|son|daughter|parents?|husband|wife|partner|nan|gran\w*|brother|sister|family|child(?:ren)?)\b|\b(?:full[- ]?time|stay[- ]at[- ]home) (?:parent|mum|mother|dad|father)\b|\b(?:homemaker|housewife)\b/i
const CARER = /^(?:full[- ]?time |unpaid |family |informal )?carer\b/i
/** Unpaid work there tells what somebody believes. */
const FAITH =
  /\b(?:church|chapel|mosque|masjid|mandir|temple|gurdwara|synagogue|parish|redeemed christian|cathedral|islamic|catholic|methodist|baptist|quaker|salvation army|jamia|ministries|pentecostal)\b/i
const FAITH_ROLE = /\b(?:sunday school|choir|worship|churchwarden|madrasa\w*|sevadar|lay reader|server at mass)\b/i
/** What tells that work was done in custody. */
const INSIDE = /\b(?:wings?|cells?|landings?|inmates?|prisoners?|officers?|governor|prison|HMP|sentence|custody|release[d]?)\b/i
const UNTIDY = /[@|<>{}[\]\\]|https?:|www\.|\b(?:19|20)\d\d\b/

/** Numbers and addresses of a person have no place in a letter's sentences. */
const isPersonal = (text: string): boolean => redact(text).hits.length > 0

const tellable = (fact: Found<string> | null, longest: number): Found<string> | null =>
  fact &&
  fact.value.trim() !== '' &&
  fact.value.length <= longest &&
  !UNTIDY.test(fact.value) &&
  !isPrivate(fact.value) &&
  !isPersonal(fact.value)
    ? fact
    : null

/** What of an entry a letter may tell, its bullets by how well they answer the advert. Null for an entry that is the person's own affair. */
function tellOf(facts: CvFacts, entry: ExperienceFact, volunteering: boolean, askedSkillIds: ReadonlySet<string>): Told | null {
  const words = [entry.title?.value ?? '', entry.employer?.value ?? ''].join(' ')
  const inCustody = CUSTODY.test(words) && !PRISON_STAFF.test(entry.title?.value ?? '')
  if (words.split('\n').some((one) => OWN_HOME.test(one)) || (entry.title && !entry.employer && CARER.test(entry.title.value)))
    return null
  if (volunteering && FAITH_ROLE.test(entry.title?.value ?? '')) return null
  if ((entry.title && isPrivate(entry.title.value)) || (inCustody && CUSTODY.test(entry.title?.value ?? ''))) return null
  const isOwn = ownFactsOf(facts)
  const own = (fact: Found<string> | null) => (fact && isOwn(entry, fact) ? fact : null)
  const title = tellable(own(entry.title), 80)
  const employer = tellable(entry.employer && isShared(facts, entry.employer) ? entry.employer : own(entry.employer), 80)
  const around = textOfEntry(entry)
  const said = (bullet: Found<string>) => bullet.value.split(/[.;](?:\s|$)/)[0] ?? ''
  const answers = (bullet: Found<string>) =>
    new Set(findSkills(said(bullet), around).flatMap((match) => (askedSkillIds.has(match.skillId) ? [match.skillId] : []))).size
  const worth = (bullet: Found<string>) => 2 * answers(bullet) + (/\d/.test(said(bullet)) ? 0.5 : 0)
  return {
    entry,
    volunteering,
    employer:
      employer && !inCustody && !NO_EMPLOYER.test(employer.value) && !(volunteering && FAITH.test(employer.value))
        ? employer
        : null,
    title: inCustody && title && INSIDE.test(title.value) ? null : title,
    bullets: entry.bullets
      .filter((bullet) => isOwn(entry, bullet) && isInTime(entry, bullet) && !isPersonal(bullet.value))
      .filter((bullet) => !inCustody || !INSIDE.test(bullet.value))
      .map((bullet, i) => ({ bullet, i, worth: worth(bullet) }))
      .sort((a, b) => b.worth - a.worth || a.i - b.i)
      .map(({ bullet }) => bullet),
  }
}

interface Part {
  paragraph: 'first' | 'second' | 'shown' | 'learnt'
  piece: Piece
  /** The lower, the sooner it gets a place. */
  rank: number
  /** Only one part of a kind is told: the longest that fits. */
  instead?: string
  /** Told only after this one. */
  after?: Part
}

/** Everything that could be told, in the order of the letter. */
function partsOf({ facts, advert }: LetterInput, words: Sentences, asked: Match): Part[] {
  const parts: Part[] = []
  const add = (
    paragraph: Part['paragraph'],
    rank: number,
    piece: Piece | null | undefined,
    more: Pick<Part, 'instead' | 'after'> = {},
  ): Part | undefined => {
    if (!piece || piece.text === '') return undefined
    const part = { paragraph, rank, piece, ...more }
    parts.push(part)
    return part
  }
  /** A sentence of a row of like ones: "also" is said only after the one before it. */
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
  const relevance = (told: Told) => {
    const fits =
      2 * (occupationsOf(told.entry).some((id) => asked.askedOccupationIds.has(id)) ? 1 : 0) +
      new Set(skillsOfEntry(told.entry).filter((id) => asked.askedSkillIds.has(id))).size
    const isNear = occupationsOf(told.entry).some((id) => askedFields.has(occupationById(id)?.field))
    // What has neither title nor employer cannot be placed by a reader.
    return (
      fits +
      (told.entry.current && !told.volunteering ? (isNear ? 2 : fits > 0 ? 1 : 0) : 0) -
      (told.volunteering ? 0.5 : 0) -
      (told.title || told.employer ? 0 : 9)
    )
  }
  const entries = [
    ...facts.work.map((entry) => tellOf(facts, entry, false, asked.askedSkillIds)),
    ...facts.volunteering.map((entry) => tellOf(facts, entry, true, asked.askedSkillIds)),
  ]
    .filter((told) => told !== null)
    .map((told, i) => ({ told, score: relevance(told), i }))
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .map(({ told }) => told)

  let nth = 0
  const toldEntries: Told[] = []
  for (const told of [
    ...entries.filter((one) => !one.volunteering).slice(0, 3),
    ...entries.filter((one) => one.volunteering).slice(0, 2),
  ]
    .sort((a, b) => entries.indexOf(a) - entries.indexOf(b))
    .slice(0, 4)) {
    const [role, ...more] = words.experience(told, nth)
    if (!role) continue
    const paragraph = nth === 0 ? 'first' : 'second'
    const opened = add(paragraph, [0, 5, 9, 15][nth] ?? 20, role)
    for (const [i, piece] of more.slice(0, nth === 0 ? 4 : 2).entries())
      add(paragraph, (nth === 0 ? [3, 7, 12, 16] : [10 + nth, 14 + nth])[i] ?? 20, piece, opened ? { after: opened } : {})
    toldEntries.push(told)
    nth++
  }

  const { skills, papers, certificates } = tellableSkills(facts)
  const isAsked = isAskedBy(asked)
  const sure = new Set(skills.map((skill) => skill.value.skillId))
  const left = new Map(skills.filter(isAsked).map((skill) => [skill.value.skillId, skill]))
  for (const told of toldEntries) {
    const shown = skillsIn(told)
      .filter((skill) => sure.has(skill.value.skillId) && left.has(skill.value.skillId))
      .slice(0, 4)
    const piece = words.skillsShownBy(shown, told)
    if (shown.length === 0 || !piece) continue
    add('shown', told === toldEntries[0] ? 2 : 6, piece)
    for (const skill of shown) left.delete(skill.value.skillId)
  }
  // One list of skills is one entry; what stands elsewhere is told with its job or course.
  const listed = (skill: SkillFound) => skill.context === 'skills'
  const askedLeft = [...left.values()].filter(listed)
  const spoken = parts.map((part) => part.piece.text.toLowerCase()).join(' ')
  const fresh = skills.filter((skill) => listed(skill) && !isAsked(skill) && !spoken.includes(skill.quote.toLowerCase()))
  const known = [...askedLeft, ...(advert ? fresh.slice(0, Math.max(0, 3 - askedLeft.length)) : fresh)].slice(0, 5)
  add('shown', askedLeft.length > 0 || !advert ? 2.5 : 13, words.skills(known), { instead: 'skills' })
  if (askedLeft.length > 0 && known.length > askedLeft.length)
    add('shown', 2.6, words.skills(askedLeft.slice(0, 5)), { instead: 'skills' })

  const isAskedPaper = (id: string | null) => id !== null && asked.askedSkillIds.has(id)
  // One list of papers is one entry, as a list of skills is.
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
        words.papers(
          list.slice(0, count).map(({ paper }) => paper),
          also,
        ),
        {
          instead: `papers ${paragraph}`,
        },
      )
  }
  addPapers('shown', 1, first, false)
  addPapers('learnt', 8, others, first.length > 0)

  let courseBefore: Part | undefined
  for (const [i, entry] of tellableCourses(facts).slice(0, 2).entries())
    courseBefore = addNext('learnt', 4 + i / 10, (also) => words.education(entry, also), courseBefore)
  const isLanguageAsked = (language: CvFacts['languages'][number]) =>
    findSkills(language.quote, `${language.quote}\n${language.value.language}`).some((match) =>
      asked.askedSkillIds.has(match.skillId),
    )
  const spokenFirst = facts.languages.toSorted((a, b) => Number(isLanguageAsked(b)) - Number(isLanguageAsked(a))).slice(0, 4)
  const rank = spokenFirst.some(isLanguageAsked) ? 1.5 : 7.5
  for (let count = spokenFirst.length; count > 0; count--)
    add('learnt', rank + (spokenFirst.length - count) / 10, words.languages(spokenFirst.slice(0, count)), {
      instead: 'languages',
    })
  if (facts.work.length === 0) add('learnt', 11, words.interests(facts.interests))
  return parts
}

/** Skills and papers that a letter may name, each once. */
function tellableSkills(facts: CvFacts): { skills: SkillFound[]; papers: SkillFound[]; certificates: CvFacts['certificates'] } {
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
  // A licence is a licence: that its holder does the work is not what the CV says.
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
        saysPaper(skill.quote) &&
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
        isTellablePaper(certificate.value.name, certificate.quote, certificate.value.skillId),
    ),
  }
}

/** Courses with what is their own. */
function tellableCourses(facts: CvFacts): EducationFact[] {
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
const isAskedBy =
  (asked: Match) =>
  ({ value: { skillId } }: SkillFound): boolean =>
    [skillId, ...impliedSkills([skillId]).keys()].some((id) => asked.askedSkillIds.has(id))

/** Skills that the told lines of an entry name, as facts of that entry. */
function skillsIn({ entry, title, bullets }: Told): SkillFound[] {
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

/** How many facts of the CV fit what the advert asks: skills and papers, jobs of its line, and words of its own. In general, all that may be told. */
function countFits({ facts, advert }: LetterInput, asked: Match): number {
  const { skills, papers, certificates } = tellableSkills(facts)
  const entries = [...facts.work, ...facts.volunteering]
  const told = entries.flatMap((entry) => tellOf(facts, entry, facts.volunteering.includes(entry), asked.askedSkillIds) ?? [])
  const named = told.filter(({ title, employer }) => title || employer)
  if (!advert)
    return (
      skills.length +
      papers.length +
      certificates.length +
      tellableCourses(facts).length +
      facts.languages.length +
      named.length +
      told.reduce((sum, { bullets }) => sum + bullets.length, 0)
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

/** What the CV has none of, that letters are made of. */
function lacksOf(facts: CvFacts): LetterLack[] {
  const entries = [...facts.work, ...facts.volunteering]
  const { skills, papers, certificates } = tellableSkills(facts)
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

const unshown = ({ states }: Match): { missing: string[]; partly: string[] } => {
  const those = (wanted: RequirementState) => states.filter(({ state }) => state === wanted).map(({ requirement }) => requirement)
  return { missing: those('missing'), partly: those('partly') }
}

/** What an advert asks and the CV does not show, or only in part, in the advert's words. */
export const unshownOf = (advert: LetterAdvert | null, facts: CvFacts, asOf?: string): { missing: string[]; partly: string[] } =>
  advert ? unshown(matchAdvert(advert, facts, asOf)) : { missing: [], partly: [] }

/**
 * A cover letter from what the CV says, in British English or Welsh. Pure: the same input gives the same letter. It claims nothing that the
 * CV does not say, and has no date or address: the document adds them. Where too few facts fit there is none.
 */
export function writeLetter(input: LetterInput): LetterOutcome {
  const { facts, person, advert, choices } = input
  const words = LANGUAGES[choices.language]
  const asked = matchAdvert(advert ?? { title: '', requirements: [] }, facts, input.asOf)
  const unmet = advert ? unshown(asked) : { missing: [], partly: [] }
  const count = countFits(input, asked)
  const tooFew = (found: number): LetterOutcome => ({
    letter: null,
    shortfall: { facts: found, ...unmet, lacks: lacksOf(facts) },
  })
  if (count < LETTER_FACTS) return tooFew(count)
  const fits =
    [...shownSkillIds(facts)].some((id) => asked.askedSkillIds.has(id)) ||
    [...facts.work, ...facts.volunteering].some((entry) => occupationsOf(entry).some((id) => asked.askedOccupationIds.has(id)))
  const opening = words.opening(choices.tone, advert, fits)
  const ending = words.closing(choices.tone, advert === null)
  const name = [person.firstName, person.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const frame = [words.greeting, opening.text, ...ending, words.signOff(choices.tone), name].join(' ')

  const parts = partsOf(input, words, asked)
  const chosen = new Set<Part>()
  let length = countWords(frame)
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (part.after && !chosen.has(part.after)) continue
    if (part.instead && [...chosen].some((other) => other.instead === part.instead)) continue
    const more = countWords(part.piece.text)
    if (length + more > MOST_WORDS[choices.length]) continue
    chosen.add(part)
    length += more
  }
  const told = (...names: Part['paragraph'][]) => parts.filter((part) => names.includes(part.paragraph) && chosen.has(part))
  // One sentence is no paragraph.
  const grouped = (one: Part['paragraph'], next: Part['paragraph']) =>
    told(one).length > 1 && told(next).length > 1 ? [told(one), told(next)] : [told(one, next)]
  const paragraphs = [...grouped('first', 'second'), ...grouped('shown', 'learnt')]
    .map((some) =>
      joined(
        some.map((part) => part.piece),
        ' ',
      ),
    )
    .filter((paragraph) => paragraph.text !== '')
  const body = [
    words.greeting,
    opening.text,
    ...paragraphs.map((paragraph) => paragraph.text),
    ending.join(' '),
    `${words.signOff(choices.tone)}\n${name}`.trim(),
  ].join('\n\n')
  const facts_ = paragraphs.flatMap((paragraph) => paragraph.facts)
  const distinct = new Set(facts_.map(({ start }) => start)).size
  return distinct < LETTER_FACTS ? tooFew(distinct) : { letter: { body, facts: facts_, ...unmet } }
}
