import type { Language, QueryOf } from '@onward/contracts'
import { salaryIn, salaryText } from '@onward/contracts/jobs/pay'
import type { PublicListedJob, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { placeIn } from '@onward/contracts/jobs/welsh-places'
import { placeLabel } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'
import { rankBoard } from '../board/query'
import { readSearch, searchAnswer } from '../board/search'
import { limitOf, ownLimit, placesOf, travelTo } from '../board/travel'
import type { JobRow } from '../db/schema'
import { logoUrlOf } from '../logos/store'
import { MESSAGES } from '../messages'
import { counted, fill } from '../search/counted'
import { fitsTopics } from '../search/topics'
import { aroundOf, nearestBeyond, nearestHeadingOf, type SearchedFor } from '../search/ways'
import { matchJobOf, payOf } from '../vacancies/facts'
import { writtenIn } from '../vacancies/written-in'

export interface PublicSearch extends Pick<QueryOf<typeof searchPublicJobs>, 'q' | 'where' | 'near' | 'within'> {
  from: number
  limit: number
  today: string
}

type Limit = ReturnType<typeof limitOf>
export interface FoundJobs extends Pick<SearchedFor, 'q' | 'where' | 'read' | 'found' | 'places' | 'limit'> {
  ids: string[]
  /** Of the nearest ones further away, where few are near. */
  nearest: string[]
}

/**
 * Ids of open jobs for a visitor's search, in order: those at a workplace before those from home, the most relevant first, without a search the
 * newest. Pure, apart from the index.
 */
export function findPublicJobs(
  entries: Iterable<BoardEntry>,
  { q, where, near, within: chosen, from, limit: size, today }: PublicSearch,
  vocabulary: Parameters<typeof readSearch>[1],
): FoundJobs {
  const read = readSearch({ q, location: where }, vocabulary)
  const { parts, location } = read
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
  const found = rankBoard(entries, {
    query,
    parts,
    person: null,
    limit,
    isPlaceKnown: place !== null,
    today,
    only: null,
    without: new Set<string>(),
    fits: fitsTopics(read.understood.topics),
  })
  return {
    q,
    where,
    read,
    found,
    places,
    limit,
    ids: found.within.slice(from, from + size).map(({ entry }) => entry.id),
    nearest: from === 0 ? nearestBeyond({ found, limit, read }) : [],
  }
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
    ...writtenIn(row.title, row.description, ...row.requirements),
    company: row.company,
    ...(logo && { logo }),
    pay: payIn(row, language),
    hours: row.type ? texts.types[row.type] : '',
    place: [placeIn(language, row.location), row.isRemoteAvailable ? texts.fromHome : distance].filter(Boolean).join(', '),
    miles,
    postedAt: row.postedAt.toISOString(),
  }
}

/** How the search was read, its counts and what else there is, in words. */
export function textsOf(searched: FoundJobs, language: Language) {
  const texts = MESSAGES[language].publicJobs
  const { found, limit, places, read } = searched
  const [place] = places
  const reading = searchAnswer(read.understood, found.dropped)
  const nothing = () => {
    if (!place) return texts.nothing
    return fill(limit.miles === null ? texts.nothingIn : texts.nothingNear, { place: place.name, miles: limit.miles ?? '' })
  }
  const notes = [
    read.location && !place && fill(texts.unknownPlace, { place: read.location }),
    reading.dropped.length > 0 && fill(texts.dropped, { words: reading.dropped.map((word) => `“${word}”`).join(', ') }),
    reading.didYouMean && fill(texts.mended, { words: reading.didYouMean }),
    found.within.length + found.further === 0 && nothing(),
  ]
  return {
    total: found.within.length,
    further: found.further,
    ...reading,
    ...aroundOf({ ...searched, own: null }, language),
    nearestHeading: searched.nearest.length > 0 ? nearestHeadingOf(searched, language) : '',
    note: notes.filter(Boolean).join(' '),
    places: places.map(placeLabel),
  }
}
