import { isCityAbroad, isKnownEmployer } from '@onward/taxonomy'
import { isWorkPaper } from '../facts/certificates'
import { findDates } from '../facts/dates'
import { isInstitution, kindOf, resultOf } from '../facts/education'
import { looseSection, readHeading } from '../facts/headings'
import { employerPoints, isBreak, isKindOfContract, isPlace, jobPoints } from '../facts/job-vocabulary'
import { isLanguageList } from '../facts/languages'
import type { Line } from '../facts/line'
import { classOf } from './word-classes'

const VERB =
  /^(?:\p{L}+(?:ing|ed)|ran|kept|took|made|led|built|wrote|won|set|dealt|drove|cut|did|gave|held|sold|taught|grew|saw|went|put)$/u
const bucket = (value: number, ...limits: number[]): number => limits.filter((limit) => value >= limit).length

interface LineTraits {
  words: string[]
  date: 'none' | 'one' | 'range'
  dateAt: 'start' | 'end' | 'middle' | 'whole' | '-'
  job: number
  employer: number
  place: boolean
  school: boolean
  qualification: string
  paper: boolean
  result: boolean
  heading: string
  length: number
  end: string
  start: string
  isItem: boolean
  isCapitals: boolean
  sign: string
}

const headingOf = (text: string): string => {
  const name = text.length <= 60 ? readHeading(text)?.name : undefined
  const loose = name || text.length > 45 ? null : looseSection(text)
  return name ?? (loose ? `~${loose}` : '-')
}

/** Lines are read twice. */
const known = new WeakMap<Line, LineTraits>()
function traitsOf(line: Line): LineTraits {
  const traits = known.get(line) ?? computeTraits(line)
  known.set(line, traits)
  return traits
}
const computeTraits = (line: Line): LineTraits => {
  const text = line.text.trim()
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’&@]+|\d+/gu) ?? []
  const dates = text.length > 400 ? [] : findDates(text)
  const date = dates.find((one) => !one.isSingle) ?? dates[0]
  const before = date ? text.slice(0, date.start).replace(/[^\p{L}\p{N}]/gu, '').length : 0
  const after = date ? text.slice(date.end).replace(/[^\p{L}\p{N}]/gu, '').length : 0
  const parts =
    text.length > 160 ? [text] : text.split(/,\s|\s[-–—|•·@]\s|\s\|\s?|\s{2,}|\.\s|:\s/).filter((part) => /\p{L}/u.test(part))
  const rest = parts.slice(0, 8)
  const short = text.length <= 160
  const job = short ? Math.max(0, ...rest.map((part) => jobPoints(part))) : 0
  const employer = short ? Math.max(0, ...rest.map((part) => employerPoints(part) + (isKnownEmployer(part) ? 2.5 : 0))) : 0
  const letters = text.replace(/[^\p{L}]/gu, '')
  const dateKind = !date ? 'none' : date.isSingle ? 'one' : 'range'
  const at = !date ? '-' : before === 0 ? (after === 0 ? 'whole' : 'start') : after === 0 ? 'end' : 'middle'
  const traits = {
    words,
    date: dateKind,
    dateAt: at,
    job: bucket(job, 1.5, 2, 3),
    employer: bucket(employer, 0.5, 1.5, 2.5),
    place: short && rest.some((part) => isPlace(part) || isCityAbroad(part)),
    school: isInstitution(text),
    qualification: short ? (kindOf(text) ?? '-') : '-',
    paper: short && isWorkPaper(text),
    result:
      short &&
      text
        .split(/[,;]\s/)
        .slice(0, 4)
        .some((part) => resultOf({ text: part, start: 0 }) !== null),
    heading: headingOf(text),
    length: bucket(words.length, 2, 4, 7, 11, 16, 30),
    end: /[.!?]$/.test(text) ? '.' : /:$/.test(text) ? ':' : /,$/.test(text) ? ',' : '-',
    start: /^\p{Lu}/u.test(text) ? 'A' : /^\p{Ll}/u.test(text) ? 'a' : /^\d/.test(text) ? '9' : '*',
    isItem: line.kind === 'item',
    isCapitals: letters.length >= 3 && letters === letters.toUpperCase(),
    sign: '',
  } satisfies LineTraits
  traits.sign = [
    traits.isItem ? 'i' : line.kind === 'heading' ? 'h' : 't',
    traits.date,
    traits.dateAt,
    traits.isCapitals ? 'C' : '',
    bucket(traits.length, 3, 5),
  ].join('')
  return traits
}

