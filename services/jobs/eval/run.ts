import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEMO_ORGANISATION } from '@onward/contracts/demo'
import { type SearchableJob, searchableJob, selectJobs, understandQuery } from '@onward/matching/search'
import { milesBetween, occupations } from '@onward/taxonomy'
import { failOnBrokenFloors } from '@onward/testing/floors'
import { CALDER_JOBS } from '../src/demo/calder'
import { generateDemoJobs, generateLocalJobs } from '../src/demo/generate'
import { NEARBY_JOBS } from '../src/demo/nearby'
import { DEMO_EMPLOYERS } from '../src/demo/organisations'
import { fieldsOf, vocabularyOf } from '../src/search/vocabulary'
import { newJobRow } from '../src/vacancies/new-job'

const AT = new Date('2026-11-23T09:00:00Z')
const FIRST = 10
const TOWNS = ['Leeds', 'Bradford', 'Cardiff', 'Bristol', 'Manchester', 'Norwich', 'Glasgow', 'Hull', 'Swansea', 'York']

type Form = Parameters<typeof newJobRow>[0]
const rowOf = (form: Omit<Form, 'applicationDeadline'>, company: string, n: number) =>
  newJobRow(
    { ...form, applicationDeadline: null },
    {
      id: String(n),
      organisation: { id: company, name: company, verified: true },
      postedBy: null,
      isFirstJob: false,
      others: [],
      at: new Date(AT.getTime() - n * 60_000),
    },
  )

/** The demo's adverts, and a plain one for each occupation without one. */
function loadAdverts() {
  const demo = [
    ...[...generateDemoJobs(), ...NEARBY_JOBS, ...generateLocalJobs()].map(({ form, employer }) => ({
      form,
      company: DEMO_EMPLOYERS[employer]?.name ?? '',
    })),
    ...CALDER_JOBS.filter(({ state }) => state === 'active').map(({ form }) => ({ form, company: DEMO_ORGANISATION.name })),
  ].map(({ form, company }, n) => rowOf(form, company, n))
  const known = new Set(demo.flatMap(({ occupationIds }) => occupationIds))
  const [sample] = NEARBY_JOBS
  if (!sample) throw new Error('no sample advert')
  const others = occupations
    .filter(({ id }) => !known.has(id))
    .map(({ name }, n) => {
      const form = {
        ...sample.form,
        title: name.en,
        location: TOWNS[n % TOWNS.length] ?? '',
        department: '',
        description: '',
        requirements: '',
      }
      return rowOf(
        { ...form, description: 'Join a small team. Full training is given.', requirements: 'Punctuality' },
        'Plain Works',
        demo.length + n,
      )
    })
  return [...demo, ...others].map((row) => ({
    row,
    text: [row.title, row.description, ...row.requirements].join('\n').toLowerCase(),
    searchable: searchableJob({ ...row, remote: row.isRemoteAvailable }),
  }))
}
type Advert = ReturnType<typeof loadAdverts>[number]

function isFact({ row, text }: Advert, fact: string): boolean {
  const [kind = '', value = ''] = fact.split('=')
  switch (kind) {
    case 'occupation':
      return row.occupationIds.includes(value)
    case 'skill':
      return [...row.requiredSkillIds, ...row.desirableSkillIds].includes(value)
    case 'type':
      return row.type === value
    case 'employer':
      return row.company === value
    case 'place':
      return row.location.includes(value)
    case 'title':
      return new RegExp(`\\b${value}`, 'i').test(row.title)
    case 'says':
      return text.includes(value)
    default:
      throw new Error(`what is ${fact}?`)
  }
}
const isExpected = (advert: Advert, expects: string): boolean =>
  expects.split('|').some((one) => one.split('+').every((fact) => isFact(advert, fact)))

function readQueries(half: 'tuned' | 'unseen') {
  const file = fileURLToPath(new URL(`queries-${half}.tsv`, import.meta.url))
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [asks = '', query = '', expects = ''] = line.split('\t')
      return { asks, query, expects }
    })
}

const adverts = loadAdverts()
const vocabulary = vocabularyOf(adverts.map(({ searchable }) => searchable))
const options = {
  searchable: ({ searchable }: Advert): SearchableJob => searchable,
  milesTo: ({ row }: Advert, place: { lat: number; lon: number }) =>
    row.lat !== null && row.lon !== null ? milesBetween({ lat: row.lat, lon: row.lon }, place) : null,
  fieldsOf,
}

function ask(query: string) {
  const started = performance.now()
  const understood = understandQuery(query, vocabulary)
  const understoodMs = performance.now() - started
  const { jobs, dropped } = selectJobs(adverts, understood.parts, options)
  // The order of a visitor's list: the most relevant first, then the newest.
  const found = jobs
    .sort((a, b) => b.relevance - a.relevance || b.job.row.postedAt.getTime() - a.job.row.postedAt.getTime())
    .map(({ job }) => job)
  return { understood, found, dropped, understoodMs, wholeMs: performance.now() - started }
}
const p95 = (times: number[]): string => `${(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)}%`

ask('cleaner')
for (const half of ['tuned', 'unseen'] as const) {
  const queries = readQueries(half)
  const results = queries.map((one) => ({ ...one, answer: ask(one.query) }))
  const there = results.filter(({ expects }) => adverts.some((advert) => isExpected(advert, expects)))
  const fits = (one: (typeof results)[number]) =>
    one.answer.found.slice(0, FIRST).map((advert) => isExpected(advert, one.expects))
  const good = there.filter((one) => fits(one).includes(true))
  const shares = there.flatMap((one) => fits(one))
  console.log(`\n${half}: ${results.length} queries, of which the jobs have an answer to ${there.length}`)
  console.log(
    `  success at ${FIRST}: ${share(good.length, there.length)}; the first result fits: ${share(there.filter((one) => fits(one)[0]).length, there.length)}; of the first ${FIRST} results fit: ${share(shares.filter(Boolean).length, shares.length)}`,
  )
  failOnBrokenFloors(new URL('floors.json', import.meta.url), `search, ${half}`, {
    'success among the first ten': good.length / there.length,
    'first result fits': there.filter((one) => fits(one)[0]).length / there.length,
    'results of the first ten that fit': shares.filter(Boolean).length / shares.length,
  })
  console.log(
    `  empty pages: ${there.filter(({ answer }) => answer.found.length === 0).length}; something dropped: ${there.filter(({ answer }) => answer.dropped.length > 0).length}`,
  )
  console.log(
    `  p95: understanding ${p95(results.map(({ answer }) => answer.understoodMs))}, whole query ${p95(results.map(({ answer }) => answer.wholeMs))}`,
  )
  if (half === 'tuned')
    for (const { query, expects, answer } of there.filter((one) => !good.includes(one))) {
      const parts = answer.understood.parts.map((part) => `${part.kind}:${part.corrected ?? part.text}`).join(' ')
      console.log(
        `  - ${query} → ${expects}: ${parts} | ${answer.found
          .slice(0, 3)
          .map(({ row }) => row.title)
          .join(', ')}`,
      )
    }
}
