import * as v from 'valibot'
import { cleanText } from '../text'
import { type Curriculum, curriculum, type Education, type Experience, type LANGUAGE_LEVELS, partialDate } from './curriculum'

/** JSON Resume 1.0.0 (jsonresume.org): a CV as a file that other CV builders read and write. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Limits of one file: skills, characters of a skill, notes on what was left out. */
const MAX_SKILLS = 60
const MAX_SKILL_LETTERS = 80
const MAX_LEFT_OUT = 100
/** Most entries read of one list. */
const MAX_ENTRIES = 500

export interface ResumeBasics {
  name: string
  email: string
  phone: string
  location: string
}
export interface ResumeContent extends ResumeBasics {
  curriculum: Curriculum
  skills: readonly string[]
}
export type ResumeReading =
  | { ok: true; curriculum: Curriculum; basics: ResumeBasics; skills: string[]; leftOut: string[] }
  | { ok: false; message: string }

const filled = <T extends Record<string, unknown>>(entry: T): Partial<T> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== '' && value !== null)) as Partial<T>

const FLUENCY = { native: 'Native speaker', fluent: 'Fluent', good: 'Good', basic: 'Basic' } as const

/**
 * A curriculum as a JSON Resume 1.0.0 document, ready for `JSON.stringify`. Additional keys hold what the schema cannot: `current`, and
 * `results` with subject and grade.
 */
export function toJsonResume({ curriculum: cv, skills, name, email, phone, location }: ResumeContent) {
  const experience = ({ from, until, current, bullets }: Experience) => ({
    ...filled({ startDate: from, endDate: until }),
    ...(current === (from !== null && until === null) ? {} : { current }),
    ...(bullets.length > 0 ? { highlights: bullets } : {}),
  })
  const [url, ...others] = cv.links
  return {
    $schema: SCHEMA,
    basics: {
      ...filled({ name, email, phone, url: url ?? '', summary: cv.summary }),
      ...(location ? { location: { address: location } } : {}),
      ...(others.length > 0 ? { profiles: others.map((link) => ({ network: new URL(link).hostname, url: link })) } : {}),
    },
    work: cv.work.map((entry) => ({
      ...filled({ name: entry.employer, position: entry.title, location: entry.place }),
      ...experience(entry),
    })),
    volunteer: cv.volunteering.map((entry) => ({
      ...filled({ organization: entry.employer, position: entry.title, location: entry.place }),
      ...experience(entry),
    })),
    education: cv.education.map(({ qualification, institution, from, until, results }) => ({
      ...filled({ institution, studyType: qualification, startDate: from, endDate: until }),
      ...(results.length > 0
        ? { courses: results.map(({ subject, grade }) => [subject, grade].filter(Boolean).join(': ')), results }
        : {}),
    })),
    certificates: cv.certificates.map((entry) => filled(entry)),
    languages: cv.languages.map(({ language, level }) => ({ language, ...(level ? { fluency: FLUENCY[level] } : {}) })),
    interests: cv.interests ? [{ name: cv.interests }] : [],
    skills: skills.map((skill) => ({ name: skill })),
  }
}

const KNOWN = ['basics', 'work', 'volunteer', 'education', 'certificates', 'languages', 'interests', 'skills'] as const
/** Parts of the schema that a curriculum has no place for. */
const WITHOUT_PLACE = ['projects', 'awards', 'publications', 'references'] as const

type Entry = Readonly<Record<string, unknown>>
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Cut to `max` without splitting a character. */
const shortened = (text: string, max: number) =>
  text.length > max ? cleanText(text.slice(0, max).replace(/[\ud800-\udbff]$/, '')) : text

/** A paragraph as lines of at most `max` characters, broken after sentences, else words. */
function linesOf(text: string, max: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > max) {
    const head = rest.slice(0, max)
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n')) + 1
    const end = sentence > max / 4 ? sentence : Math.max(head.lastIndexOf(' '), 0) || max
    const line = shortened(rest, end)
    if (line) lines.push(line)
    rest = rest.slice(Math.max(end, 1)).trimStart()
  }
  if (rest) lines.push(rest)
  return lines
}

