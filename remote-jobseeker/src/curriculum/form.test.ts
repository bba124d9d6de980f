import { type Curriculum, curriculumOf, EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import fc from 'fast-check'
import { facts, savedCurriculum } from '../testing/examples'
import { blankEntry, checkCurriculum, draftOf, moved } from './form'
import { sourcesOf } from './sources'

const text = fc.stringMatching(/^[A-Za-zŁëš][A-Za-zŁëš ]{0,18}[A-Za-zŁëš]$/)
const date = fc.constantFrom(null, '1999', '2021-03', '2024-12')
const experience = fc.record({
  title: text,
  employer: text,
  place: text,
  from: fc.constant('1998'),
  until: date,
  current: fc.constant(false),
  bullets: fc.array(text, { maxLength: 4 }),
})
const anyCurriculum: fc.Arbitrary<Curriculum> = fc.record({
  summary: text,
  links: fc.constant(['https://example.org']),
  work: fc.array(experience, { maxLength: 4 }),
  volunteering: fc.array(experience, { maxLength: 2 }),
  education: fc.array(
    fc.record({
      qualification: text,
      institution: text,
      from: fc.constant(null),
      until: date,
      results: fc.array(fc.record({ subject: text, grade: text }), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  certificates: fc.array(fc.record({ name: text, issuer: text, date }), { maxLength: 3 }),
  languages: fc.array(fc.record({ language: text, level: fc.constantFrom(null, 'native' as const, 'basic' as const) }), {
    maxLength: 3,
  }),
  interests: text,
})

test('what was saved comes back from the form as it was', () => {
  fc.assert(
    fc.property(anyCurriculum, (saved) => {
      expect(checkCurriculum(draftOf(saved))).toEqual({ ok: true, curriculum: saved })
    }),
  )
})

test('an empty entry is no error and is not saved', () => {
  const draft = draftOf(EMPTY_CURRICULUM)
  const entry = blankEntry('work', [])
  expect(checkCurriculum({ ...draft, work: [entry] })).toEqual({ ok: true, curriculum: EMPTY_CURRICULUM })
})

test('errors name their entry, also after an empty one', () => {
  const draft = draftOf(savedCurriculum)
  const [first, second] = draft.work
  if (!first || !second) throw new Error('The example has two jobs')
  const checked = checkCurriculum({
    ...draft,
    work: [blankEntry('work', draft.work), { ...first, title: '' }, { ...second, until: { year: '16', month: '' } }],
    links: [{ key: 'links-0', url: 'not a link' }],
  })
  expect(checked).toEqual({
    ok: false,
    faults: [
      { section: 'work', key: 'work-0', field: 'title', kind: 'required' },
      { section: 'work', key: 'work-1', field: 'until', kind: 'date' },
      { section: 'links', key: 'links-0', field: 'url', kind: 'url' },
    ],
  })
})

test('an end before its start is an error of the end', () => {
  const draft = draftOf(savedCurriculum)
  const work = draft.work.map((each) => ({ ...each, until: { year: '1990', month: '' } }))
  const checked = checkCurriculum({ ...draft, work })
  expect(!checked.ok && checked.faults[0]).toEqual({ section: 'work', key: 'work-0', field: 'until', kind: 'order' })
})

test('moving keeps every entry, and a move back restores the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (list, at) => {
      const index = at % (list.length - 1)
      expect(moved(moved(list, index, 1), index + 1, -1)).toEqual(list)
      expect([...moved(list, index, 1)].sort()).toEqual([...list].sort())
    }),
  )
  expect(moved([1, 2], 0, -1)).toEqual([1, 2])
})

test('the sources of each field are found by the id of its control', () => {
  const sources = sourcesOf(facts, curriculumOf(facts))
  expect(sources['work-0-title']).toEqual([{ quote: 'Warehouse Operative', confidence: 0.95 }])
  expect(sources['work-1-until']).toEqual([{ quote: '2019', confidence: 0.95 }])
  expect(sources['languages-0-language']?.[0]?.quote).toBe('Polish (first language)')
  const ids = draftOf(curriculumOf(facts)).work.map(({ key }) => key)
  expect(ids).toEqual(['work-0', 'work-1'])
})
