import type { CvFacts, ExperienceFact, Found } from '@onward/contracts/curriculum'
import type { Advert, LetterChoices, LetterFact, LetterLength } from '@onward/contracts/letters'
import { findSkills, skillById } from '@onward/taxonomy'
import { redact } from '../redaction/redact'
import { english } from './english'
import { saysPaper } from './facts-in-words'
import type { Piece } from './piece'
import { countWords, joined } from './piece'
import { matchAdvert, occupationsOf, shownSkillIds, skillsOfEntry } from './requirements'
import type { Sentences, SkillFound, Told } from './sentences'
import { isPrivate } from './weave'
import { welsh } from './welsh'

export type LetterAdvert = Pick<Advert, 'title' | 'company' | 'requirements'>
export interface LetterInput {
  facts: CvFacts
  person: { firstName: string; lastName: string }
  advert: LetterAdvert | null
  choices: LetterChoices
}
export interface WrittenLetter {
  body: string
  /** What the letter tells, each with the CV's text that it comes from. */
  facts: LetterFact[]
  /** What the advert asks and the CV does not show, in the advert's words. */
  missing: string[]
}

const MOST_WORDS: Readonly<Record<LetterLength, number>> = { short: 135, standard: 220, long: 325 }
const LANGUAGES: Readonly<Record<LetterChoices['language'], Sentences>> = { en: english, cy: welsh }

const CUSTODY = /\b(?:HMP|HMYOI|YOI|HM prison|prison|young offender)/i
/** People who worked in a prison as their trade. */
const PRISON_STAFF =
  /\b(?:officer|teacher|tutor|instructor|nurse|governor|chaplain|manager|psychologist|driver|administrator|support worker|swyddog|athro|athrawes|nyrs)\b/i
const NO_EMPLOYER =
  /^(?:various|agency|agencies|n\/?a|none|confidential|private|freelance|self[- ]?employed|hunangyflogedig|amrywiol|cash)\b|\b(?:my|fy|cash)\b|^\W*$/i
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
function tellOf(entry: ExperienceFact, volunteering: boolean, askedSkillIds: ReadonlySet<string>): Told | null {
  const words = [entry.title?.value ?? '', entry.employer?.value ?? ''].join(' ')
  const inCustody = CUSTODY.test(words) && !PRISON_STAFF.test(entry.title?.value ?? '')
  if ((entry.title && isPrivate(entry.title.value)) || (inCustody && CUSTODY.test(entry.title?.value ?? ''))) return null
  const title = tellable(entry.title, 80)
  const employer = tellable(entry.employer, 80)
  const said = (bullet: Found<string>) => bullet.value.split(/[.;](?:\s|$)/)[0] ?? ''
  const answers = (bullet: Found<string>) =>
    new Set(findSkills(said(bullet)).flatMap((match) => (askedSkillIds.has(match.skillId) ? [match.skillId] : []))).size
  const worth = (bullet: Found<string>) => 2 * answers(bullet) + (/\d/.test(said(bullet)) ? 0.5 : 0)
  return {
    entry,
    volunteering,
    employer: employer && !inCustody && !NO_EMPLOYER.test(employer.value) ? employer : null,
    title: inCustody && title && INSIDE.test(title.value) ? null : title,
    bullets: entry.bullets
      .filter((bullet) => !isPersonal(bullet.value))
      .filter((bullet) => !inCustody || !INSIDE.test(bullet.value))
      .map((bullet, i) => ({ bullet, i, worth: worth(bullet) }))
      .sort((a, b) => b.worth - a.worth || a.i - b.i)
      .map(({ bullet }) => bullet),
  }
}

const PARAGRAPHS = ['first', 'second', 'shown', 'learnt'] as const
interface Part {
  paragraph: (typeof PARAGRAPHS)[number]
  piece: Piece
  /** The lower, the sooner it gets a place. */
  rank: number
  /** Only one part of a kind is told: the longest that fits. */
  instead?: string
  /** Told only after this one. */
  after?: Part
}

