import { CITY_ROWS } from './data/cities-abroad'
import { EMPLOYER_ROWS } from './data/employers'
import { plainName } from './plain-name'

const set = (rows: string): ReadonlySet<string> => new Set(rows.split(/[|\n]/).filter(Boolean))
let employers: ReadonlySet<string> | null = null
let cities: ReadonlySet<string> | null = null

/** A chain, council, school trust or other employer that is well known in Great Britain, by the whole of its name. */
export const isKnownEmployer = (name: string): boolean => {
  employers ??= set(EMPLOYER_ROWS)
  return employers.has(plainName(name))
}

/** A city of 60,000 people or more outside Great Britain that shares its name with no British place. */
export const isCityAbroad = (name: string): boolean => {
  cities ??= set(CITY_ROWS)
  return cities.has(plainName(name))
}
