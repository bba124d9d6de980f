import { districtOfPostcode, postTownOf } from './districts'
import { editsBetween, isOneEditAway } from './edits'
import { isWithinNamed, normalName, type Place, placeNames, placeOfDistrict } from './place-names'

const MAX_PLACES = 10
/** Words before a place name that are not part of it. */
const LEADING = /^(?:in|near|around|within|yn|ger|the city of|city of|dinas) (?=\S)/
/** Ranks a part of a city above a village of the same name; the source has no population for it. */
const CITY_DISTRICT_RANK = 15_000

/** The centre of a postcode's district, named after its town; the post town where the district is unknown; null where the text is no postcode. */
export function placeOfPostcode(postcode: string): Place | null {
  const district = districtOfPostcode(postcode)
  if (district) return placeOfDistrict(district)
  const town = postTownOf(postcode)
  return town && { ...town, population: 0 }
}

const POSTCODE_IN_TEXT = /\b[A-Z]{1,2}\d[A-Z\d]?(?:[\s-]*\d[A-Z]{2})?\b/gi
function postcodeIn(text: string): Place | null {
  const whole = placeOfPostcode(text)
  if (whole) return whole
  for (const [written] of text.matchAll(POSTCODE_IN_TEXT)) {
    const district = districtOfPostcode(written)
    if (district) return placeOfDistrict(district)
  }
  return null
}

const rankOf = (place: Place): number => Math.max(place.population, isPartOfCity(place) ? CITY_DISTRICT_RANK : 0)
/** Parts of cities have no population and have a city as their county. */
const isPartOfCity = ({ population, county = '' }: Place): boolean =>
  population === 0 && (placeNames().named.get(normalName(county)) ?? []).some((city) => city.population > 0)

const ordered = (list: readonly Place[]): Place[] => [...new Set(list)].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_PLACES)

/** Places called `name` inside every area that `wider` names; the county, region or nation itself when `wider` is empty. */
function called(name: string, wider: readonly string[]): Place[] {
  const { named, areas } = placeNames()
  const area = areas.get(name)
  if (area && wider.length === 0) return [area]
  const list = named.get(name) ?? []
  const inside = list.filter((place) => wider.every((one) => isWithinNamed(place, one)))
  return ordered(inside)
}

/** Reads "Newport Shropshire", without a comma. */
function placesWithoutComma(text: string): Place[] {
  const words = text.split(' ')
  for (let length = words.length - 1; length > 0; length -= 1) {
    const [name, wider] = [words.slice(0, length).join(' '), words.slice(length).join(' ')]
    const found = called(name, [wider])
    if (found.length > 0) return found
  }
  return []
}

/**
 * Places that `query` may mean, largest first: a postcode, a county, region or nation, a town or part of a city ("Leeds", "newcastle", "Newport,
 * Shropshire", "Headingley Leeds"), in English or Welsh; else names that start with it, else names one wrong letter away. Empty when unknown;
 * several when ambiguous.
 */
export function findPlaces(query: string): Place[] {
  const postcode = postcodeIn(query)
  if (postcode) return [postcode]
  const parts = query.split(',').map(normalName).filter(Boolean)
  const [first = ''] = parts
  const heads = [first, first.replace(LEADING, '')]
  // Some names contain a comma, so the longest head that is a name wins.
  for (let length = parts.length; length > 0; length -= 1) {
    const [rest, wider] = [parts.slice(1, length), parts.slice(length)]
    for (const head of heads) {
      const found = called([head, ...rest].join(' '), wider)
      if (found.length > 0) return found
    }
  }
  const [name = ''] = heads.slice(-1)
  if (name === '') return []
  const split = placesWithoutComma(parts.join(' '))
  if (split.length > 0) return split
  // The area after the comma may be unknown or wrong.
  const alone = ordered(placeNames().named.get(name) ?? [])
  if (alone.length > 0) return alone
  return ordered(similarNames(name).flatMap((one) => called(one, [])))
}

/** Names that start with `name`, else those with one letter wrong, missing, extra or swapped. */
function similarNames(name: string): string[] {
  const { all } = placeNames()
  const starting = name.length < 3 ? [] : all.filter((one) => one.startsWith(name))
  if (starting.length > 0) return starting
  return name.length < 5 ? [] : all.filter((one) => isOneEditAway(one, name))
}

/** Places whose names are usually ordinary words when they occur in a sentence. */
const AMBIGUOUS_PLACE_NAMES: ReadonlySet<string> = new Set([
  ...[
    'angel',
    'barbican',
    'borders',
    'bow',
    'falls',
    'heath',
    'idle',
    'lee',
    'manor',
    'riverside',
    'valleys',
    'victoria',
    'walker',
  ],
  ...['the borders', 'the lakes', 'the meadows', 'the north', 'the valleys'],
])

/** The largest place with exactly this name, or that of a postcode. Null for a partial or misspelt name. */
export function placeNamed(name: string): Place | null {
  const key = normalName(name)
  return (AMBIGUOUS_PLACE_NAMES.has(key) ? null : called(key, [])[0]) ?? placeOfPostcode(name)
}

const MOST_SUGGESTED = 3
/** Beyond one wrong letter in three it is another name. */
const mostEdits = (name: string) => Math.floor(name.length / 3)

/** Known places with names most similar to an unknown one, nearest first. */
export function suggestPlaces(query: string): Place[] {
  const name = normalName(query.split(',')[0] ?? '').replace(LEADING, '')
  const most = mostEdits(name)
  if (most === 0) return []
  const near = placeNames()
    .all.map((one) => ({ one, edits: editsBetween(one, name, most) }))
    .filter(({ edits }) => edits <= most)
    .map(({ one, edits }) => ({ place: called(one, [])[0], edits, sameStart: one[0] === name[0] }))
  return near
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.sameStart) - Number(a.sameStart) ||
        (b.place ? rankOf(b.place) : 0) - (a.place ? rankOf(a.place) : 0),
    )
    .flatMap(({ place }) => place ?? [])
    .filter((place, i, all) => all.findIndex(({ name, county }) => name === place.name && county === place.county) === i)
    .slice(0, MOST_SUGGESTED)
}

/** The place's label, which `findPlaces` reads back as the same place. */
export const placeLabel = ({ name, county, outcode }: Place): string =>
  outcode ? `${outcode}, ${name}` : county && county !== name ? `${name}, ${county}` : name
