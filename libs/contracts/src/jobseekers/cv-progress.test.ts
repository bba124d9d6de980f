import type { CvAnalysis } from './cv-analysis'
import { compareAnalyses } from './cv-progress'

const point = (code: string) => ({ code, text: code, quotes: [], points: 0, facts: {} })
const skill = (skillId: string) => ({ skillId, skill: skillId, level: 'Beginner' as const, confidence: 75, quotes: [] })
const analysis = (
  score: number,
  good: string[],
  weak: string[],
  skills: string[],
  sections: Record<string, number>,
  engineVersion = '2.0',
): CvAnalysis => ({
  engineVersion,
  score,
  strengths: good.map((code) => point(`${code}/good`)),
  recommendations: [],
  weaknesses: weak.map((code) => point(`${code}/weak`)),
  detailedAnalysis: {
    content: { score },
    formatting: { score },
    skills: skills.map(skill),
    sections: Object.entries(sections).map(([name, value]) => ({ name, score: value, feedback: [], suggestions: [] })),
  },
})

const before = analysis(61, ['headings'], ['summary', 'spelling', 'length'], ['baking', 'cleaning'], { work: 40, contact: 100 })
const after = analysis(74, ['headings', 'summary'], ['spelling', 'capitals'], ['baking', 'cooking'], {
  contact: 100,
  work: 70,
  language: 90,
})

it('lists what was fixed, what is still open and what is new', () => {
  const progress = compareAnalyses(before, after)
  expect(progress.scoreChange).toBe(13)
  expect(progress.mended.map((p) => p.code)).toEqual(['summary/good'])
  expect(progress.open.map((p) => p.code)).toEqual(['spelling/weak'])
  expect(progress.fresh.map((p) => p.code)).toEqual(['capitals/weak'])
  expect(progress.isSameEngine).toBe(true)
})

it('compares sections, also those that only one version has', () => {
  expect(compareAnalyses(before, after).sections).toEqual([
    { name: 'contact', before: 100, after: 100 },
    { name: 'work', before: 40, after: 70 },
    { name: 'language', before: null, after: 90 },
  ])
})

it('names skills that were added or removed', () => {
  const { skillsAdded, skillsRemoved } = compareAnalyses(before, after)
  expect(skillsAdded).toEqual([{ skillId: 'cooking', skill: 'cooking' }])
  expect(skillsRemoved).toEqual([{ skillId: 'cleaning', skill: 'cleaning' }])
})

it('says when the rules changed between the two', () => {
  expect(compareAnalyses(analysis(50, [], [], [], {}, '1.0'), after).isSameEngine).toBe(false)
})

it('finds no change in the same analysis', () => {
  expect(compareAnalyses(after, after)).toMatchObject({
    scoreChange: 0,
    mended: [],
    fresh: [],
    skillsAdded: [],
    skillsRemoved: [],
  })
})
