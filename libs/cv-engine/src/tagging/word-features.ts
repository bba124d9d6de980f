import { findOccupations, isCityAbroad, isKnownEmployer } from '@onward/taxonomy'
import { findDates } from '../facts/dates'
import { isInstitution, kindOf } from '../facts/education'
import { employerPoints, isBrand, isBreak, isKindOfContract, isPlace, jobPoints } from '../facts/job-vocabulary'
import type { Line } from '../facts/line'
import type { WordClass } from './word-classes'
import { classOf } from './word-classes'

/** "Job title: Cleaner", "School: …": a form names its fields. */
const LABEL =
  /^(?:(job title|job|title|position(?: held)?|role(?: title)?|post(?: held)?|designation|swydd|teitl)|(employer(?: name)?|company(?: name)?|name of (?:employer|company)|organi[sz]ation|firm|business|where|who for|worked (?:for|at)|cyflogwr|cwmni|sefydliad|ble)|(location|place|town|depot|branch|site|lleoliad)|(dates?(?: employed| of employment| worked)?|when|period|duration|dyddiadau?|pryd|from|reporting to|reason for leaving|salary|hours|year)|(school|college|institution|university|provider|ysgol|coleg)|(qualifications?|course|award|subject|cymhwyster)|(results?|grades?))\s*[:–-]\s*/i

/** Addresses of the web name nothing; a page's links are read behind their words. */
const ADDRESS = /\(?(?:https?:\/\/|www\.)[^\s)]*\)?/gi

export interface Word {
  text: string
  /** In the document. */
  start: number
  end: number
  line: Line
  /** Which line of the unit, and which of the parts that signs set apart on it. */
  row: number
  part: number
  looks: string
  features: string[]
}
const bucket = (value: number, ...limits: number[]): number => limits.filter((limit) => value >= limit).length
const TOKEN = /\p{L}[\p{L}\p{M}\p{N}'’]*(?:[.](?=\p{L}))?|\p{N}+|[^\s]/gu
const shapeOf = (text: string): string =>
  /^\p{N}+$/u.test(text)
    ? `9${Math.min(4, text.length)}`
    : !/\p{L}/u.test(text)
      ? text
      : text.length > 1 && text === text.toUpperCase()
        ? text.length <= 4
          ? 'XX'
          : 'XXXX'
        : /^\p{Lu}/u.test(text)
          ? 'Xx'
          : 'xx'

/** Between signs that set things apart. */
const SEGMENT =
  /,\s|\s[-–—|•·@/]\s|\s\|\s?|\s{2,}|(?<=\p{L}{3})\.\s(?=\p{Lu})|:\s|[()]|\s(?=(?:at|for|with|via|through|yn|i)\s\p{Lu})|;\s|[|•·]|\n/gu

interface Segment {
  from: number
  to: number
  text: string
  words: string[]
  /** Offset of its first letter or digit. */
  begins: number
  isDate: boolean
  inBrackets: boolean
  looks: string
  job: number
  employer: number
  place: boolean
}

/** Sentences, or stretches of a long one. */
const PART = /.{1,300}?(?:[.!?](?=\s)|$)|.{1,300}/gsu
/** What is found in a text, which may be as long as a letter's paragraph. */
const inParts = <T extends { start: number; end: number }>(text: string, find: (part: string) => readonly T[]): T[] =>
  text.length <= 200
    ? [...find(text)]
    : [...text.matchAll(PART)].flatMap(({ 0: part, index }) =>
        find(part).map((found) => ({ ...found, start: found.start + index, end: found.end + index })),
      )

function segmentsOf(text: string): Segment[] {
  const dates = inParts(text, findDates)
  const cuts: number[][] = []
  for (const match of text.matchAll(SEGMENT)) cuts.push([match.index, match.index + match[0].length])
  for (const date of dates) cuts.push([date.start, date.start], [date.end, date.end])
  cuts.sort((a, b) => (a[0] as number) - (b[0] as number))
  const segments: Segment[] = []
  let from = 0
  const push = (to: number) => {
    const own = text.slice(from, to)
    if (/[\p{L}\p{N}]/u.test(own)) {
      const isDate = dates.some((date) => date.start <= from && date.end >= to - 1)
      const bare = own.trim().replace(/^(?:at|for|with|via|through|yn|i)\s/i, '')
      const job = isDate ? 0 : bucket(jobPoints(bare), 1.5, 2, 3)
      const employer = isDate ? 0 : bucket(employerPoints(bare) + (isKnownEmployer(bare) ? 2.5 : 0), 0.5, 1.5, 2.5, 4)
      const place = !isDate && (isPlace(bare) || (/^\p{Lu}/u.test(bare) && isCityAbroad(bare)))
      const looks = isDate
        ? 'D'
        : isBreak(bare)
          ? 'K'
          : isKindOfContract(bare)
            ? 'C'
            : place
              ? employer >= 2
                ? 'PE'
                : 'P'
              : `${job}${employer}${isInstitution(bare) ? 's' : ''}${kindOf(bare) ? 'q' : ''}`
      segments.push({
        from,
        to,
        text: bare,
        words: bare.split(/\s+/),
        begins: from + own.search(/[\p{L}\p{N}]/u),
        isDate,
        inBrackets: text[from - 1] === '(',
        looks,
        job,
        employer,
        place,
      })
    }
  }
  for (const [start, end] of cuts as [number, number][]) {
    if (start < from) continue
    push(start)
    from = end
  }
  push(text.length)
  return segments
}

const spansOf = (text: string, isKnown: (words: string) => boolean, most: number): { start: number; end: number }[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&.-]*|&/gu)]
  const found: { start: number; end: number }[] = []
  for (let i = 0; i < words.length; i++)
    for (let n = Math.min(most, words.length - i); n > 0; n--) {
      const from = (words[i] as RegExpExecArray).index
      const last = words[i + n - 1] as RegExpExecArray
      const to = last.index + last[0].length
      if (isKnown(text.slice(from, to))) {
        found.push({ start: from, end: to })
        i += n - 1
        break
      }
    }
  return found
}

