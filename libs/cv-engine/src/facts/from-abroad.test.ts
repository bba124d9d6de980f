import { PROTECTED_WORK } from '@onward/contracts/jobseekers/from-abroad'
import { skillById } from '@onward/taxonomy'
import type { Block } from '../block'
import { originOf } from './from-abroad'
import { readFacts } from './read-facts'
import { protectedWorkIn, REGISTRATION } from './regulated'

const cv = (...education: string[]): Block[] => [
  { kind: 'heading', text: 'Amara Okafor' },
  { kind: 'heading', text: 'Work experience' },
  { kind: 'text', text: 'Cleaner, Tidy Homes Ltd, Leeds, 2021 - 2023' },
  { kind: 'item', text: 'Cleaned three schools every evening' },
  { kind: 'heading', text: 'Education' },
  ...education.map((text): Block => ({ kind: 'text', text })),
]
const origin = (...education: string[]) => originOf(readFacts(cv(...education)))

test('names a paper of another country as written, with its protected work', () => {
  expect(origin('Bachelor of Nursing Science, University of Ibadan, Nigeria, 2010 - 2014')).toMatchObject({
    papers: [{ qualification: expect.stringContaining('Nursing') }],
    work: 'nurse',
  })
})

test('says nothing of papers from the United Kingdom', () => {
  expect(origin('GCSEs, Roundhay School, Leeds, 2008 - 2013', 'BSc Nursing, University of Leeds, 2013 - 2016')).toBeNull()
})

test('concludes nothing from a name, a language, or what somebody says of where they come from', () => {
  const blocks: Block[] = [
    ...cv('GCSEs, Roundhay School, Leeds, 2008 - 2013'),
    { kind: 'heading', text: 'Languages' },
    { kind: 'text', text: 'Igbo (native), English (fluent)' },
    { kind: 'heading', text: 'About me' },
    { kind: 'text', text: 'I am from Nigeria, have refugee status and the right to work.' },
  ]
  expect(originOf(readFacts(blocks))).toBeNull()
})

test('who shows the registration needs no advice about it', () => {
  const facts = readFacts(cv('Bachelor of Nursing Science, University of Ibadan, Nigeria, 2010 - 2014'))
  const registered = { value: { skillId: 'nmc-registration', name: 'NMC' }, quote: '', start: 0, end: 0, confidence: 1 }
  expect(originOf({ ...facts, skills: [registered] })).toMatchObject({ work: null })
  expect(originOf({ ...facts, skills: [{ ...registered, notHeld: true }] })).toMatchObject({ work: 'nurse' })
})

test.each([
  ['Staff Nurse', 'nurse'],
  ['Licencjat pielęgniarstwa', 'nurse'],
  ['MBBS, Dhaka Medical College', 'doctor'],
  ['Bachelor of Pharmacy', 'pharmacist'],
  ['Diploma in Physiotherapy', 'therapist'],
  ['Primary school teacher', 'teacher'],
  ['Kindergarten teacher', 'early-years'],
  ['Doctor of Dental Surgery', 'dental'],
  ['Gas fitter', 'gas-engineer'],
  ['Social worker', 'social-worker'],
  ['LLB, University of Lagos', 'lawyer'],
  ['Nursing assistant', null],
  ['Teaching assistant', null],
  ['Pharmacy assistant', null],
  ['Nurse, Korle Bu Teaching Hospital', 'nurse'],
  ['Cook, Jos University Teaching Hospital', null],
  ['Veterinary nurse', null],
  ['Tree surgeon', null],
  ['Driving teacher', null],
  ['Law enforcement officer', null],
  ['Matura', null],
])('%s is protected as %s', (text, work) => {
  expect(protectedWorkIn(text)).toBe(work)
})

test('every registration is known to the taxonomy', () => {
  for (const work of PROTECTED_WORK) {
    const id = REGISTRATION[work]
    if (id) expect(skillById(id)?.id).toBe(id)
  }
})
