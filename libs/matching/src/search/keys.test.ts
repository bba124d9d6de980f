import { isRealWord, placeNamed, searchTerms } from '@onward/taxonomy'
import { searchableJob } from './fit'
import { ANY_KEY, keysOfJob, keysOfParts } from './keys'
import { selectJobs } from './select-jobs'
import { understandQuery } from './understand-query'
import { createBaseVocabulary, type SearchVocabulary, withAdverts } from './vocabulary'

const job = (title: string, more: Partial<Parameters<typeof searchableJob>[0]> = {}) =>
  searchableJob({
    title,
    company: 'Plain Works',
    department: '',
    description: '',
    requirements: [],
    type: 'full-time',
    occupationIds: [],
    requiredSkillIds: [],
    desirableSkillIds: [],
    remote: false,
    hoursPerWeek: null,
    ...more,
  })
const JOBS = [
  job('Cleaner', { occupationIds: ['cleaner'] }),
  job('Street Cleaner', { occupationIds: ['refuse-collector'] }),
  job('Kitchen Porter', { occupationIds: ['kitchen-porter'], requiredSkillIds: ['cleaning'] }),
  job('Cook', { company: 'Rowan House Care Homes', description: 'Nights. You will like trampolines.' }),
  job('Receptionist', { company: 'Tesco', occupationIds: ['receptionist'], description: 'Meet cleaners at the door.' }),
  job('Bricklayer, nights', { occupationIds: ['bricklayer'] }),
]
const QUERIES = [
  'cleaner',
  'cleaners leeds',
  'brickie nights',
  'rowan house',
  'tesco',
  'tesko',
  'trampolines',
  'nights',
  'cleaning',
  'receptionist tesco',
  'cook rowan',
]

const base = createBaseVocabulary({ terms: searchTerms(), place: placeNamed, placeNames: [], isRealWord })
const vocabularyWith = (jobs: typeof JOBS): SearchVocabulary =>
  withAdverts(base, {
    employers: jobs.map(({ company }) => company),
    titleWords: jobs.flatMap(({ title }) => title.split(' ').map((word) => [word, 1] as const)),
    isInAdverts: (stem) => jobs.some(({ stems }) => stems.includes(` ${stem} `)),
  })
const WITHOUT = vocabularyWith([])
const WITH = vocabularyWith(JOBS)

it.each(QUERIES)('an advert that "%s" finds has a key of it, also where the employer came after the search', (query) => {
  const parts = understandQuery(query, WITH).parts.filter(({ kind }) => kind !== 'place')
  for (const one of JOBS) {
    const { jobs } = selectJobs([one], parts, { searchable: (it) => it, milesTo: () => 0, fieldsOf: () => [], isExact: true })
    if (jobs.length === 0) continue
    const own = new Set([ANY_KEY, ...keysOfJob(one)])
    for (const vocabulary of [WITH, WITHOUT]) {
      const keys = keysOfParts(understandQuery(query, vocabulary).parts, isRealWord)
      expect(keys.filter((key) => own.has(key))).not.toEqual([])
    }
  }
})

it('a search for an occupation meets no advert of another one', () => {
  const keys = keysOfParts(understandQuery('bricklayer', WITH).parts, isRealWord)
  const meets = JOBS.filter((one) => [...keysOfJob(one)].some((key) => keys.includes(key)))
  expect(meets.map(({ title }) => title)).toEqual(['bricklayer nights'])
})

it.each(['', 'leeds', 'nights', 'xanthic carer'])('"%s" may find any advert', (query) => {
  expect(keysOfParts(understandQuery(query, WITH).parts, isRealWord)).toEqual([ANY_KEY])
})
