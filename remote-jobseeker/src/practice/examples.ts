import { EMPTY_PARTS, type PracticeAnswer, type PracticeQuestion } from '@onward/contracts/jobseekers/practice'
import { application, job } from '../testing/examples'

/** Answers of the services in stories and tests of interview practice. */
const facts = { skill: '', skillCy: '', line: '', company: '', title: '', lastTitle: '', years: '', from: '', until: '' }
const ask = (template: PracticeQuestion['template'], more: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  key: template,
  template,
  facts,
  because: [],
  ...more,
})
const cvLine = 'Helped 12 people a day with washing and meals'
export const firstAid = ask('paper-missing', {
  key: 'paper-missing.first-aid',
  facts: { ...facts, skill: 'First aid certificate', skillCy: 'Tystysgrif cymorth cyntaf' },
  because: [{ from: 'advert', line: 'First aid is a bonus', start: 0, end: 9 }],
})
export const personalCare = ask('skill-shown', {
  key: 'skill-shown.personal-care',
  facts: { ...facts, skill: 'Personal care', skillCy: 'Gofal personol' },
  because: [
    { from: 'advert', line: 'Experience of personal care', start: 14, end: 27 },
    { from: 'cv', line: cvLine, start: 26, end: 33 },
  ],
})
export const gap = ask('gap', { key: 'gap.2020-03', facts: { ...facts, from: '2019-01', until: '2020-03' } })
export const team = ask('team')
export const questions: PracticeQuestion[] = [
  ask('about-you'),
  ask('why-company', { facts: { ...facts, company: job.company } }),
  personalCare,
  firstAid,
  ask('cv-line', {
    key: 'cv-line.helped',
    facts: { ...facts, line: cvLine },
    because: [{ from: 'cv', line: cvLine, start: 0, end: cvLine.length }],
  }),
  gap,
  team,
  ask('your-questions'),
]
export const practiceJob = { id: job.id, title: job.title, company: job.company }
const at = '2026-11-20T09:00:00.000Z'
export const answer: PracticeAnswer = {
  id: '88888888-8888-4888-8888-888888888881',
  job: practiceJob,
  question: personalCare,
  parts: {
    ...EMPTY_PARTS,
    situation: 'Last winter I worked in a home for twenty people. One morning a man did not want to get up.',
    task: 'I had to help him wash and dress before breakfast.',
    action: 'I sat down beside him and asked about his old job. I let him choose his shirt.',
    result: '',
  },
  updatedAt: at,
  version: 2,
}
export const otherAnswer: PracticeAnswer = {
  ...answer,
  id: '88888888-8888-4888-8888-888888888882',
  job: null,
  question: team,
  parts: { ...answer.parts, result: 'He came to breakfast, and his daughter thanked me.' },
  version: 1,
}
export const answers: PracticeAnswer[] = [answer, otherAnswer]
export const scheduled = { ...application, state: 'interview_scheduled' as const, shown: 'Interview Scheduled' }
