import { CITY_ROWS } from './data/cities-abroad'
import { EMPLOYER_ROWS } from './data/employers'

const set = (rows: string): ReadonlySet<string> => new Set(rows.split(/[|\n]/).filter(Boolean))
let employers: ReadonlySet<string> | null = null
let cities: ReadonlySet<string> | null = null

const normal = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A chain, council, school trust or other employer that is well known in Great Britain, by the whole of its name. */
export const isKnownEmployer = (name: string): boolean => {
  employers ??= set(EMPLOYER_ROWS)
  return employers.has(normal(name))
}

/** A city of 60,000 people or more outside Great Britain that shares its name with no British place. */
export const isCityAbroad = (name: string): boolean => {
  cities ??= set(CITY_ROWS)
  return cities.has(normal(name))
}
