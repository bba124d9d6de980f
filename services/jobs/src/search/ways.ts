import type { SearchWay } from '@onward/contracts/jobs/search'
import { placeIn } from '@onward/contracts/jobs/welsh-places'
import type { Language } from '@onward/contracts/language'
import type { QueryPart } from '@onward/matching/search'
import { districtNear, milesBetween, occupationById, type Place, placeLabel, placeOfDistrict, places } from '@onward/taxonomy'
import { nearestOf, type RankedBoard } from '../board/query'
import type { ReadSearch } from '../board/search'
import { selectWithin } from '../board/selection'
import type { TravelLimit } from '../board/travel'
import { MESSAGES } from '../messages'
import { counted, fill } from './counted'
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
  const { q, read, found, limit } = searched
  const isFew = found.near < FEW && limit.miles !== null
  const placeless = read.place ? read.place.without : q
  return [placesWay(searched, placeless, language), ...(isFew ? [townsWay(searched, placeless, language)] : []), ...(isFew ? [wordsWay(searched, language)] : [])].filter(
    ({ links }) => links.length > 0,
  )
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

/** The town that people call a workplace's: the nearest one with ten thousand people, else the place of its postcode district. */
function townAt(position: { lat: number; lon: number }): Place | null {
  let [nearest, least]: [Place | null, number] = [null, TOWN_MILES]
  for (const place of places) {
    if (place.population < SMALLEST_TOWN) continue
    const miles = milesBetween(place, position)
    if (miles < least) [nearest, least] = [place, miles]
  }
  const district = nearest ? null : districtNear(position)
  return nearest ?? (district && placeOfDistrict(district))
}

function townsWay({ found, limit, places: [searched] }: SearchedFor, q: string, language: Language): SearchWay {
  const texts = MESSAGES[language].search
  const { origin } = limit
  const towns: Place[] = []
  for (const { workplace } of origin ? nearestOf(found.far, limit, LOOKED_THROUGH) : []) {
    const town = workplace.position && townAt(workplace.position)
    if (!town || town.name === searched?.name || towns.some(({ name }) => name === town.name)) continue
    towns.push(town)
    if (towns.length === MOST_TOWNS) break
  }
  return {
    kind: 'towns',
    label: texts.towns,
    links: towns.map((town) => ({
      text: counted(texts.town, origin ? Math.round(milesBetween(origin, town)) : 0, language, {
        place: placeIn(language, town.name),
      }),
      q,
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
  const around = found.around
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
  return {
    kind: 'words',
    label: texts.words,
    links: [...[...fewer, ...related].slice(0, MOST_WORDS).map(({ text, q: words, where: at }) => ({ text, q: words, where: at })), ...all],
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
  /** The person's place is unknown, so that nothing is near. */
  isPlaceless: boolean
}

/** "3 jobs for “carer” near Leeds" and "2 jobs from home": never one count for both. */
export function headingsOf({ near, home, words, place, isArea, isPlaceless }: CountedJobs, language: Language) {
  const texts = MESSAGES[language].search
  const homeHeading = home > 0 ? counted(texts.home, home, language) : ''
  if (isPlaceless) return { heading: homeHeading || texts.heading.none.open, homeHeading: '' }
  const where = place === null ? 'open' : isArea ? 'in' : 'near'
  const kind = words ? (`${where}For` as const) : where
  const values = { words, ...(place !== null && { place: placeIn(language, place) }) }
  return {
    heading: near === 0 ? fill(texts.heading.none[kind], values) : counted(texts.heading[kind], near, language, values),
    homeHeading,
  }
}

/** The words of a search as a heading says them: mended, without the place and without what was dropped. */
export function wordsOf({ parts }: ReadSearch, dropped: readonly QueryPart[]): string {
  return parts
    .filter((part) => !dropped.includes(part))
    .map(({ corrected, text }) => corrected ?? text)
    .join(' ')
}

