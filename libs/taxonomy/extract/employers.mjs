/**
 * Makes `src/data/employers.ts` from the npm package `name-suggestion-index`, which is not among our dependencies for its size (95 MB).
 * Run from the repository with its folder: `node libs/taxonomy/extract/employers.mjs <folder of the package>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WHO_EMPLOYS =
  /^(?:brands\/(?:shop|amenity|office|tourism|leisure|healthcare|craft|club)|operators\/(?:amenity|office|emergency|leisure|telecom|shop))\//
const EVERYWHERE = /^(?:001|150|154)$/
const normal = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const { nsi } = JSON.parse(readFileSync(join(process.argv[2] ?? '.', 'dist/json/nsi.json'), 'utf8'))
const names = new Set()
for (const [tree, { items }] of Object.entries(nsi)) {
  if (!WHO_EMPLOYS.test(tree)) continue
  for (const { displayName, locationSet } of items) {
    const [include, exclude] = [locationSet?.include ?? [], locationSet?.exclude ?? []].map((list) => list.map(String))
    const isBritish = include.some((place) => /^gb(?:-|$)/.test(place))
    if (!(isBritish || (tree.startsWith('brands') && include.some((place) => EVERYWHERE.test(place)))) || exclude.includes('gb'))
      continue
    const name = normal(displayName)
    if (/^[a-z0-9 ]{3,60}$/.test(name) && !/^\d+$/.test(name)) names.add(name)
  }
}
const lines = ['']
for (const name of [...names].sort()) {
  const line = lines[lines.length - 1] ?? ''
  if (line.length + name.length > 125) lines.push(name)
  else lines[lines.length - 1] = line ? `${line}|${name}` : name
}
writeFileSync(
  new URL('../src/data/employers.ts', import.meta.url),
  `/** Made by extract/employers.mjs; do not edit by hand. Source and licence: see ATTRIBUTION.md beside this file. Names in lower case. */
export const EMPLOYER_ROWS = \`${lines.join('\n')}\`
`,
)
console.log(`${names.size} employers`)