/** Units that may be sentences. */
const OF_SENTENCES: ReadonlySet<string> = new Set(['prose', 'interests', 'certificates', 'course'])
/** Words around work and studies in sentences. */
const CUE =
  /^(?:work(?:ed|ing|s)?|jobs?|employ(?:ed|s|er)?|engaged|joined|start(?:ed)?|began|became|hired|taken|took|got|went|moved|left|finished|promoted|posted|hold|held|served|ran|run|own|cover(?:ed|ing)?|agency|temp(?:ing|ed)?|self|apprentice(?:ship|d)?|trained|training|volunteer(?:ed|ing|s)?|help(?:ed|ing|s)?|unpaid|school(?:ing)?|college|university|stud(?:y|ied|ying)|course|pass(?:ed)?|qualif\w+|diploma|degree|gcses?|nvq|certificates?|licen[cs]e|ticket|cards?|like|likes|enjoy|enjoys|love|loves|hobb(?:y|ies)|interests?|play|plays|speak|speaks|called|named|as|was|am|is|since|until|till|from|for|at|with|by|in|to)$/

/** Features of each word of prose from words further away than its neighbours. */
function sentencesOf(
  text: string,
  tokens: readonly RegExpMatchArray[],
  dates: readonly { start: number; end: number }[],
): string[][] {
  const lower = tokens.map(([token]) => token.toLowerCase())
  const shapes = tokens.map(([token]) => shapeOf(token))
  const isSmall = text === text.toLowerCase()
  let begin = 0
  return tokens.map((token, t) => {
    if (t > 0 && /^[.!?]$/.test(lower[t - 1] as string)) begin = t
    const at = token.index as number
    let left = t - 1
    while (left >= begin && !CUE.test(lower[left] as string)) left--
    let further = left - 1
    while (further >= begin && !CUE.test(lower[further] as string)) further--
    let right = t + 1
    while (right < tokens.length && !/^[.!?]$/.test(lower[right] as string) && !CUE.test(lower[right] as string)) right++
    const cue = left >= begin ? (lower[left] as string) : '^'
    const last = further >= begin ? (lower[further] as string) : '^'
    const next = right < tokens.length ? (lower[right] as string) : '$'
    const shape = `${shapes[t]}${isSmall ? '-' : ''}`
    const ago = dates.findLast((date) => date.end <= at)
    const soon = dates.find((date) => date.start > at)
    const near = (distance: number | undefined) => (distance === undefined ? '-' : bucket(distance, 4, 12, 30, 80))
    return [
      `#t.before=${lower[t - 2] ?? '^'}=${lower[t - 1] ?? '^'}=${shape}`,
      `#t.after=${lower[t + 1] ?? '$'}=${lower[t + 2] ?? '$'}=${shape}`,
      `#t.around=${lower[t - 1] ?? '^'}=${lower[t + 1] ?? '$'}=${shape}`,
      `#t.-3=${lower[t - 3] ?? '^'}`,
      `#t.+3=${lower[t + 3] ?? '$'}`,
      `t.cue=${cue}=${bucket(t - left, 2, 3, 5, 8)}=${shape}`,
      `t.cues=${last}=${cue}=${shape}`,
      `t.next=${next}=${bucket(right - t, 2, 3, 5, 8)}=${shape}`,
      `t.between=${cue}=${next}=${shape}`,
      `#t.begin=${lower[begin]}=${lower[begin + 1] ?? ''}=${t - begin < 4}`,
      `t.small=${isSmall}=${shapes[t]}`,
      `t.date=${near(ago && at - ago.end)}=${near(soon && soon.start - at)}`,
      `t.date.shape=${near(soon && soon.start - at)}=${shape}=${cue}`,
    ]
  })
}