/** Everything that could be told, in the order of the letter. */
function partsOf({ facts, advert }: LetterInput, words: Sentences, asked: ReturnType<typeof matchAdvert>): Part[] {
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
  const relevance = (told: Told) => {
    const fits =
      2 * (occupationsOf(told.entry).some((id) => asked.askedOccupationIds.has(id)) ? 1 : 0) +
      new Set(skillsOfEntry(told.entry).filter((id) => asked.askedSkillIds.has(id))).size
    // What has neither title nor employer cannot be placed by a reader.
    return fits + (fits > 0 && told.entry.current ? 1 : 0) - (told.volunteering ? 0.5 : 0) - (told.title || told.employer ? 0 : 9)
  }
  const entries = [
    ...facts.work.map((entry) => tellOf(entry, false, asked.askedSkillIds)),
    ...facts.volunteering.map((entry) => tellOf(entry, true, asked.askedSkillIds)),
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

  const languageSkills = new Set(facts.languages.flatMap((language) => findSkills(language.quote).map((match) => match.skillId)))
  const isPaper = (skill: SkillFound) => (skillById(skill.value.skillId)?.kind ?? 'skill') !== 'skill'
  const unique = [...new Map(facts.skills.map((skill) => [skill.value.skillId, skill])).values()].filter(
    (skill) => !languageSkills.has(skill.value.skillId) && !isPrivate(skill.quote),
  )
  const isAsked = (skill: SkillFound) => asked.askedSkillIds.has(skill.value.skillId)
  const plain = unique.filter((skill) => !isPaper(skill)).sort((a, b) => b.confidence - a.confidence || a.start - b.start)
  const left = new Set(plain.filter(isAsked))
  for (const told of toldEntries) {
    const own = new Set(skillsOfEntry(told.entry))
    const shown = [...left].filter((skill) => own.has(skill.value.skillId)).slice(0, 4)
    const piece = words.skillsShownBy(shown, told)
    if (shown.length === 0 || !piece) continue
    add('shown', told === toldEntries[0] ? 2 : 6, piece)
    for (const skill of shown) left.delete(skill)
  }
  const others = plain.filter((skill) => !isAsked(skill))
  const spoken = parts.map((part) => part.piece.text.toLowerCase()).join(' ')
  const fresh = others.filter((skill) => !spoken.includes(skill.quote.toLowerCase()))
  const known = [...left, ...(advert ? fresh.slice(0, Math.max(0, 3 - left.size)) : fresh)].slice(0, 5)
  const also = parts.some((part) => part.paragraph === 'shown')
  add('shown', left.size > 0 || !advert ? 2.5 : 13, words.skills(known, also), { instead: 'skills' })
  if (left.size > 0 && known.length > left.size)
    add('shown', 2.6, words.skills([...left].slice(0, 5), also), { instead: 'skills' })

  const certified = new Set(facts.certificates.flatMap((certificate) => certificate.value.skillId ?? []))
  const certifiedAt = (skill: SkillFound) =>
    facts.certificates.some((certificate) => skill.start < certificate.end && certificate.start < skill.end)
  const studied = (skill: SkillFound) =>
    facts.education.some((entry) =>
      [entry.qualification, ...entry.results].some((fact) => fact?.quote.toLowerCase().includes(skill.quote.toLowerCase())),
    )
  const papers = unique.filter(
    (skill) =>
      isPaper(skill) &&
      saysPaper(skill.quote) &&
      !studied(skill) &&
      !/\b(?:GCSEs?|TGAU|A levels?|degree)\b/i.test(skill.quote) &&
      !certified.has(skill.value.skillId) &&
      !certifiedAt(skill),
  )
  const certificates = facts.certificates.filter(
    (certificate) =>
      certificate.value.name.length <= 80 && !UNTIDY.test(certificate.value.name) && !isPrivate(certificate.value.name),
  )
  const askedPapers = papers.filter(isAsked)
  const askedCertificates = certificates.filter(
    (certificate) => certificate.value.skillId !== null && asked.askedSkillIds.has(certificate.value.skillId),
  )
  for (const piece of words.papers(askedPapers.slice(0, 3), askedCertificates.slice(0, 3), false)) add('shown', 1, piece)
  const otherPapers = papers.filter((paper) => !isAsked(paper)).slice(0, 2)
  const otherCertificates = certificates.filter((certificate) => !askedCertificates.includes(certificate)).slice(0, 3)
  for (const piece of words.papers(otherPapers, otherCertificates, askedPapers.length + askedCertificates.length > 0))
    add('learnt', 8, piece)

  for (const piece of words.education(
    facts.education.filter(
      (entry) => entry.qualification && !isPrivate(entry.qualification.value) && !CUSTODY.test(entry.institution?.value ?? ''),
    ),
  ))
    add('learnt', 4, piece, { instead: 'education' })
  const languagesAsked = facts.languages.some((language) =>
    findSkills(language.quote).some((match) => asked.askedSkillIds.has(match.skillId)),
  )
  add('learnt', languagesAsked ? 1.5 : 7.5, words.languages(facts.languages.slice(0, 4)))
  if (facts.work.length === 0) add('learnt', 11, words.interests(facts.interests))
  return parts
}

/**
 * A cover letter from what the CV says, in British English or Welsh. Pure: the same input gives the same letter. It claims nothing that the
 * CV does not say, tells less where there is less, and has no date or address: the document adds them.
 */
export function writeLetter(input: LetterInput): WrittenLetter {
  const { facts, person, advert, choices } = input
  const words = LANGUAGES[choices.language]
  const asked = matchAdvert(advert ?? { title: '', requirements: [] }, facts)
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
  let count = countWords(frame)
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (part.after && !chosen.has(part.after)) continue
    if (part.instead && [...chosen].some((other) => other.instead === part.instead)) continue
    const more = countWords(part.piece.text)
    if (count + more > MOST_WORDS[choices.length]) continue
    chosen.add(part)
    count += more
  }
  const paragraphs = PARAGRAPHS.map((paragraph) =>
    joined(
      parts.filter((part) => part.paragraph === paragraph && chosen.has(part)).map((part) => part.piece),
      ' ',
    ),
  ).filter((paragraph) => paragraph.text !== '')
  const body = [
    words.greeting,
    opening.text,
    ...paragraphs.map((paragraph) => paragraph.text),
    ending.join(' '),
    `${words.signOff(choices.tone)}\n${name}`.trim(),
  ].join('\n\n')
  return { body, facts: paragraphs.flatMap((paragraph) => paragraph.facts), missing: advert ? asked.missing : [] }
}