function levelOf(fluency: string): (typeof LANGUAGE_LEVELS)[number] | null {
  if (/native|mother|bilingual|first language/i.test(fluency)) return 'native'
  if (/limited|basic|beginner|elementary|\ba[12]\b/i.test(fluency)) return 'basic'
  if (/fluent|full professional|advanced|\bc[12]\b/i.test(fluency)) return 'fluent'
  if (/good|professional|intermediate|conversation|working|\bb[12]\b/i.test(fluency)) return 'good'
  return null
}

/** Reads values and notes what could not be kept. */
class Reader {
  readonly leftOut: string[] = []

  drop(what: string): void {
    const note = shortened(what, 160)
    if (this.leftOut.length < MAX_LEFT_OUT && !this.leftOut.includes(note)) this.leftOut.push(note)
  }

  /** Text of the first key that has one, cleaned and at most `max` long. */
  text(entry: Entry, where: string, keys: readonly string[], max: number): string {
    for (const key of keys) {
      const value = entry[key]
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const clean = cleanText(String(value).slice(0, 100_000))
      if (!clean) continue
      if (clean.length > max) this.drop(`${where}.${key}: the end of "${clean.slice(0, 40)}…"`)
      return shortened(clean, max)
    }
    return ''
  }

  list(entry: Entry, key: string): readonly unknown[] {
    const value = entry[key]
    if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES)
    if (typeof value === 'string' && value) return [value]
    if (isEntry(value)) return [value]
    return []
  }

  /** Objects of a list; a string becomes an object with that name. */
  entries(entry: Entry, key: string, max: number, name = 'name'): Entry[] {
    const all = this.list(entry, key)
      .map((item) => (typeof item === 'string' ? { [name]: item } : item))
      .filter(isEntry)
    for (const item of all.slice(max)) this.drop(`${key}: ${this.title(item)}`)
    return all.slice(0, max)
  }

  title(item: Entry): string {
    for (const key of [
      'name',
      'title',
      'position',
      'studyType',
      'language',
      'institution',
      'company',
      'organization',
      'reference',
    ])
      if (typeof item[key] === 'string' && item[key]) return item[key].slice(0, 120)
    return 'an entry without a name'
  }

  date(entry: Entry, where: string, key: string): string | null {
    const text = this.text(entry, where, [key], 60)
    if (!text) return null
    const [, year, month] = /^(\d{4})(?:[-/.](\d{1,2}))?(?:$|\D)/.exec(text) ?? []
    const found = [year && month && `${year}-${month.padStart(2, '0')}`, year].find((date) => v.is(partialDate, date))
    if (!found) this.drop(`${where}.${key}: ${text}`)
    return found ?? null
  }

  /** Start and end; an end before the start is left out. */
  period(entry: Entry, where: string): { from: string | null; until: string | null } {
    const from = this.date(entry, where, 'startDate')
    const present = isPresent(entry.endDate)
    const until = present ? null : this.date(entry, where, 'endDate')
    if (from && until && until.slice(0, 7) < from.slice(0, until.length)) {
      this.drop(`${where}.endDate: ${until} is before ${from}`)
      return { from, until: null }
    }
    return { from, until }
  }

  /** Notes which of these keys had a value. */
  dropKeys(entry: Entry, where: string, keys: readonly string[]): void {
    for (const key of keys) {
      const value = entry[key]
      if (value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
        this.drop(`${where}.${key}`)
    }
  }
}

const isPresent = (value: unknown) => typeof value === 'string' && /^(present|current|now|today|presennol)$/i.test(value.trim())

function experienceOf(reader: Reader, entry: Entry, where: 'work' | 'volunteer'): Experience | null {
  const employer = reader.text(entry, where, where === 'work' ? ['name', 'company'] : ['organization', 'name'], 120)
  const title = reader.text(entry, where, ['position'], 120) || employer
  const place = reader.text(entry, where, ['location'], 80)
  const lines = [
    ...linesOf(reader.text(entry, where, ['summary'], 4000), 400),
    ...reader
      .list(entry, 'highlights')
      .filter((line): line is string => typeof line === 'string')
      .flatMap((line) => linesOf(cleanText(line.slice(0, 4000)), 400)),
  ]
  for (const line of lines.slice(12)) reader.drop(`${where}.highlights: ${line}`)
  const { from, until } = reader.period(entry, where)
  reader.dropKeys(entry, where, ['description', 'url', 'website', 'keywords'])
  if (!title) {
    if (Object.keys(entry).length > 0) reader.drop(`${where}: an entry without a name`)
    return null
  }
  return {
    title,
    employer: title === employer && !reader.text(entry, where, ['position'], 120) ? '' : employer,
    place,
    from,
    until,
    current: typeof entry.current === 'boolean' ? entry.current : from !== null && until === null && !hasEnd(entry),
    bullets: lines.slice(0, 12),
  }
}

