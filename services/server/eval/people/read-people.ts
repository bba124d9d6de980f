import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Half = 'open' | 'unseen'

/** An advert in an employer's own words, with what a coach knows must be held before the first day. */
export interface CoachAdvert {
  id: string
  title: string
  location: string
  type: string
  remote: boolean
  /** Each needed; papers of which one is enough have a stroke between. */
  demands: readonly string[][]
  description: string
  requirements: string
}
/** An ordinary person: the CV, the wishes, and what a coach who knows them would say. */
export interface CoachPerson {
  id: string
  postcode: string
  travelMiles: number
  hours: 'full-time' | 'part-time' | 'any'
  remote: boolean
  /** 3 for the jobs that a coach would name first, 2 for good ones, 1 for possible ones. */
  grades: ReadonlyMap<string, number>
  /** Adverts that a coach would be ashamed to see in the first ten. */
  wrong: readonly string[]
  holds: ReadonlySet<string>
  /** Skills and papers that a coach might name as worth having. */
  gaps: ReadonlySet<string>
  /** What a coach would be ashamed to name as lacking. */
  shame: ReadonlySet<string>
  /** Skills that must never be said of this person. */
  never: ReadonlySet<string>
  /** Whole years of paid work. */
  paidYears: number
  /** The best knowledge of English that may be claimed is a learner's. */
  learnsEnglish: boolean
  cv: readonly string[]
}

const textOf = (name: string): string => readFileSync(fileURLToPath(new URL(`${name}.txt`, import.meta.url)), 'utf8')
const pieces = (text: string): string[][] =>
  text
    .split(/^== /m)
    .slice(1)
    .map((piece) => piece.trimEnd().split('\n'))
const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)
const fieldsOf = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([a-z]+):(.*)$/.exec(line) ?? []
      return name && value !== undefined ? [[name, value.trim()] as const] : []
    }),
  )

export function readAdverts(half: Half): CoachAdvert[] {
  return pieces(textOf(`adverts-${half}`)).map(([head = '', demands = '', ...body]) => {
    const [id = '', title = '', location = '', type = '', place = ''] = head.split(' | ')
    const isAsked = (line: string) => line.startsWith('- ')
    return {
      id,
      title,
      location,
      type,
      remote: place === 'remote',
      demands: words(demands.replace(/^demands:/, '')).map((papers) => papers.split('/')),
      description: body.filter((line) => !isAsked(line)).join('\n'),
      requirements: body
        .filter(isAsked)
        .map((line) => line.slice(2))
        .join('\n'),
    }
  })
}

export function readPeople(half: Half): CoachPerson[] {
  return pieces(textOf(`people-${half}`)).map((lines) => {
    const at = lines.indexOf('---')
    const [id = '', postcode = '', miles = '', hours = '', place = ''] = (lines[0] ?? '').split(' | ')
    const fields = fieldsOf(lines.slice(1, at))
    const setOf = (name: string) => new Set(words(fields.get(name)))
    const graded = (['less', 'good', 'best'] as const).flatMap((name, grade) =>
      words(fields.get(name)).map((advert) => [advert, grade + 1] as const),
    )
    const cv = lines.slice(at + 1)
    return {
      id,
      postcode,
      travelMiles: Number(miles),
      hours: hours === 'any' ? 'any' : hours === 'part-time' ? 'part-time' : 'full-time',
      remote: place === 'remote',
      grades: new Map(graded),
      wrong: words(fields.get('wrong')),
      holds: setOf('holds'),
      gaps: setOf('gaps'),
      shame: setOf('shame'),
      never: setOf('never'),
      paidYears: Number(fields.get('paid')),
      learnsEnglish: cv.some((line) => /English (?:\((?:A[12]|B1|beginner)|B1)/.test(line)),
      cv,
    }
  })
}
