import type { SearchWay } from '@onward/contracts/jobs/search'
import { placeIn } from '@onward/contracts/jobs/welsh-places'
import type { Language } from '@onward/contracts/language'
import type { QueryPart } from '@onward/matching/search'
import { districtNear, milesBetween, occupationById, type Place, placeLabel, placeOfDistrict, places } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'
import { nearestOf, type RankedBoard } from '../board/query'
import type { ReadSearch } from '../board/search'
import { selectWithin } from '../board/selection'
import { needsPlace, type TravelLimit } from '../board/travel'
import { MESSAGES } from '../messages'
import { counted, fill } from './counted'
import { cardsOf } from './topics'
import { fieldsOf } from './vocabulary'

/** Below so many jobs near, ways on are offered. */
export const FEW = 3
const MOST_TOWNS = 3
const MOST_WORDS = 4
/** Of the jobs further away, the nearest are looked through for towns. */
const LOOKED_THROUGH = 300
const SMALLEST_TOWN = 10_000
const TOWN_MILES = 10
/** A smaller place of the same name, this share of the larger one, is not asked about: Leeds in Kent. */
const AS_LIKELY = 0.02
const MOST_PLACES = 4

export interface SearchedFor {
  q: string
  /** The location field as typed. */
  where: string
  read: ReadSearch
  found: RankedBoard
  /** Meanings of the place, likeliest first. */
  places: readonly Place[]
  limit: TravelLimit
  /** The person's own town, where no place was searched. */
  own: string | null
}

/** What is told of a search beside its list. */
export function aroundOf(searched: SearchedFor, language: Language) {
  const {
    read,
    found,
    places: [place],
    limit,
    own,
  } = searched
  const { topics, plain } = read.understood
  const home = found.within.length - found.near
  return {
    near: found.near,
    home,
    ...headingsOf(
      {
        near: found.near,
        home,
        words: wordsOf(searched.q, read, found.dropped),
        place: place?.name ?? (limit.origin && limit.miles !== null ? own : null),
        isArea: Boolean(place?.area),
        isPlaceless: needsPlace(limit) || Boolean(limit.isHomeOnly) || isFromHome(read),
      },
      language,
    ),
    ways: waysOn(searched, language),
    cards: cardsOf(topics, language),
    plain: topics.length > 0 ? plain : null,
  }
}

/** Whether little is near, so that ways on are offered. A search for work from home has its jobs whatever the place. */
export const isFewNear = ({ found, limit, read }: Pick<SearchedFor, 'found' | 'limit' | 'read'>): boolean =>
  found.near < FEW &&
  (limit.miles !== null || limit.area !== null) &&
  !needsPlace(limit) &&
  !limit.isHomeOnly &&
  !isFromHome(read)

const isFromHome = ({ parts }: ReadSearch): boolean =>
  parts.some((part) => part.kind === 'pattern' && part.pattern === 'from-home')

/** Distances from the middle of a searched area. */
export const measured = (limit: TravelLimit): TravelLimit => (limit.area ? { ...limit, origin: limit.area.centre } : limit)

/** What lies beyond and is nearest to the words: such jobs, else of the same field of work, else any. */
export function beyondOf({ found, read }: Pick<SearchedFor, 'found' | 'read'>): {
  is: 'such' | 'related' | 'any'
  far: readonly BoardEntry[]
} {
  if (found.far.length > 0) return { is: found.isSuch ? 'such' : 'related', far: found.far }
  const fields = new Set(fieldsOf(occupationsOf(read.parts)))
  const related = found.all.far.filter(({ match }) => fieldsOf(match.occupationIds).some((field) => fields.has(field)))
  return related.length > 0 ? { is: 'related', far: related } : { is: 'any', far: found.all.far }
}

/** The nearest few further away; none where only other work is. */
export function nearestBeyond(searched: Pick<SearchedFor, 'found' | 'limit' | 'read'>): string[] {
  const { is, far } = beyondOf(searched)
  return isFewNear(searched) && is !== 'any' ? nearestOf(far, measured(searched.limit), FEW).map(({ id }) => id) : []
}