/** Lines of a CV that are set alike, by two measures. */
export function alikeKeys(lines: readonly Line[]): [string, string][] {
  const all = lines.map(traitsOf)
  const brief = (traits: LineTraits | undefined) => (traits ? `${traits.isItem ? 'i' : 't'}${traits.date}${traits.dateAt}` : '-')
  return lines.map((line, i) => {
    const traits = all[i] as LineTraits
    const style = `${line.kind}${Math.round(line.scale * 10)}`
    return [`${traits.sign}${style}`, `${style}${brief(all[i - 1])}|${brief(traits)}|${brief(all[i + 1])}`]
  })
}

/** What the other lines that are set like each one were named at a first reading. */
export function habitFeatures(keys: readonly (readonly [string, string])[], labels: readonly (string | null)[]): string[][] {
  return keys.map((own, i) =>
    [0, 1].flatMap((k) => {
      const counts = new Map<string, number>()
      let all = 0
      for (const [j, other] of keys.entries()) {
        const label = labels[j]
        if (j === i || label == null || other[k] !== own[k]) continue
        counts.set(label, (counts.get(label) ?? 0) + 1)
        all++
      }
      const [top] = [...counts].sort((a, b) => b[1] - a[1])
      if (!top) return [`~alone${k}`]
      return [`~alike${k}=${top[0]}`, `~alike${k}=${top[0]}=${top[1] >= all * 0.8}=${bucket(all, 2, 4)}`]
    }),
  )
}

