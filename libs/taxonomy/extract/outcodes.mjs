/**
 * Makes `src/data/outcodes.tsv` from the list of github.com/gibbs/uk-postcodes (CC0):
 * `node libs/taxonomy/extract/outcodes.mjs uk-outcodes.csv`.
 *
 * The source's towns are parishes, often of another place ("Norton" for the centre of Sheffield), so each district is named after the largest place
 * of `places.tsv` within three miles of its centre, else after the nearest. Northern Ireland and the islands, which that table leaves out, keep the
 * source's own.
 */
import { readFileSync } from 'node:fs'
import { writeTable } from './write-table.mjs'

const NEAR_MILES = 3
const MILES_OF_A_DEGREE = 69.1
const miles = (a, b) => Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) * MILES_OF_A_DEGREE

const readRows = (text, separator) => {
  const [head, ...lines] = text.trim().split(/\r?\n/)
  // A quoted cell may contain commas.
  const cells = (line) =>
    separator === ',' ? [...line.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map((m) => m[2] ?? m[1]) : line.split(separator)
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [names[i], cell])))
}

/** Corrections of rows that are wrong in the source, with the evidence. */
const MENDED = {
  // The row's own eastings and northings lie in Stratford, 4 miles west of its latitude and longitude.
  E20: { latitude: '51.54200', longitude: '-0.00500' },
}
const NAMES = { IOM: 'Isle of Man', 'Rhondda Cynon Taff': 'Rhondda Cynon Taf' }
/** The source puts Flintshire in England and Berwick-upon-Tweed in Scotland, so the region decides the nation. */
const nationOf = (row) =>
  row.uk_region === 'Wales' || row.uk_region === 'Scotland' || row.uk_region === 'Northern Ireland'
    ? row.uk_region
    : row.uk_region === 'Crown Dependencies'
      ? row.country_string
      : 'England'

const places = readRows(readFileSync(new URL('../src/data/places.tsv', import.meta.url), 'utf8'), '\t').map((row) => ({
  name: row.name,
  lat: Number(row.latitude),
  lon: Number(row.longitude),
  population: Number(row.population),
}))
function townOf(row, here) {
  if (['Northern Ireland', 'Crown Dependencies'].includes(row.uk_region))
    return (row.town || NAMES[row.region] || row.region).split(',')[0].trim()
  // For these areas the nearest large place in the table is a business district, not a town.
  if (/^(?:E|EC|N|NW|SE|SW|W|WC)\d/.test(row.postcode)) return 'London'
  const around = places.map((place) => ({ ...place, away: miles(here, place) })).sort((a, b) => a.away - b.away)
  const near = around.filter(({ away }) => away <= NEAR_MILES)
  const [largest] = near.sort((a, b) => b.population - a.population)
  return (largest ?? around[0]).name
}

const rows = readRows(readFileSync(process.argv[2], 'utf8'), ',')
  .map((source) => ({ ...source, ...MENDED[source.postcode] }))
  .map((row) => {
    const here = { lat: Number(row.latitude), lon: Number(row.longitude) }
    const council = NAMES[row.region] ?? row.region
    return [row.postcode, row.latitude, row.longitude, townOf(row, here), council, row.uk_region, nationOf(row)]
  })
  .sort((a, b) => a[0].localeCompare(b[0], 'en', { numeric: true }))
writeTable('outcodes', ['outcode', 'latitude', 'longitude', 'town', 'council', 'region', 'nation'], rows)
