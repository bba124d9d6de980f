import type { Language, QueryOf } from '@onward/contracts'
import type { PublicJobs, PublicListedJob, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { findPlaces, type Place, placeLabel } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'
import { type Ranked, rankBoard } from '../board/query'
import { readSearch, searchAnswer } from '../board/search'
import { isWithin, limitOf, ownLimit, travelTo } from '../board/travel'
import type { JobRow } from '../db/schema'
import { MESSAGES } from '../messages'
import { matchJobOf, payOf } from '../vacancies/facts'

export interface PublicSearch extends Pick<QueryOf<typeof searchPublicJobs>, 'q' | 'where' | 'within'> {
  from: number
  limit: number
  today: string
}

type Limit = ReturnType<typeof limitOf>
export interface FoundJobs {
  ids: string[]
  total: number
  /** Jobs that fit and lie beyond the distance. */
  further: number
  limit: Limit
  /** What `where` may mean, likeliest first; distances are counted from the first. */
  places: Place[]
  unknownPlace: string | null
  reading: ReturnType<typeof searchAnswer>
}

/** Which open jobs anybody finds, in order: what fits the search best, else the newest. Pure but for the index it is handed. */
export function findPublicJobs(
  entries: Iterable<BoardEntry>,
  { q, where, within: chosen, from, limit: size, today }: PublicSearch,
  vocabulary: Parameters<typeof readSearch>[1],
): FoundJobs {
  const { understood, parts, location } = readSearch({ q, location: where }, vocabulary)
  const places = location ? findPlaces(location) : []
  const place = places[0] ?? null
  const limit = limitOf({ location, within: place ? chosen : 'any' }, { place, own: ownLimit(null) })
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
  const { within, further, dropped } = rankBoard(entries, board)
  // What one can go to stands before what is done from home; among the newest a place says nothing else.
  const isThere = ({ entry }: Ranked) => parts.length > 0 || isWithin(limit, { ...entry.workplace, remote: false })
  return {
    ids: [...within.filter(isThere), ...within.filter((one) => !isThere(one))]
      .slice(from, from + size)
      .map(({ entry }) => entry.id),
    total: within.length,
    further,
    limit,
    places,
    unknownPlace: location && !place ? location : null,
    reading: searchAnswer(understood, dropped),
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

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' })
/** The pay in figures where they are known, else as the employer wrote it, else that it is not stated. */
function payIn(row: JobRow, language: Language): string {
  const texts = MESSAGES[language].publicJobs
  const { minimum, maximum, period } = payOf(row) ?? { minimum: null, maximum: null, period: null }
  const [from, to] = [minimum ?? maximum, maximum ?? minimum]
  if (from === null || to === null || period === null) return row.salary || texts.payNotSaid
  const amount = from === to ? money.format(from) : fill(texts.payRange, { from: money.format(from), to: money.format(to) })
  return fill(texts.payFor[period], { amount })
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
    pay: payIn(row, language),
    hours: row.type ? texts.types[row.type] : '',
    place: [row.location, row.isRemoteAvailable ? texts.fromHome : distance].filter(Boolean).join(', '),
    miles,
    postedAt: row.postedAt.toISOString(),
  }
}

/** What stands above the list, and what is said of how the search was read. */
export function wordsOf(found: FoundJobs, language: Language): Pick<PublicJobs, 'heading' | 'note' | 'places'> {
  const texts = MESSAGES[language].publicJobs
  const { total, limit, places, unknownPlace, reading } = found
  const [place] = places
  const { didYouMean, dropped } = reading
  const nothing = () => {
    if (!place) return texts.nothing
    return fill(limit.miles === null ? texts.nothingIn : texts.nothingNear, { place: place.name, miles: limit.miles ?? '' })
  }
  const notes = [
    unknownPlace && fill(texts.unknownPlace, { place: unknownPlace }),
    dropped.length > 0 && fill(texts.dropped, { words: dropped.map((word) => `“${word}”`).join(', ') }),
    didYouMean && fill(texts.mended, { words: didYouMean }),
    total === 0 && nothing(),
  ]
  return {
    heading: place ? counted(texts.near, total, language, { place: place.name }) : counted(texts.open, total, language),
    note: notes.filter(Boolean).join(' '),
    places: places.map(placeLabel),
  }
}