/** An end that could not be read is still an end. */
const hasEnd = ({ endDate }: Entry) =>
  !isPresent(endDate) && ((typeof endDate === 'string' && endDate.trim() !== '') || typeof endDate === 'number')

function educationOf(reader: Reader, entry: Entry): Education | null {
  const where = 'education'
  const institution = reader.text(entry, where, ['institution'], 160)
  const studied = [reader.text(entry, where, ['studyType'], 160), reader.text(entry, where, ['area'], 160)]
  const qualification = shortened(studied.filter(Boolean).join(', '), 160)
  const own = reader.list(entry, 'results').filter(isEntry)
  const score = reader.text(entry, where, ['score', 'gpa'], 60)
  const courses = reader.list(entry, 'courses').filter((course): course is string => typeof course === 'string')
  const results =
    own.length > 0
      ? own.map((result) => ({
          subject: reader.text(result, 'education.results', ['subject'], 120),
          grade: reader.text(result, 'education.results', ['grade'], 60),
        }))
      : [
          ...(score ? [{ subject: '', grade: score }] : []),
          ...courses.map((course) => ({ subject: reader.text({ course }, where, ['course'], 120), grade: '' })),
        ]
  for (const { subject, grade } of results.slice(20)) reader.drop(`education.courses: ${subject || grade}`)
  const period = reader.period(entry, where)
  reader.dropKeys(entry, where, ['url'])
  if (!qualification && !institution) {
    if (Object.keys(entry).length > 0) reader.drop('education: an entry without a name')
    return null
  }
  return {
    qualification: qualification || institution,
    institution: qualification ? institution : '',
    ...period,
    results: results.slice(0, 20),
  }
}