/** The words of an entry's head, or of one line, each with its features. `kind`: that of their unit. */
export function wordsOf(lines: readonly Line[], kind: string): Word[] {
  // The weights were learned while prose had this name.
  const role = kind === 'prose' ? 'told' : kind
  const words: Word[] = []
  const texts = lines.map((line) => line.text.replace(ADDRESS, (address) => ' '.repeat(address.length)))
  const all = texts.map(segmentsOf)
  const flat = all.flat().filter((segment) => !segment.isDate)
  const tellsJob = flat.some((segment) => segment.job >= 2)
  const tellsEmployer = flat.some((segment) => segment.employer >= 2)
  for (const [row, line] of lines.entries()) {
    const segments = all[row] as Segment[]
    const text = texts[row] as string
    const tokens = [...text.matchAll(TOKEN)]
    const dates = inParts(text, findDates)
    const occupations = inParts(text, findOccupations)
    const brands = inParts(text, (part) => spansOf(part, isBrand, 4))
    const towns = inParts(text, (part) => spansOf(part, (own) => /^\p{Lu}/u.test(own) && (isPlace(own) || isCityAbroad(own)), 4))
    const known = inParts(text, (part) => spansOf(part, (own) => /^\p{Lu}/u.test(own) && isKnownEmployer(own), 5))
    const style = line.kind === 'heading' ? 'bold' : line.kind
    const others = lines.filter((other) => other !== line)
    const looks = segments.map((segment) => segment.looks).join(' ')
    const named = segments.filter((segment) => !segment.isDate)
    const add = (token: RegExpExecArray, part: number, its: string, features: string[]) => {
      const start = line.start + token.index
      words.push({ text: token[0], start, end: start + token[0].length, line, row, part, looks: its, features })
    }
    if (row > 0) {
      const above = lines[row - 1] as Line
      const end = above.start + above.text.length
      words.push({ text: '', start: end, end, line: above, row, part: -1, looks: '', features: ['newline'] })
    }
    const classes = tokens.map((token) => classOf(token[0].toLowerCase()))
    const label = LABEL.exec(text)?.findIndex((group, i) => i > 0 && group !== undefined) ?? -1
    const addresses = [...line.text.matchAll(ADDRESS)].map(({ index }) => index)
    const labelled = label < 0 ? (/^[\p{L} /]{3,24}:\s/u.exec(text)?.[0].toLowerCase().trim() ?? '') : `${label}`
    const sentenceFeatures = OF_SENTENCES.has(kind) ? sentencesOf(text, tokens, dates) : null
    for (const [t, token] of tokens.entries()) {
      const own: string[] = sentenceFeatures ? [...(sentenceFeatures[t] as string[])] : []
      const say = (...parts: (string | number | boolean)[]) => own.push(parts.join('='))
      const at = token.index
      const lower = token[0].toLowerCase()
      const number = segments.findIndex((segment) => at >= segment.from && at < segment.to)
      const segment = segments[number]
      const place = segment ? named.indexOf(segment) : -1
      const isFirst = segment !== undefined && at <= segment.begins
      const before = tokens[t - 1]?.[0].toLowerCase() ?? '^'
      const after = tokens[t + 1]?.[0].toLowerCase() ?? '$'
      const inside = (list: readonly { start: number; end: number }[]) => list.find(({ start, end }) => at >= start && at < end)
      say('b')
      say('role', role)
      say('#w', lower)
      say('#w.role', lower, role)
      say('#-1', before)
      say('#+1', after)
      say('#-1w', before, lower)
      say('#w+1', lower, after)
      say('#-2', tokens[t - 2]?.[0].toLowerCase() ?? '^')
      say('#+2', tokens[t + 2]?.[0].toLowerCase() ?? '$')
      const its = classes[t] as WordClass
      const last = classes[t - 1]
      const following = classes[t + 1]
      const shape = shapeOf(token[0])
      say('class', its.narrow)
      say('class.wide', its.wide, shape)
      say('class.role', its.wide, role)
      say('class-1', last?.narrow ?? '^')
      say('class+1', following?.narrow ?? '$')
      say('class.around', last?.wide ?? '^', its.wide, shape)
      say('class.next', its.wide, following?.wide ?? '$', shape)
      say('class-2', classes[t - 2]?.wide ?? '^', shape)
      say('class+2', classes[t + 2]?.wide ?? '$', shape)
      say('shape', shapeOf(token[0]), shapeOf(tokens[t - 1]?.[0] ?? '^'), shapeOf(tokens[t + 1]?.[0] ?? '$'))
      say('own', shapeOf(token[0]), isFirst)
      if (lower.length > 4) {
        say('#suffix', lower.slice(-3))
        say('#suffix4', lower.slice(-4))
      }
      say('style', style, role)
      if (labelled !== '') say('labelled', labelled, segment ? isFirst && place > 0 : false, place > 0)
      say('row', row, Math.min(3, lines.length), role)
      const occupation = inside(occupations)
      if (occupation) say('occupation', at === occupation.start ? 'B' : 'I')
      const brand = inside(brands)
      if (brand) say('brand', at === brand.start ? 'B' : 'I')
      const listed = inside(known)
      if (listed) say('listed', at === listed.start ? 'B' : 'I', listed.start === segment?.from || listed.end === segment?.to)
      const town = inside(towns)
      if (town) say('town', at === town.start ? 'B' : 'I')
      if (!segment) {
        const next = segments.find((other) => other.from >= at)
        const last = segments.findLast((other) => other.to <= at)
        say('between', token[0], role)
        say('between.looks', token[0], last?.looks ?? '^', next?.looks ?? '$')
        say('between.role', role, last?.looks ?? '^', next?.looks ?? '$')
        say('between.next', token[0], next?.looks ?? '$', role)
        if (next) say('#between.word', text.slice(next.from, next.to).trim().split(/\s+/)[0]?.toLowerCase() ?? '', role)
        add(token, -1, '', own)
        continue
      }
      const count = bucket(segment.words.length, 2, 3, 5, 8)
      const lead = text.slice(Math.max(0, segment.from - 3), segment.from).trim()
      say('seg', segment.looks, isFirst)
      say('seg.role', segment.looks, role, isFirst)
      say('seg.words', segment.looks, count)
      say('seg.place', place, Math.min(4, named.length), row, role)
      say('seg.place.looks', place, Math.min(4, named.length), row, segment.looks, role)
      say('seg.lead', lead, role)
      say('seg.lead.looks', lead, segment.looks)
      say('seg.last', place === named.length - 1, segment.looks)
      const next = addresses.find((from) => from >= segment.to - 1)
      if (next !== undefined && text.slice(segment.to, next).trim() === '') say('seg.linked', isFirst, segment.looks)
      say('seg.brackets', segment.inBrackets, segment.looks)
      const ends = classOf(segment.words.at(-1)?.toLowerCase() ?? '')
      say('seg.class', ends.narrow, isFirst)
      say('seg.class.looks', ends.wide, segment.looks)
      say('seg.class.start', classOf(segment.words[0]?.toLowerCase() ?? '').wide, isFirst, segment.looks)
      say('#seg.start', segment.words[0]?.toLowerCase() ?? '', isFirst)
      say('#seg.end', segment.words.at(-1)?.toLowerCase() ?? '')
      say('seg.capital', shapeOf(segment.words[0] ?? ''), isFirst, place, row)
      say('seg.prev', segments[number - 1]?.looks ?? '^', segment.looks)
      say('seg.next', segments[number + 1]?.looks ?? '$', segment.looks)
      say('seg.around', segments[number - 1]?.looks ?? '^', segment.looks, segments[number + 1]?.looks ?? '$')
      say('line', looks.length > 24 ? '-' : looks, number, row, Math.min(3, lines.length))
      say('tells', tellsJob, tellsEmployer, segment.looks)
      say('tells.place', tellsJob && segment.job < 2, tellsEmployer && segment.employer < 2, place, row)
      for (const [o, other] of others.entries())
        if (o < 2) {
          const its = (all[lines.indexOf(other)] as Segment[]).filter((s) => !s.isDate)
          say('other', lines.indexOf(other) - row, its[0]?.looks ?? '-', segment.looks, isFirst)
          say('other.count', lines.indexOf(other) - row, Math.min(3, its.length), place, Math.min(3, named.length))
        }
      add(token, place, segment.looks, own)
    }
  }
  return words
}
/** The places of the names in one unit. */
export interface Pattern {
  rows: number
  /** In their order. */
  names: { kind: string; row: number; part: number }[]
}

