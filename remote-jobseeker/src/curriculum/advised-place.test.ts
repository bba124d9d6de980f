import { EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import { placeOfAdvice } from './advised-place'
import { type CurriculumDraft, draftOf } from './form'

const date = { from: '2021-03', until: null, current: true, place: '' }
const draft: CurriculumDraft = draftOf({
  ...EMPTY_CURRICULUM,
  summary: 'Friendly carer from Leeds.\nLooking for work in a care home.',
  work: [
    {
      ...date,
      title: 'Retail Assistant',
      employer: 'Northgate Stores',
      bullets: ['Served customers', 'Was responsible for the till.'],
    },
    { ...date, title: 'Volunteer', employer: 'Chapeltown Food Bank', bullets: ['Pack parcels'] },
  ],
})
const read = (...texts: string[]): CvLine[] => texts.map((text, number) => ({ text, kind: 'item', number }))
const at = (code: string, lines: CvLine[]) => placeOfAdvice(draft, { code, lines: [0] }, lines)

test('a line is found in the field that says it, with its own text, whatever its bullet and its full stop', () => {
  const place = at('experience-actions/fix', read('•  Was responsible for the till'))
  expect(place).toMatchObject({ id: 'work-0-bullets', isFound: true })
  expect(draft.work[0]?.bullets.slice(...(place.range ?? []))).toBe('Was responsible for the till.')
  expect(at('summary/fix', read('Looking for work in a care home')).range).toEqual([27, 59])
})

test('a line that names a job leads to what was done there', () => {
  expect(at('experience-lines/fix', read('Volunteer, Chapeltown Food Bank, March 2021 – present'))).toEqual({
    id: 'work-1-bullets',
    isFound: true,
  })
})

test('a line that the form does not say leads to the section that the advice is about', () => {
  expect(at('summary/fix', read('Something else was written here'))).toEqual({ id: 'cv-summary', isFound: false })
  expect(at('experience-results/fix', read('Something else was written here'))).toEqual({ id: 'work-0-bullets', isFound: false })
  expect(at('contact-phone/fix', read('Amina Okafor-Reed'))).toEqual({ id: 'cv-contact-title', isFound: false })
})

test('a line of the person’s own life has no number, and is never looked for', () => {
  const own: CvLine = { text: 'Was responsible for the till.', kind: 'text', number: null }
  expect(at('experience-results/fix', [own]).isFound).toBe(false)
})