/** Above them: how many there are, or that they are of the same kind of work alone. */
export function nearestHeadingOf(searched: Pick<SearchedFor, 'found' | 'read'>, language: Language): string {
  const texts = MESSAGES[language].search
  return beyondOf(searched).is === 'such' ? counted(texts.nearest, searched.found.further, language) : texts.related
}

/** The other places that are meant about as likely as the first. */
export function otherPlaces([first, ...others]: readonly Place[]): Place[] {
  if (!first) return []
  const isLikely = ({ population }: Place) =>
    first.population === 0 || population === 0 || population >= first.population * AS_LIKELY
  return others.filter(isLikely).slice(0, MOST_PLACES - 1)
}

/** Other places of that name; where little is near, the nearest towns with such jobs and other words that find some here. */
export function waysOn(searched: SearchedFor, language: Language): SearchWay[] {
  const { q, read } = searched
  const isFew = isFewNear(searched)
  const placeless = read.place ? read.place.without : q
  return [
    placesWay(searched, placeless, language),
    ...(isFew ? [townsWay(searched, placeless, language)] : []),
    ...(isFew ? [wordsWay(searched, language)] : []),
  ].filter(({ links }) => links.length > 0)
}

function placesWay({ places: meant }: SearchedFor, q: string, language: Language): SearchWay {
  const texts = MESSAGES[language].search
  const [first] = meant
  const others = otherPlaces(meant)
  return {
    kind: 'place',
    label: first ? fill(texts.which, { place: placeIn(language, first.name), shown: placeLabel(first) }) : '',
    links: others.map((place) => ({ text: placeLabel(place), q, where: placeLabel(place) })),
  }
}

const TOWNS = places.filter(({ population }) => population >= SMALLEST_TOWN)
/** Positions are centres of districts, so that many adverts share one. */
const towns = new Map<string, Place | null>()
function townAt(position: { lat: number; lon: number }): Place | null {
  const key = `${position.lat},${position.lon}`
  const known = towns.get(key)
  if (known !== undefined) return known
  const town = nearestTown(position)
  if (towns.size < MOST_CACHED) towns.set(key, town)
  return town
}
const MOST_CACHED = 20_000

/** The town that people call a workplace's: the nearest one with ten thousand people, else the place of its postcode district. */
function nearestTown(position: { lat: number; lon: number }): Place | null {
  let [nearest, least]: [Place | null, number] = [null, TOWN_MILES]
  for (const place of TOWNS) {
    const miles = milesBetween(place, position)
    if (miles < least) [nearest, least] = [place, miles]
  }
  const district = nearest ? null : districtNear(position)
  return nearest ?? (district && placeOfDistrict(district))
}

function townsWay(of: SearchedFor, q: string, language: Language): SearchWay {
  const texts = MESSAGES[language].search
  const limit = measured(of.limit)
  const { origin } = limit
  const [searched] = of.places
  const { is, far } = beyondOf(of)
  const found: Place[] = []
  for (const { workplace } of origin ? nearestOf(far, limit, LOOKED_THROUGH) : []) {
    const town = workplace.position && townAt(workplace.position)
    if (!town || town.name === searched?.name || found.some(({ name }) => name === town.name)) continue
    found.push(town)
    if (found.length === MOST_TOWNS) break
  }
  return {
    kind: 'towns',
    label: is === 'such' ? texts.towns : texts.townsOther,
    links: found.map((town) => ({
      text: counted(texts.town, origin ? Math.round(milesBetween(origin, town)) : 0, language, {
        place: placeIn(language, town.name),
      }),
      q: of.found.far.length > 0 ? q : '',
      where: placeLabel(town),
    })),
  }
}

const occupationsOf = (parts: readonly QueryPart[]): string[] =>
  parts.flatMap((part) => ('occupationIds' in part ? part.occupationIds : []))