/** Features of each line for the tagger of lines. Those with `!` come from rules. */
export function lineFeatures(lines: readonly Line[]): string[][] {
  const all = lines.map(traitsOf)
  const signs = new Map<string, number>()
  for (const { sign } of all) signs.set(sign, (signs.get(sign) ?? 0) + 1)
  let lastHeading = -1
  let headed = '-'
  let sinceDate = 9
  return lines.map((line, i) => {
    const traits = all[i] as LineTraits
    if (line.isHeading) lastHeading = i
    if (traits.heading !== '-' && !traits.isItem) headed = traits.heading
    sinceDate = traits.date === 'range' ? 0 : Math.min(9, sinceDate + 1)
    const own: string[] = []
    const say = (...parts: (string | number | boolean)[]) => own.push(parts.join('='))
    const style = line.kind === 'heading' ? 'bold' : line.scale > 1.15 ? `large${bucket(line.scale, 1.3, 1.6)}` : line.kind
    say('b')
    say('style', style)
    say('length', traits.length)
    say('end', traits.end)
    say('start', traits.start)
    say('capitals', traits.isCapitals)
    say('style.length', style, traits.length)
    say('date', traits.date, traits.dateAt)
    say('date.style', traits.date, traits.dateAt, style)
    say('date.job', traits.date, traits.job, traits.employer)
    say('job', traits.job)
    say('employer', traits.employer)
    say('job.length', traits.job, traits.length, style)
    say('place', traits.place)
    say('school', traits.school)
    say('qualification', traits.qualification)
    say('school.qualification', traits.school, traits.qualification !== '-')
    say('paper', traits.paper)
    say('result', traits.result, traits.qualification !== '-', traits.school)
    say('heading', traits.heading)
    say('heading.style', traits.heading, style)
    say('headed', headed)
    say('headed.style', headed, style)
    say('headed.date', headed, traits.date)
    say('headed.job', headed, traits.job, traits.date, style)
    say('since', bucket(i - lastHeading, 1, 2, 3, 5))
    say('sinceDate', sinceDate, style)
    say('at', bucket(i, 1, 2, 3, 5, 8))
    say('at.style', bucket(i, 1, 2, 3), style, traits.length)
    say('part', Math.floor((i * 6) / lines.length))
    say('alike', bucket(signs.get(traits.sign) ?? 0, 2, 3, 5), traits.sign)
    say(
      '@',
      /\S@\S/.test(line.text),
      /(?:\+44|\b0)[\d ()-]{8,}/.test(line.text),
      /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(line.text),
    )
    if (isBreak(line.text)) say('break')
    if (isKindOfContract(line.text)) say('contract')
    if (isLanguageList(line.text)) say('languages')
    const [first = '', second = ''] = traits.words
    say('#first', first)
    say('#second', second)
    say('#first2', first, second)
    say('#last', traits.words.at(-1) ?? '')
    const classes = traits.words.slice(0, 30).map(classOf)
    say('class.first', classes[0]?.narrow ?? '-')
    say('class.first2', classes[0]?.wide ?? '-', classes[1]?.wide ?? '-')
    say('class.last', classes.at(-1)?.narrow ?? '-')
    for (const one of new Set(classes.map(({ narrow }) => narrow))) say('class', one)
    for (const one of new Set(classes.map(({ wide }) => wide))) say('class.wide', one, style, bucket(traits.length, 3, 5))
    say('verb', VERB.test(first), traits.length)
    say('i', /\b(?:I|my|me)\b/.test(line.text))
    for (const word of new Set(traits.words.slice(0, 30))) say('#w', word)
    const label = /^([\p{L} /]{2,24}):/u.exec(line.text)?.[1]?.toLowerCase()
    if (label) say('#label', label)
    say('commas', bucket((line.text.match(/[,|•·]/g) ?? []).length, 1, 2, 3, 5))
    say('!section', line.section)
    say('!section.style', line.section, style)
    say('!section.date', line.section, traits.date, traits.dateAt, style)
    say('!section.job', line.section, traits.job, traits.employer, traits.date)
    say('!section.length', line.section, traits.length, traits.end)
    say('!section.start', line.section, traits.start)
    say('!section.school', line.section, traits.school, traits.qualification !== '-')
    say('!heading', line.isHeading)
    say('!heading.section', line.isHeading, line.section)
    say('!first', line.isHeading ? '-' : i - lastHeading === 1, line.section)
    for (const [name, by] of [
      ['-2', -2],
      ['-1', -1],
      ['+1', 1],
      ['+2', 2],
    ] as const) {
      const other = all[i + by]
      const near = lines[i + by]
      if (!other || !near) {
        say(name, 'none')
        continue
      }
      const its = near.kind === 'heading' ? 'bold' : near.kind
      say(name, 'style', its, style)
      say(name, 'date', other.date, other.dateAt)
      say(name, 'date.own', other.date, other.dateAt, traits.date, style)
      say(name, 'job', other.job)
      say(name, 'job.own', other.job, traits.job, traits.employer)
      say(name, 'employer', other.employer)
      say(name, 'school', other.school, other.qualification !== '-')
      say(
        name,
        'school.own',
        other.school,
        other.qualification !== '-',
        other.date !== 'none',
        traits.school,
        traits.qualification !== '-',
        traits.date !== 'none',
      )
      say(name, 'result.own', other.result, traits.result, other.qualification !== '-')
      say(name, 'length', other.length)
      say(name, 'end', other.end, other.start)
      say(name, 'heading', other.heading)
      say(name, 'alike', other.sign === traits.sign)
      say(name, '!section', near.section, near.isHeading, near.column === line.column)
      if (by === 1 || by === -1) {
        say(name, 'all', its, other.date, other.job, other.employer, style)
        say(name, 'both', its, style, other.date, traits.date, bucket(other.length, 3, 5), bucket(traits.length, 3, 5))
      }
    }
    return own
  })
}
