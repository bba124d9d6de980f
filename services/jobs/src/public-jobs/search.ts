import type { Language } from '@onward/contracts'
import type { PublicJobs, PublicListedJob } from '@onward/contracts/jobs/public-jobs'
import { DEFAULT_MILES } from '@onward/contracts/jobs/travel'
import { findPlaces } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'
import { type Ranked, rankBoard } from '../board/query'
import { readSearch, searchAnswer } from '../board/search'
import { isWithin, limitOf, ownLimit, travelTo } from '../board/travel'
import type { JobRow } from '../db/schema'
import { MESSAGES } from '../messages'
import { matchJobOf } from '../vacancies/facts'

export interface PublicSearch {
  q: string
  where: string
  from: number
  limit: number
  today: string
}

type Limit = ReturnType<typeof limitOf>
export interface FoundJobs {
  ids: string[]
  total: number
  limit: Limit
  /** What `where` was read as. */
  place: string | null
  unknownPlace: string | null
  didYouMean: string | null
  dropped: string[]
}

/** Which open jobs anybody finds, in order: what fits the search best, else the newest. Pure but for the index it is handed. */
export function findPublicJobs(
  entries: Iterable<BoardEntry>,
  { q, where, from, limit: size, today }: PublicSearch,
  vocabulary: Parameters<typeof readSearch>[1],
): FoundJobs {
  const { understood, parts, location } = readSearch({ q, location: where }, vocabulary)
  const place = location ? (findPlaces(location)[0] ?? null) : null
  const limit = limitOf({ location, within: place ? undefined : 'any' }, { place, own: ownLimit(null) })
  const query = {
    location,
    type: 'all' as const,
    remote: false,
    screenReader: false,
    equipment: false,
    saved: false,
    further: false,
    sort: parts.length > 0 ? ('best-match' as const) : ('most-recent' as const),
  }
  const board = { query, parts, person: null, limit, isPlaceKnown: place !== null, today, only: null, without: new Set<string>() }
  const { within, dropped } = rankBoard(entries, board)
  const read = searchAnswer(understood, dropped)
  // What one can go to stands before what is done from home; among the newest a place says nothing else.
  const isThere = ({ entry }: Ranked) => parts.length > 0 || isWithin(limit, { ...entry.workplace, remote: false })
  return {
    ids: [...within.filter(isThere), ...within.filter((one) => !isThere(one))]
      .slice(from, from + size)
      .map(({ entry }) => entry.id),
    total: within.length,
    limit,
    place: place?.name ?? null,
    unknownPlace: location && !place ? location : null,
    didYouMean: read.didYouMean,
    dropped: read.dropped,
  }
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

/** A text in the form of its number. */
function counted(
  forms: Readonly<Record<string, string>>,
  count: number,
  language: Language,
  values: Record<string, string> = {},
) {
  const form = new Intl.PluralRules(language).select(count)
  return fill(forms[form] ?? forms.other ?? '', { ...values, count: count.toLocaleString('en-GB') })
}

/** A job in the few words of a list. */
export function listedJob(row: JobRow, limit: Limit, language: Language): PublicListedJob {
  const texts = MESSAGES[language].publicJobs
  const travel = travelTo(limit, matchJobOf(row))
  const miles = travel?.miles ?? null
  const distance = miles === null ? '' : miles < 1 ? texts.underAMile : counted(texts.miles, miles, language)
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    pay: row.salary || texts.payNotSaid,
    hours: row.type ? texts.types[row.type] : '',
    place: [row.location, row.isRemoteAvailable ? texts.fromHome : distance].filter(Boolean).join(', '),
  }
}

/** What stands above the list, and what is said of how the search was read. */
export function wordsOf(found: FoundJobs, language: Language): Pick<PublicJobs, 'heading' | 'note'> {
  const texts = MESSAGES[language].publicJobs
  const { total, place, unknownPlace, didYouMean, dropped } = found
  const notes = [
    unknownPlace && fill(texts.unknownPlace, { place: unknownPlace }),
    dropped.length > 0 && fill(texts.dropped, { words: dropped.map((word) => `“${word}”`).join(', ') }),
    didYouMean && fill(texts.mended, { words: didYouMean }),
    place && total === 0 && fill(texts.nothingNear, { place, miles: DEFAULT_MILES }),
    !place && total === 0 && texts.nothing,
  ]
  return {
    heading: place ? counted(texts.near, total, language, { place }) : counted(texts.open, total, language),
    note: notes.filter(Boolean).join(' '),
  }
}
