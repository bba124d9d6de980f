/**
 * Makes `src/data/employers.tsv` from the npm package `name-suggestion-index`, which is not among our dependencies for its size (95 MB).
 * Run from the repository with its folder: `node --import tsx libs/taxonomy/extract/employers.mjs <folder of the package>`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainName } from '../src/plain-name.ts'
import { writeTable } from './write-table.mjs'

const WHO_EMPLOYS =
  /^(?:brands\/(?:shop|amenity|office|tourism|leisure|healthcare|craft|club)|operators\/(?:amenity|office|emergency|leisure|telecom|shop))\//
const EVERYWHERE = /^(?:001|150|154)$/
const { nsi } = JSON.parse(readFileSync(join(process.argv[2] ?? '.', 'dist/json/nsi.json'), 'utf8'))
const names = new Set()
for (const [tree, { items }] of Object.entries(nsi)) {
  if (!WHO_EMPLOYS.test(tree)) continue
  for (const { displayName, locationSet } of items) {
    const [include, exclude] = [locationSet?.include ?? [], locationSet?.exclude ?? []].map((list) => list.map(String))
    const isBritish = include.some((place) => /^gb(?:-|$)/.test(place))
    if (!(isBritish || (tree.startsWith('brands') && include.some((place) => EVERYWHERE.test(place)))) || exclude.includes('gb'))
      continue
    const name = plainName(displayName)
    if (/^[a-z0-9 ]{3,60}$/.test(name) && !/^\d+$/.test(name)) names.add(name)
  }
}
writeTable(
  'employers',
  ['name'],
  [...names].sort().map((name) => [name]),
)
