import { type Curriculum, cleanText, type Language, type PracticeParts, STAR_PARTS } from '@onward/contracts'
import { LABELS, longDate, period } from './labels'

export interface LetterDocument {
  language: Language
  /** Town, phone, email; empty ones are left out. */
  sender: { name: string; lines: string[] }
  /** May be empty. */
  recipient: { company: string }
  /** yyyy-mm-dd */
  date: string
  /** Job title, or empty. */
  subject: string
  /** Paragraphs by blank lines; single line breaks are kept. */
  body: string
}
export interface CvDocument {
  language: Language
  name: string
  contact: string[]
  curriculum: Curriculum
  skills: string[]
  /** yyyy-mm-dd for the file's properties; 1 January 2000 by default, so that the same content gives the same bytes. */
  date?: string
}
/** Answers that a person practised for interviews, by job. */
export interface AnswersDocument {
  language: Language
  name: string
  /** yyyy-mm-dd */
  date: string
  jobs: { job: { title: string; company: string } | null; answers: { question: string; parts: PracticeParts }[] }[]
}

/** A part of a document in reading order; .docx and PDF print the same outline. */
export type Block =
  | { kind: 'name' | 'section' | 'subject' | 'entry' | 'detail' | 'paragraph' | 'sender'; text: string }
  | { kind: 'list'; lines: string[] }
/** A table: a heading for each column; the first column has the row headings. */
export interface TableBlock {
  kind: 'table'
  /** The caption, printed above the table. */
  caption: string
  /** `width` is a share of the table's width; figures are aligned to the `end`. */
  columns: { heading: string; width: number; align?: 'end' }[]
  rows: string[][]
  /** The length of a bar beside each row, relative to the longest: a chart of one column. */
  bars?: number[]
}
export interface Outline {
  language: Language
  title: string
  author: string
  /** yyyy-mm-dd */
  date: string
  blocks: Block[]
}

/** Limits for one field, far above the contracts', so that layout always ends. */
const MAX_BODY = 20_000
const MAX_FIELD = 4000
const MAX_ITEMS = 60

/** Text that is safe in every file format: without control characters, lone surrogates, direction marks and private-use characters. */
export function printable(text: string, max = MAX_FIELD): string {
  const cut = text.length > max ? `${text.slice(0, max)}…` : text
  return cleanText(
    cut
      .replace(/[\u2028\u2029\u0085\f\v]/g, '\n')
      .replace(
        /\p{Surrogate}|\p{Private_Use}|\p{Noncharacter_Code_Point}|[\u0080-\u009f\u200b\u200e\u200f\u061c\u2060\ufeff\u00ad]/gu,
        '',
      )
      .replace(/\t/g, ' '),
  )
}
const line = (text: string, max = MAX_FIELD): string => printable(text, max).replace(/\s*\n\s*/g, ' ')
const lines = (texts: readonly string[]): string[] =>
  texts
    .slice(0, MAX_ITEMS)
    .map((text) => line(text))
    .filter(Boolean)

const PLAIN_DATE = /^\d{4}-\d\d-\d\d$/
const fileDate = (date: string | undefined): string =>
  date && PLAIN_DATE.test(date) && !Number.isNaN(Date.parse(date)) ? date : '2000-01-01'

/** A letter as blocks, in the usual British order. */
export function letterOutline(letter: LetterDocument): Outline {
  const { language } = letter
  const name = line(letter.sender.name)
  const subject = line(letter.subject)
  const head = [name, ...lines(letter.sender.lines)].filter(Boolean).join('\n')
  const paragraphs = printable(letter.body, MAX_BODY)
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
  const company = line(letter.recipient.company)
  const title = [LABELS[language].letter, subject || company, name].filter(Boolean).join(' – ')
  const blocks: Block[] = [
    { kind: 'sender', text: head },
    { kind: 'paragraph', text: line(longDate(letter.date, language)) },
    { kind: 'paragraph', text: company },
    { kind: 'subject', text: subject },
    ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
  ]
  return { language, title, author: name, date: fileDate(letter.date), blocks: blocks.filter(holdsText) }
}

const holdsText = (block: Block) => (block.kind === 'list' ? block.lines.length > 0 : block.text !== '')