const most = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [top, second] = [...counts].sort((a, b) => b[1] - a[1])
  return !top || (second && second[1] === top[1]) ? '-' : top[1] > values.length * 0.6 ? top[0] : `~${top[0]}`
}

/** For each word, the kinds of names in other parts of its unit: an entry has one employer, and prose names things in an order. */
function besideFeatures(words: readonly Word[], labels: readonly string[]): string[][] {
  const named = labels.flatMap((label, k) => {
    const word = words[k] as Word
    return label.startsWith('B-') && word.part >= 0 ? [{ kind: label.slice(2), at: k, key: `${word.row}.${word.part}` }] : []
  })
  return words.map(({ row, part, looks }, i) => {
    if (part < 0) return []
    const key = `${row}.${part}`
    const isFirst = words[i - 1]?.part !== part || words[i - 1]?.row !== row
    const near = named.filter((name) => name.key !== key && Math.abs(name.at - i) < 60)
    const before = near.findLast(({ at }) => at < i)
    const after = near.find(({ at }) => at > i)
    const has = ['title', 'employer', 'qual', 'at']
      .map((kind) => (near.some((name) => name.kind === kind) ? kind[0] : '-'))
      .join('')
    const last = before?.kind ?? '^'
    const next = after?.kind ?? '$'
    return [
      `~has=${has}=${isFirst}`,
      `~has.looks=${has}=${looks}`,
      `~last=${last}=${isFirst}`,
      `~last.looks=${last}=${looks}`,
      `~next=${next}=${isFirst}`,
      `~next.looks=${next}=${looks}`,
      `~beside=${last}=${next}=${isFirst}`,
      `~beside.has=${last}=${next}=${has}=${isFirst}`,
    ]
  })
}

