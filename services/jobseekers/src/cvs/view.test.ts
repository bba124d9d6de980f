import type { CvAnalysis } from '@onward/contracts'
import { analysisView } from './view'

const skill = (skillId: string, skill: string) => ({ skill, skillId, level: 'Advanced' as const, confidence: 90, quotes: [] })
const analysis: CvAnalysis = {
  engineVersion: '1',
  score: 70,
  strengths: [],
  recommendations: [],
  weaknesses: [],
  detailedAnalysis: {
    content: { score: 70 },
    formatting: { score: 70 },
    skills: [skill('cleaning', 'Cleaning'), skill('driving-licence', 'Driving licence'), skill('since-removed', 'Since removed')],
    sections: [],
  },
}
const skillsIn = (language: 'en' | 'cy') => analysisView(analysis, language).detailedAnalysis.skills

test('skills are named in the language of the reader, and by what is stored where the taxonomy has them no more', () => {
  expect(skillsIn('en').map(({ skill }) => skill)).toEqual(['Cleaning', 'Driving licence', 'Since removed'])
  expect(skillsIn('cy').map(({ skill }) => skill)).toEqual(['Glanhau', 'Trwydded yrru', 'Since removed'])
})

test('a licence is marked, so that it is shown at no level', () => {
  expect(skillsIn('en').map(({ isPaper }) => isPaper ?? false)).toEqual([false, true, false])
})