/** A CV as blocks: sections in the order employers read them, without empty ones. */
export function cvOutline(cv: CvDocument): Outline {
  const { language, curriculum } = cv
  const labels = LABELS[language]
  const name = line(cv.name)
  const joined = (parts: readonly (string | null)[], by: string) =>
    parts
      .map((part) => line(part ?? ''))
      .filter(Boolean)
      .join(by)
  const section = (text: string, content: Block[]): Block[] => {
    const filled = content.filter(holdsText)
    return filled.length > 0 ? [{ kind: 'section', text }, ...filled] : []
  }
  const experience = (entries: Curriculum['work']): Block[] =>
    entries.slice(0, MAX_ITEMS).flatMap((entry): Block[] => [
      { kind: 'entry', text: joined([entry.title, entry.employer, entry.place], ', ') },
      { kind: 'detail', text: period(entry.from, entry.until, entry.current, language) },
      { kind: 'list', lines: lines(entry.bullets) },
    ])
  const result = ({ subject, grade }: Curriculum['education'][number]['results'][number]) =>
    subject && grade ? `${subject} (${grade})` : subject || grade
  const education = curriculum.education.slice(0, MAX_ITEMS).flatMap((entry): Block[] => [
    { kind: 'entry', text: joined([entry.qualification, entry.institution], ', ') },
    { kind: 'detail', text: period(entry.from, entry.until, false, language) },
    { kind: 'paragraph', text: joined(entry.results.slice(0, MAX_ITEMS).map(result), ', ') },
  ])
  const certificates = curriculum.certificates
    .slice(0, MAX_ITEMS)
    .map(({ name: paper, issuer, date }) => joined([paper, issuer, date && longDate(date, language)], ', '))
  const languages = curriculum.languages
    .slice(0, MAX_ITEMS)
    .map(({ language: spoken, level }) => (level ? `${line(spoken)} (${labels.levels[level]})` : line(spoken)))
  const prose = (text: string): Block[] =>
    printable(text)
      .split(/\n[ \t]*\n\s*/)
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))
  const contact = lines([...cv.contact, ...curriculum.links])
  const blocks: Block[] = [
    ...(name ? [{ kind: 'name' as const, text: name }] : []),
    ...(contact.length > 0 ? [{ kind: 'paragraph' as const, text: contact.join(' | ') }] : []),
    ...section(labels.summary, prose(curriculum.summary)),
    ...section(labels.skills, [{ kind: 'paragraph', text: lines(cv.skills).join(', ') }]),
    ...section(labels.work, experience(curriculum.work)),
    ...section(labels.education, education),
    ...section(labels.certificates, [{ kind: 'list', lines: certificates.filter(Boolean) }]),
    ...section(labels.languages, [{ kind: 'paragraph', text: languages.filter(Boolean).join(', ') }]),
    ...section(labels.volunteering, experience(curriculum.volunteering)),
    ...section(labels.interests, prose(curriculum.interests)),
  ]
  return { language, title: [labels.cv, name].filter(Boolean).join(' – '), author: name, date: fileDate(cv.date), blocks }
}

/** Practised answers as blocks: the job, each question, and the parts of the person's answer. Empty parts are left out. */
export function answersOutline({ language, name: person, date, jobs }: AnswersDocument): Outline {
  const labels = LABELS[language]
  const name = line(person)
  const prose = (text: string): Block[] =>
    printable(text)
      .split(/\n[ \t]*\n\s*/)
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() }))
  const blocks = jobs.flatMap(({ job, answers }): Block[] => [
    { kind: 'section', text: job ? line([job.title, job.company].filter(Boolean).join(', ')) : labels.anyJob },
    ...answers.flatMap(({ question, parts }): Block[] => [
      { kind: 'entry', text: line(question) },
      ...prose(parts.whole),
      ...STAR_PARTS.filter((part) => parts[part].trim() !== '').flatMap((part): Block[] => [
        { kind: 'detail', text: labels.parts[part] },
        ...prose(parts[part]),
      ]),
    ]),
  ])
  return {
    language,
    title: [labels.answers, name].filter(Boolean).join(' – '),
    author: name,
    date: fileDate(date),
    blocks: [{ kind: 'name' as const, text: labels.answers }, { kind: 'paragraph' as const, text: name }, ...blocks].filter(
      holdsText,
    ),
  }
}