/** Features from what the other units of the CV have in common. `labels`: of its own words, from the first reading. */
export function habitFeatures(
  words: readonly Word[],
  labels: readonly string[],
  rows: number,
  others: readonly Pattern[],
): string[][] {
  const beside = besideFeatures(words, labels)
  const main = (kind: string) => kind === 'title' || kind === 'employer' || kind === 'qual' || kind === 'at'
  const full = others.filter(({ names }) => names.filter(({ kind }) => main(kind)).length >= 2)
  const order = most(
    full.map(({ names }) =>
      names
        .filter(({ kind }) => main(kind))
        .map(({ kind }) => kind[0])
        .slice(0, 2)
        .join(''),
    ),
  )
  const isOneRow = most(full.map(({ names }) => `${new Set(names.filter(({ kind }) => main(kind)).map(({ row }) => row)).size}`))
  const alike = others.filter((other) => other.rows === rows)
  const known = new Map<string, string>()
  for (const key of new Set(words.map(({ row, part }) => `${row}.${part}`))) {
    const at = alike.map(({ names }) => names.find(({ row, part }) => `${row}.${part}` === key)?.kind[0] ?? 'O')
    known.set(key, at.length === 0 ? '?' : most(at))
  }
  const count = others.length === 0 ? 0 : others.length === 1 ? 1 : 2
  return words.map(({ row, part, looks }, i) => {
    if (part < 0) return []
    const isFirst = i === 0 || words[i - 1]?.part !== part || words[i - 1]?.row !== row
    const here = known.get(`${row}.${part}`) ?? '?'
    return [
      ...(beside[i] as string[]),
      `~order=${order}=${isOneRow}=${row}=${part}=${isFirst}`,
      `~order.looks=${order}=${isOneRow}=${row}=${part}=${looks}`,
      `~here=${here}=${isFirst}`,
      `~here.looks=${here}=${looks}=${isFirst}`,
      `~here.count=${here}=${count}=${isFirst}`,
    ]
  })
}
