import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { occupationById } from '../occupations'
import { skillById } from '../skills'
import { partsOf, readTable } from './read-table'
import { TRADES } from './tables'

const folder = fileURLToPath(new URL('.', import.meta.url))
const text = v.pipe(v.string(), v.minLength(1), v.trim())
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const listOf = (separator: '|' | ' ', one: v.GenericSchema<string>) =>
  v.pipe(
    v.string(),
    v.transform((cell) => partsOf(cell, separator)),
    v.array(one),
    v.check((parts) => new Set(parts).size === parts.length, 'says something twice'),
  )
const skill = v.pipe(
  slug,
  v.check((id) => skillById(id) !== undefined, 'is no skill'),
)
const skills = listOf(' ', skill)
const occupations = listOf(
  ' ',
  v.pipe(
    slug,
    v.check((id) => occupationById(id) !== undefined, 'is no occupation'),
  ),
)
const trade = v.pipe(
  slug,
  v.check((name) => name === 'list' || name in TRADES, 'is no trade'),
)
const number = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/), v.transform(Number), v.minValue(least), v.maxValue(most))
const position = { latitude: number(49, 61), longitude: number(-9, 2) }
const outcode = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d[A-Z\d]?$/))
const plainName = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/))

/** Each table's columns in order, and the columns that must be unique. */
const TABLES = {
  'skills.tsv': {
    key: 'id',
    row: {
      id: slug,
      kind: v.picklist(['skill', 'licence', 'certificate']),
      en: text,
      cy: text,
      aliases: listOf('|', text),
      related: skills,
    },
  },
  'occupations.tsv': {
    key: 'id',
    row: {
      id: slug,
      en: text,
      cy: text,
      field: text,
      titles: listOf('|', text),
      required: v.pipe(skills, v.minLength(1)),
      useful: skills,
    },
  },
  'core-duties.tsv': {
    key: 'occupation',
    row: {
      occupation: v.pipe(
        slug,
        v.check((id) => occupationById(id) !== undefined, 'is no occupation'),
      ),
      always: skills,
      later: skills,
    },
  },
  'implied.tsv': { key: 'skill', row: { skill, implies: v.pipe(skills, v.minLength(1)) } },
  'duties.tsv': {
    key: null,
    row: {
      skill,
      language: v.picklist(['en', 'cy']),
      verbs: listOf('|', text),
      objects: v.pipe(listOf('|', text), v.minLength(1)),
    },
  },
  'trades.tsv': { key: 'trade', row: { trade: slug, skills: v.pipe(skills, v.minLength(1)) } },
  'ambiguous-words.tsv': {
    key: 'words',
    row: { words: v.pipe(listOf('|', text), v.minLength(1)), trades: v.pipe(listOf(' ', trade), v.minLength(1)) },
  },
  'places.tsv': { key: null, row: { name: text, county: text, ...position, population: number(0, 10_000_000) } },
  'outcodes.tsv': {
    key: 'outcode',
    row: { outcode, latitude: number(49, 61), longitude: number(-9, 2), town: text, council: text, region: text, nation: text },
  },
  'city-districts.tsv': {
    key: null,
    row: { name: text, welsh: v.string(), within: text, outcodes: v.pipe(listOf(' ', outcode), v.minLength(1)) },
  },
  'areas.tsv': {
    key: 'id',
    row: {
      id: slug,
      kind: v.picklist(['county', 'region', 'nation']),
      name: text,
      welsh: text,
      aliases: listOf('|', text),
      members: v.pipe(listOf('|', text), v.minLength(1)),
    },
  },
  'welsh-places.tsv': { key: 'welsh', row: { welsh: text, name: text, county: text } },
  'postcode-areas.tsv': { key: 'area', row: { area: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/)), town: text, ...position } },
  'search-words.tsv': {
    key: 'words',
    row: { words: v.pipe(listOf('|', text), v.minLength(1)), occupations, skills },
  },
  'employers.tsv': { key: 'name', row: { name: plainName } },
  'cities-abroad.tsv': { key: 'name', row: { name: plainName } },
  'real-words.tsv': { key: 'word', row: { word: v.pipe(v.string(), v.regex(/^[a-z]+$/)) } },
} as const

describe('a table', () => {
  it('has a schema', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
    expect(files.sort()).toEqual(Object.keys(TABLES).sort())
  })

  it.each(Object.entries(TABLES))('%s matches its schema, and no row is repeated', (file, { key, row }) => {
    const columns = Object.keys(row)
    const rows = readTable(file, columns)
    expect(rows.length).toBeGreaterThan(0)
    const faults = rows.flatMap((one) => {
      const { issues } = v.safeParse(v.object(row as v.ObjectEntries), one)
      return (issues ?? []).map((issue) => `${Object.values(one)[0]}: ${v.getDotPath(issue)} ${issue.message}`)
    })
    expect(faults).toEqual([])
    const keys = rows.map((one) => (key === null ? JSON.stringify(one) : (one[key] ?? '')))
    expect(keys.filter((one, i) => keys.indexOf(one) !== i)).toEqual([])
  })

  it('is text that any editor can save: no carriage returns, no trailing spaces, a final line break', () => {
    for (const file of Object.keys(TABLES)) {
      const content = readFileSync(`${folder}${file}`, 'utf8')
      expect([file, content.match(/\r|[ \t]$|\t /gm)]).toEqual([file, null])
      expect(content.endsWith('\n')).toBe(true)
    }
  })

  it('is refused when its columns differ', () => {
    expect(() => readTable('implied.tsv', ['skill', 'means'])).toThrow('the columns are not skill, means')
    expect(() => readTable('implied.tsv', ['skill'])).toThrow('the columns')
  })
})
