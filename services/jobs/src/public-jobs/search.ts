import type { Language, QueryOf } from '@onward/contracts'
import { salaryIn, salaryText } from '@onward/contracts/jobs/pay'
import type { PublicJobs, PublicListedJob, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { placeIn } from '@onward/contracts/jobs/welsh-places'
import { type Place, placeLabel } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'
import { type Ranked, rankBoard } from '../board/query'
import { readSearch, searchAnswer } from '../board/search'
import { isWithin, limitOf, ownLimit, placesOf, travelTo } from '../board/travel'
import type { JobRow } from '../db/schema'
import { logoUrlOf } from '../logos/store'
import { MESSAGES } from '../messages'
import { matchJobOf, payOf } from '../vacancies/facts'

export interface PublicSearch extends Pick<QueryOf<typeof searchPublicJobs>, 'q' | 'where' | 'near' | 'within'> {
  from: number
  limit: number
  today: string
}

type Limit = ReturnType<typeof limitOf>
export interface FoundJobs {
  ids: string[]
  total: number
  /** Jobs that match but lie beyond the distance. */
  further: number
  limit: Limit
  /** Possible meanings of `where`, likeliest first; distances count from the first. */
  places: Place[]
  unknownPlace: string | null
  reading: ReturnType<typeof searchAnswer>
}

/**
 * Ids of open jobs for a visitor's search, in order: the most relevant first, without a search the newest. Pure, apart from the
 * index.
 */
export function findPublicJobs(
  entries: Iterable<BoardEntry>,
  { q, where, near, within: chosen, from, limit: size, today }: PublicSearch,
  vocabulary: Parameters<typeof readSearch>[1],
): FoundJobs {
  const { understood, parts, location } = readSearch({ q, location: where }, vocabulary)
  const places = placesOf({ location, near })
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
  // Without a search text, jobs with a workplace come before remote ones.
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

/** A text in the plural form for a number. */
function counted(
  forms: Readonly<Record<string, string>>,
  count: number,
  language: Language,
  values: Record<string, string> = {},
) {
  const form = new Intl.PluralRules(language).select(count)
  return fill(forms[form] ?? forms.other ?? '', { ...values, count: count.toLocaleString('en-GB') })
}

/** The pay in figures when known, else the employer's text, else that it is not stated. */
export function payIn(row: JobRow, language: Language): string {
  return salaryText(payOf(row), null, '', language) || salaryIn(row.salary, language) || MESSAGES[language].publicJobs.payNotSaid
}

export function typeIn({ type }: JobRow, language: Language): string {
  const texts = MESSAGES[language].publicJobs
  return type ? texts.types[type] : texts.typeNotSaid
}

/** A job as a short list entry. */
export function listedJob(row: JobRow, limit: Limit, language: Language): PublicListedJob {
  const texts = MESSAGES[language].publicJobs
  const travel = travelTo(limit, matchJobOf(row))
  const miles = travel?.miles ?? null
  const logo = logoUrlOf(row.logo)
  const distance = miles === null ? '' : miles < 1 ? texts.underAMile : counted(texts.miles, miles, language)
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    ...(logo && { logo }),
    pay: payIn(row, language),
    hours: row.type ? texts.types[row.type] : '',
    place: [placeIn(language, row.location), row.isRemoteAvailable ? texts.fromHome : distance].filter(Boolean).join(', '),
    miles,
    postedAt: row.postedAt.toISOString(),
  }
}

/** The heading of a list, and a note on how the search was understood. */
export function textsOf(found: FoundJobs, language: Language): Pick<PublicJobs, 'heading' | 'note' | 'places'> {
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
    heading: place
      ? counted(texts.near, total, language, { place: placeIn(language, place.name) })
      : counted(texts.open, total, language),
    note: notes.filter(Boolean).join(' '),
    places: places.map(placeLabel),
  }
}
