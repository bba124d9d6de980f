import type { PracticeAdvert } from '@onward/contracts/jobseekers/practice'
import { isStory } from '@onward/contracts/jobseekers/practice-questions'
import { questionText } from '@onward/contracts/jobseekers/question-texts'
import fc from 'fast-check'
import { CARER, factsOf, textOf, WAREHOUSE } from '../letter/fixtures'
import { interviewQuestions } from './interview-questions'

const advert: PracticeAdvert = {
  jobId: '11111111-1111-4111-8111-111111111111',
  title: 'Care Assistant',
  company: 'Calder Community Care',
  description: 'You will work on a rota with some weekends.',
  requirements: [
    'Experience of personal care',
    'Essential: Driving licence',
    'Food hygiene certificate',
    'A kind word for everybody',
    'At least 2 years experience in care',
    'You will learn moving and handling with us',
  ],
}
const carer = factsOf(CARER)
const ask = (input: Partial<Parameters<typeof interviewQuestions>[0]> = {}) =>
  interviewQuestions({ advert, facts: carer, skills: [], ...input })
const keys = (questions: ReturnType<typeof ask>) => questions.map(({ key }) => key)
const byTemplate = (questions: ReturnType<typeof ask>, template: string) =>
  questions.filter((question) => question.template === template)

test('questions come from what the advert asks, each with the advert’s words', () => {
  const questions = ask()
  expect(keys(questions)).toEqual(
    expect.arrayContaining([
      'skill-shown.personal-care',
      'paper-held.driving-licence',
      'years',
      'hours',
      'asked-line.a-kind-word-for-everybody',
    ]),
  )
  const [care] = byTemplate(questions, 'skill-shown')
  const [reason, cv] = care?.because ?? []
  expect(reason?.line.slice(reason.start, reason.end)).toBe('personal care')
  expect(cv).toEqual({
    from: 'cv',
    line: expect.stringContaining('Support residents with personal care'),
    start: expect.any(Number),
    end: expect.any(Number),
  })
  expect(cv?.line.slice(cv.start, cv.end)).toBe('personal care')
})

test('a licence or certificate that the CV does not show is asked for as one to get', () => {
  const [missing] = byTemplate(ask(), 'paper-missing')
  expect(missing?.facts.skill).toMatch(/food/i)
  expect(missing?.because).toHaveLength(1)
})

test('a skill of the profile counts as one the person has', () => {
  const noCv = ask({ facts: null })
  expect(keys(noCv)).toContain('skill-new.personal-care')
  expect(keys(ask({ facts: null, skills: ['Personal care'] }))).toContain('skill-shown.personal-care')
})

test('what the employer teaches is not asked about', () => {
  expect(keys(ask()).join(' ')).not.toContain('manual-handling')
  expect(JSON.stringify(ask())).not.toContain('You will learn')
})

test('lines of the CV that answer the advert are read back, private ones never', () => {
  const lines = byTemplate(ask(), 'cv-line').map(({ facts }) => facts.line)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(textOf(CARER)).toContain(line)
  expect(JSON.stringify(ask())).not.toMatch(/my own children|07700|1985/)
})

test('a change of field is asked about only where no job so far was in that field', () => {
  const changed = interviewQuestions({ advert, facts: factsOf(WAREHOUSE), skills: [] })
  expect(byTemplate(changed, 'change')[0]?.facts).toMatchObject({ title: 'Care Assistant', lastTitle: 'WAREHOUSE OPERATIVE' })
  expect(byTemplate(ask(), 'change')).toEqual([])
})

test('only the last gap of half a year or more may be asked about', () => {
  const gaps = [
    { from: '2008-01', until: '2009-01' },
    { from: '2019-01', until: '2020-03' },
    { from: '2021-01', until: '2021-03' },
  ]
  const [gap, ...others] = byTemplate(ask({ facts: { ...carer, gaps } }), 'gap')
  expect(gap?.facts).toMatchObject({ from: '2019-01', until: '2020-03' })
  expect(others).toEqual([])
  expect(gap && questionText(gap, 'en')).toBe('What did you do between January 2019 and March 2020?')
  expect(gap && questionText(gap, 'cy')).toBe('Beth wnaethoch chi yn y cyfnod hwn: Ionawr 2019 – Mawrth 2020?')
})

test('age, the right to work and references are not asked about', () => {
  const requirements = ['Must be 18 years or over', '18+', 'Right to work in the UK', 'Two references', 'Kindness']
  const made = keys(ask({ advert: { ...advert, description: '', requirements } }))
  expect(made.filter((key) => /^(?:asked-line|years|hours|skill|paper)/.test(key))).toEqual(['asked-line.kindness'])
})

test('a gap of long ago is past', () => {
  expect(byTemplate(ask({ facts: { ...carer, gaps: [{ from: '2006-01', until: '2008-03' }] } }), 'gap')).toEqual([])
})

test('a language is asked about as one, and a year’s experience only once', () => {
  const questions = ask({
    facts: null,
    advert: { ...advert, requirements: ['Desirable: Polish', 'At least 1 year in a warehouse'] },
  })
  expect(keys(questions)).toEqual(expect.arrayContaining(['language.polish-language', 'years']))
  expect(keys(questions).join(' ')).not.toContain('skill-new')
})

test('without a job and without a CV there is a fair general set', () => {
  expect(keys(interviewQuestions({ advert: null, facts: null, skills: [] }))).toEqual([
    'about-you',
    'why-job',
    'team',
    'problem',
    'learned',
    'busy',
    'helped',
    'your-questions',
  ])
})

test('a general question that the advert’s skills ask already is left out', () => {
  const questions = ask({ advert: { ...advert, requirements: ['Teamwork', 'Problem solving'] } })
  expect(keys(questions)).toContain('skill-shown.teamwork')
  expect(keys(questions)).not.toContain('team')
  expect(keys(questions)).not.toContain('problem')
})

test('questions are said in both languages with the skill’s name in each', () => {
  const [care] = byTemplate(ask(), 'skill-shown')
  expect(care && questionText(care, 'en')).toBe('Personal care: tell me about a time that shows what you can do.')
  expect(care && questionText(care, 'cy')).toBe('Gofal personol: soniwch am adeg sy’n dangos beth allwch chi ei wneud.')
  expect(care && isStory(care.template)).toBe(true)
})

test('any advert gives a bounded set, always the same, with spans inside their lines and no key twice', () => {
  const lines = fc.array(
    fc.oneof(fc.constantFrom(...advert.requirements, 'Excel, Word and Outlook', ''), fc.string({ maxLength: 400 })),
    {
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(lines, fc.string({ maxLength: 300 }), (requirements, description) => {
      const questions = ask({ advert: { ...advert, requirements, description } })
      expect(questions.length).toBeLessThanOrEqual(20)
      expect(ask({ advert: { ...advert, requirements, description } })).toEqual(questions)
      expect(new Set(keys(questions)).size).toBe(questions.length)
      for (const { key, because } of questions) {
        expect(key).toMatch(/^[a-z0-9.-]{1,120}$/)
        for (const { line, start, end } of because) expect(0 <= start && start <= end && end <= line.length).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})
