import type { CvFacts, EducationFact, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import type { Block } from '../read-document'
import { readCertificates } from './certificates'
import { readContact } from './contact'
import { readCourses } from './courses'
import { readEntries } from './experience'
import { gapsOf } from './gaps'
import { isPause } from './job-vocabulary'
import { readLanguages } from './languages'
import type { Line } from './line'
import { linesOf } from './lines'
import type { Name } from './names'
import { namesByLine } from './names'
import { markedNotHeld } from './not-held'
import type { Piece } from './pieces'
import { cut, foundText, listed, split, trimmed } from './pieces'
import { readProseEducation, readProseEntries, readProseWork } from './prose'
import type { Named } from './skills'
import { readSkills } from './skills'
import { readSummary } from './summary'
import { tagLines } from './tagged-lines'
import { withoutCircumstances } from './without-circumstances'
import { withoutPlaceholders } from './without-placeholders'
import { withoutWordsToMachines } from './without-words-to-machines'

/** The facts of a CV, each with the text it came from, without circumstances, words to machines and template words. Pure: the same blocks give the same facts. */
export function readFacts(blocks: readonly Block[]): CvFacts {
  const { left } = withoutPlaceholders(withoutWordsToMachines(withoutCircumstances(blocks)).left)
  const text = left.map((block) => block.text).join('\n')
  return quoted(markedNotHeld(factsOf(tagLines(linesOf(left)), text), text), text)
}

function factsOf(lines: readonly Line[], text: string): CvFacts {
  const contact = readContact(lines)
  const used = [contact.name, contact.email, contact.phone, contact.postcode].filter((field) => field !== null)
  const isUsed = (line: Line) => used.some((field) => field.start >= line.start && field.start < line.start + line.text.length)

  const names = namesByLine(lines)
  const inProse = readProseEntries(lines, names)
  const entries = [...readEntries(lines, names, text), ...readProseWork(inProse)]
  const education = [...readCourses(lines, names, text), ...readProseEducation(inProse)]

  const pauses = entries.filter(({ fact }) => isPause(fact.title?.value ?? '', fact.employer?.value ?? null))
  const held = entries.filter((entry) => !pauses.includes(entry))
  const work = held.filter(({ isVoluntary }) => !isVoluntary).map(({ fact }) => fact)
  const volunteering = held.filter(({ isVoluntary }) => isVoluntary).map(({ fact }) => fact)
  const named: Named = [
    ...[contact.name, contact.email, contact.town, ...contact.links],
    ...entries.flatMap(({ fact }) => [fact.employer, fact.place]),
    ...education.map(({ institution }) => institution),
  ].flatMap((field) => (field ? [[field.start, field.end] as const] : []))
  const languages = readLanguages(lines)
  const interests = readInterests(lines, names)
  const skills = readSkills(lines, named, { held: [...work, ...volunteering], languages, education, interests })
  const own = new Set(skills.map(({ start }) => start))
  return {
    ...contact,
    summary: readSummary(lines, text, entries, isUsed),
    work,
    volunteering,
    gaps: gapsOf(work, [...volunteering, ...education, ...pauses.map(({ fact }) => fact)]),
    education,
    skills,
    certificates: readCertificates(lines, names, (start) => own.has(start)),
    languages,
    interests,
  }
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const LIKING =
  /^(?:(?:in|during) my (?:free|spare|own|leisure) time,?\s*|(?:outside|out|away) (?:of |from )?work,?\s*|at weekends,?\s*)?(?:there is\s|i\s+(?:(?:really|also)\s+)?(?:enjoy|like|love|am (?:interested in|keen on|passionate about|a keen))|my (?:hobbies|interests) (?:are|include)|rwy['’]n (?:hoffi|mwynhau)|rydw i['’]n (?:hoffi|mwynhau)|dw i['’]n (?:hoffi|mwynhau)|enjoy)\s+/i

/** Where no part of a CV is about them, a sentence may be. */
const OF_FREE_TIME =
  /\bmy (?:free|spare|own|leisure) time\b|^\s*my (?:hobbies|interests)\b|^\s*(?:outside|out|away) (?:of |from )?work\b|amser hamdden/i

/** "I like football, gaming and my dog." */
const isListOfThree = (sentence: Piece): boolean =>
  !/\blove\b/i.test(sentence.text) &&
  listed(sentence).length >= 2 &&
  listed(sentence).every((part) => countWords(part.text) <= 5) &&
  /\sand\s/.test(sentence.text)

/** "I belong to a drama group and like swimming": two in one sentence. */
const CLAUSE = /(?:,\s|,?\sand\s|,?\sbut\s)(?=(?:I\s)?(?:also\s)?(?:like|enjoy|love|play|watch|follow|support|sing)\s)/g
const DOING =
  /^(?:i\s+)?(?:also\s+)?(?:belong to|am a member of|go to|sing in|sing with|play|watch|follow|support|like|enjoy|love|am learning)\s+(?:an?\s|the\s|some\s)?/i

/** Interests named by the tagger, and those in sentences of letters or of CVs without such a section. */
function readInterests(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): Found<string>[] {
  const named = [...names.values()].flat().filter(({ kind }) => kind === 'interest')
  const isNamed = (piece: Piece) =>
    named.some(({ found }) => found.start < piece.start + piece.text.length && piece.start < found.end)
  const interests: Found<string>[] = named.map(({ found }) => found)
  for (const line of lines) {
    if (line.isHeading) continue
    if (line.role !== 'prose' && (named.length > 0 || !/^(?:contact|summary|other)$/.test(line.section))) continue
    for (const sentence of split(line, /[.!?](?=\s|$)/g)) {
      const liking = LIKING.exec(sentence.text)
      if (!liking || !(OF_FREE_TIME.test(sentence.text) || isListOfThree(sentence))) continue
      for (const clause of split(sentence, CLAUSE)) {
        const lead = LIKING.exec(clause.text) ?? (/^I\s/.test(clause.text) ? DOING.exec(clause.text) : null)
        const list = trimmed(cut(clause, lead?.[0].length ?? 0))
        const parts = listed(list).flatMap((part, _, all) => lastAnd(part, all.length > 1))
        for (const part of parts)
          if (/\p{L}/u.test(part.text) && countWords(part.text) <= 6 && !isNamed(part)) interests.push(foundText(part, 0.7))
      }
    }
  }
  return interests.toSorted((a, b) => a.start - b.start).slice(0, 30)
}

/** "cooking and gardening" are two; "rock and roll dancing with the club in town" stays whole. */
function lastAnd(part: Piece, inList: boolean): Piece[] {
  const bare = /^(?:and|a|ac)\s+/.exec(part.text)
  const piece = bare ? cut(part, bare[0].length) : part
  const halves = split(piece, /\s(?:and|&)\s/g)
  return halves.length === 2 && halves.every((half) => countWords(half.text) <= (inList ? 5 : 3)) ? halves : [piece]
}

/** Every quote is the text between its offsets. */
function quoted(facts: CvFacts, text: string): CvFacts {
  const one = <T>(field: Found<T>): Found<T> => ({ ...field, quote: text.slice(field.start, field.end) })
  const maybe = <T>(field: Found<T> | null): Found<T> | null => field && one(field)
  const all = <T>(fields: readonly Found<T>[]): Found<T>[] => fields.map(one)
  const experience = (fact: ExperienceFact): ExperienceFact => ({
    ...fact,
    title: maybe(fact.title),
    employer: maybe(fact.employer),
    place: maybe(fact.place),
    from: maybe(fact.from),
    until: maybe(fact.until),
    bullets: all(fact.bullets),
  })
  const education = (fact: EducationFact): EducationFact => ({
    ...fact,
    qualification: maybe(fact.qualification),
    institution: maybe(fact.institution),
    from: maybe(fact.from),
    until: maybe(fact.until),
    results: all(fact.results),
  })
  return {
    name: maybe(facts.name),
    email: maybe(facts.email),
    phone: maybe(facts.phone),
    town: maybe(facts.town),
    postcode: maybe(facts.postcode),
    links: all(facts.links),
    summary: maybe(facts.summary),
    work: facts.work.map(experience),
    volunteering: facts.volunteering.map(experience),
    gaps: facts.gaps,
    education: facts.education.map(education),
    skills: all(facts.skills),
    certificates: all(facts.certificates),
    languages: all(facts.languages),
    interests: all(facts.interests),
  }
}
