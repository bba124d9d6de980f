import { isRealWord, milesBetween, placeNamed, searchTerms } from '@onward/taxonomy'
import { searchableJob } from './fit'
import { selectJobs } from './select-jobs'
import { understandQuery } from './understand-query'
import { createBaseVocabulary, withAdverts } from './vocabulary'

const job = (
  title: string,
  occupationIds: string[],
  more: Partial<Parameters<typeof searchableJob>[0]> & { town?: string } = {},
) => ({
  title,
  town: more.town ?? 'Leeds',
  searchable: searchableJob({
    title,
    company: 'Plain Works',
    department: '',
    description: '',
    requirements: [],
    type: 'full-time',
    occupationIds,
    requiredSkillIds: [],
    desirableSkillIds: [],
    remote: false,
    hoursPerWeek: null,
    ...more,
  }),
})
const JOBS = [
  job('Kitchen Porter', ['kitchen-porter'], { requiredSkillIds: ['cleaning'] }),
  job('Street Cleaner', ['refuse-collector']),
  job('Cleaning Operative', ['cleaner'], { type: 'part-time' }),
  job('Office Cleaner', ['cleaner'], { town: 'Cardiff', description: 'Nights, 30 hours a week.' }),
  job('Cleaner', ['cleaner']),
  job('Receptionist', ['receptionist'], { description: 'Meet cleaners and trampolines at the door. Evenings, 15 to 25 hours.' }),
  job('Barber', ['hairdresser'], { town: 'Cardiff' }),
]
const vocabulary = withAdverts(createBaseVocabulary({ terms: searchTerms(), place: placeNamed, placeNames: [], isRealWord }), {
  employers: [],
  titleWords: [],
  isInAdverts: () => true,
})
function select(query: string) {
  const { jobs, dropped } = selectJobs(JOBS, understandQuery(query, vocabulary).parts, {
    searchable: ({ searchable }) => searchable,
    milesTo: ({ town }, place) => {
      const from = placeNamed(town)
      return from && milesBetween(from, place)
    },
    fieldsOf: (ids) => (ids.includes('hairdresser') || ids.includes('beauty-therapist') ? ['Beauty'] : ['Other work']),
  })
  const found = [...jobs].sort((a, b) => b.relevance - a.relevance).map(({ job: { title } }) => title)
  return { found, dropped: dropped.map(({ text }) => text) }
}

it('the exact title comes first, then the occupation, then titles with the word, then the skill', () => {
  expect(select('cleaner').found).toEqual(['Cleaner', 'Cleaning Operative', 'Office Cleaner', 'Street Cleaner', 'Kitchen Porter'])
})

it('a word within an advert counts where no job has it in title, occupation or skills', () => {
  expect(select('trampolines')).toEqual({ found: ['Receptionist'], dropped: [] })
  expect(select('cleaner').found).not.toContain('Receptionist')
})

it.each([
  ['part time cleaner', ['Cleaning Operative']],
  ['cleaner nights', ['Office Cleaner']],
  ['20 hours', ['Receptionist', 'Cleaning Operative']],
  ['cleaner in Cardiff', ['Office Cleaner']],
])('"%s" finds what fits all of it', (query, found) => expect(select(query)).toEqual({ found, dropped: [] }))

it('where nothing fits everything, the least important parts are dropped and named', () => {
  expect(select('receptionist nights')).toEqual({ found: ['Receptionist'], dropped: ['nights'] })
  expect(select('receptionist Cardiff')).toEqual({ found: ['Receptionist'], dropped: ['Cardiff'] })
  expect(select('astronaut cleaner Cardiff')).toEqual({ found: ['Office Cleaner'], dropped: ['astronaut'] })
})

it('an occupation without jobs gives way to its field of work', () => {
  expect(select('beautician')).toEqual({ found: ['Barber'], dropped: ['beautician'] })
})

it('nothing is found where nothing is similar', () => {
  expect(select('astronaut')).toEqual({ found: [], dropped: ['astronaut'] })
})

it('hours that are stated come before those that the type of job lets expect', () => {
  expect(select('20 hours').found).toEqual(['Receptionist', 'Cleaning Operative'])
  expect(select('37 hours').found).not.toContain('Cleaning Operative')
})