/** The search without one of its parts, other work of the same field, and everything here; each with how many jobs it finds near. */
function wordsWay({ q, where, read, found, places: [place] }: SearchedFor, language: Language): SearchWay {
  const texts = MESSAGES[language].search
  const { parts } = read
  const around = found.all.near
  const atHome = found.all.home.length
  // A place of the search text goes into the location field, so that the words can change without it.
  const there = where || (place && read.place ? placeLabel(place) : '')
  const word = (text: string, words: string, count: number) => ({
    text: fill(texts.word, { words: text, count }),
    q: words,
    where: there,
    count,
  })
  const fewer = parts.flatMap((part) => {
    const others = parts.filter((other) => other !== part)
    const count = others.length > 0 ? selectWithin({ near: around, home: [], far: [] }, others, true).within.length : 0
    const words = others.map(({ corrected, text }) => corrected ?? text).join(' ')
    return count > 0 ? [word(words, words, count)] : []
  })
  const searched = new Set(occupationsOf(parts))
  const fields = new Set(fieldsOf([...searched]))
  const counts = new Map<string, number>()
  for (const { match } of around)
    for (const id of new Set(match.occupationIds))
      if (!searched.has(id) && fieldsOf([id]).some((field) => fields.has(field))) counts.set(id, (counts.get(id) ?? 0) + 1)
  const related = [...counts]
    .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .flatMap(([id, count]) => {
      const name = occupationById(id)?.name[language]
      return name ? [word(name, name, count)] : []
    })
  const all = q && around.length > 0 ? [{ text: counted(texts.all, around.length, language), q: '', where: there }] : []
  const home =
    atHome > 0 && found.within.length === found.near
      ? [{ text: counted(texts.allHome, atHome, language), q: texts.fromHome, where: there }]
      : []
  return {
    kind: 'words',
    label: texts.words,
    links: [
      ...[...fewer, ...related].slice(0, MOST_WORDS).map(({ text, q: words, where: at }) => ({ text, q: words, where: at })),
      ...all,
      ...home,
    ],
  }
}

/** How many of these entries are near, for the heading: see `headingsOf`. */
export interface CountedJobs {
  near: number
  home: number
  /** What was searched for, as people read it; empty for all jobs. */
  words: string
  /** The searched place, or the person's own. */
  place: string | null
  isArea: boolean
  /** The person's place is unknown, so that nothing is near, or work from home alone is searched or wished for. */
  isPlaceless: boolean
}

/** "3 jobs for “carer” near Leeds" and "2 jobs from home": never one count for both. */
export function headingsOf({ near, home, words, place, isArea, isPlaceless }: CountedJobs, language: Language) {
  const texts = MESSAGES[language].search
  if (isPlaceless)
    return { heading: near + home > 0 ? counted(texts.home, near + home, language) : texts.heading.none.open, homeHeading: '' }
  const where = place === null ? 'open' : isArea ? 'in' : 'near'
  const kind = words ? (`${where}For` as const) : where
  const values = { words, ...(place !== null && { place: placeIn(language, place) }) }
  return {
    heading: near === 0 ? fill(texts.heading.none[kind], values) : counted(texts.heading[kind], near, language, values),
    homeHeading: home > 0 ? counted(texts.home, home, language) : '',
  }
}

/** The words of a search as a heading says them: as typed without the place, or mended and without what was dropped. */
export function wordsOf(q: string, { parts, place, understood }: ReadSearch, dropped: readonly QueryPart[]): string {
  const kept = parts.filter((part) => !dropped.includes(part))
  const isAsTyped = kept.length === parts.length && understood.topics.length === 0 && understood.didYouMean === null
  const words =
    kept.length > 0 && isAsTyped ? (place ? place.without : q) : kept.map(({ corrected, text }) => corrected ?? text).join(' ')
  // The heading has quotation marks of its own.
  return words.replace(/["“”]/g, '')
}