function linksOf(reader: Reader, basics: Entry): string[] {
  const profiles = reader.entries(basics, 'profiles', MAX_ENTRIES, 'url')
  const written = [
    reader.text(basics, 'basics', ['url', 'website'], 400),
    ...profiles.map(
      (profile) =>
        reader.text(profile, 'basics.profiles', ['url'], 400) || reader.text(profile, 'basics.profiles', ['username'], 120),
    ),
  ].filter(Boolean)
  const links = written.map((link) => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`))
  const good = links.filter((link) => {
    const usable = /[.:]/.test(link.replace(/^https:\/\//, '')) && v.is(curriculum.entries.links, [link])
    if (!usable) reader.drop(`basics.profiles: ${link}`)
    return usable
  })
  for (const link of good.slice(5)) reader.drop(`basics.profiles: ${link}`)
  return good.slice(0, 5)
}

function locationOf(reader: Reader, basics: Entry): string {
  const { location } = basics
  if (typeof location === 'string') return reader.text(basics, 'basics', ['location'], 300)
  if (!isEntry(location)) return ''
  const parts = ['address', 'city', 'region', 'postalCode'].map((key) => reader.text(location, 'basics.location', [key], 300))
  return shortened(parts.filter(Boolean).join(', '), 300)
}

function interestsOf(reader: Reader, file: Entry): string {
  const interests = reader.entries(file, 'interests', MAX_ENTRIES).map((entry) => {
    const given = reader.list(entry, 'keywords').filter((word): word is string => typeof word === 'string')
    const name = reader.text(entry, 'interests', ['name'], 600)
    const keywords = given.map((word) => cleanText(word.slice(0, 600))).filter(Boolean)
    return name && keywords.length > 0 ? `${name} (${keywords.join(', ')})` : name || keywords.join(', ')
  })
  return reader.text({ all: interests.filter(Boolean).join(', ') }, 'interests', ['all'], 600)
}

function skillsOf(reader: Reader, file: Entry): string[] {
  const skills = reader.entries(file, 'skills', MAX_ENTRIES).flatMap((entry) => {
    reader.dropKeys(entry, 'skills', ['level'])
    const given = reader.list(entry, 'keywords').filter((word): word is string => typeof word === 'string')
    const keywords = given.map((keyword) => reader.text({ keyword }, 'skills', ['keyword'], MAX_SKILL_LETTERS))
    return [reader.text(entry, 'skills', ['name'], MAX_SKILL_LETTERS), ...keywords].filter(Boolean)
  })
  for (const skill of skills.slice(MAX_SKILLS)) reader.drop(`skills: ${skill}`)
  return skills.slice(0, MAX_SKILLS)
}

/**
 * Reads a parsed JSON Resume file of schema 1.0.0 or 0.x, tolerantly. `leftOut` names what the curriculum has no place for ("projects:
 * Miss Direction", "basics.image"), to show to the person.
 */
export function fromJsonResume(input: unknown): ResumeReading {
  if (!isEntry(input))
    return { ok: false, message: 'This is not a JSON Resume file. Choose a .json file that a CV builder has saved' }
  const parts = KNOWN.filter((key) => input[key] !== undefined && input[key] !== null)
  if (parts.length === 0)
    return { ok: false, message: 'This file has no CV in it. A JSON Resume file has parts such as basics and work' }
  const wrong = parts.find((key) => (key === 'basics' ? !isEntry(input[key]) : typeof input[key] !== 'object'))
  if (wrong) return { ok: false, message: `The part "${wrong}" of this file is not as JSON Resume has it` }

  const reader = new Reader()
  const basics: Entry = isEntry(input.basics) ? input.basics : {}
  const present = <T>(value: T | null): value is T => value !== null
  const read = {
    summary: reader.text(basics, 'basics', ['summary'], 1500),
    links: linksOf(reader, basics),
    work: reader
      .entries(input, 'work', 30)
      .map((entry) => experienceOf(reader, entry, 'work'))
      .filter(present),
    volunteering: reader
      .entries(input, 'volunteer', 20, 'organization')
      .map((entry) => experienceOf(reader, entry, 'volunteer'))
      .filter(present),
    education: reader
      .entries(input, 'education', 30, 'institution')
      .map((entry) => educationOf(reader, entry))
      .filter(present),
    certificates: reader
      .entries(input, 'certificates', 40)
      .map((entry) => {
        reader.dropKeys(entry, 'certificates', ['url'])
        return {
          name: reader.text(entry, 'certificates', ['name'], 160),
          issuer: reader.text(entry, 'certificates', ['issuer'], 120),
          date: reader.date(entry, 'certificates', 'date'),
        }
      })
      .filter(({ name }) => name),
    languages: reader
      .entries(input, 'languages', 15, 'language')
      .map((entry) => ({
        language: reader.text(entry, 'languages', ['language', 'name'], 60),
        level: levelOf(reader.text(entry, 'languages', ['fluency', 'level'], 60)),
      }))
      .filter(({ language }) => language),
    interests: interestsOf(reader, input),
  }
  const skills = skillsOf(reader, input)
  const who = {
    name: reader.text(basics, 'basics', ['name'], 200),
    email: reader.text(basics, 'basics', ['email'], 255),
    phone: reader.text(basics, 'basics', ['phone'], 60),
    location: locationOf(reader, basics),
  }
  reader.dropKeys(basics, 'basics', ['label', 'image', 'picture'])
  for (const part of WITHOUT_PLACE)
    for (const entry of reader.entries(input, part, MAX_ENTRIES)) reader.drop(`${part}: ${reader.title(entry)}`)
  const known: readonly string[] = [...KNOWN, ...WITHOUT_PLACE, '$schema', 'meta']
  for (const key of Object.keys(input).slice(0, MAX_ENTRIES)) if (!known.includes(key)) reader.drop(key)

  const checked = v.safeParse(curriculum, read)
  if (!checked.success) return { ok: false, message: `This file could not be read: ${checked.issues[0].message}` }
  return { ok: true, curriculum: checked.output, basics: who, skills, leftOut: reader.leftOut }
}
