import type { ResponseOf } from '@onward/contracts/endpoint'
import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvLine, readCvLines } from '@onward/contracts/jobseekers/cv-lines'

const ENGINE = '3.6'
type Unnumbered = Omit<CvLine, 'number'> & { isLeftOut: boolean }
const line = (kind: CvLine['kind'], text: string, isLeftOut = false): Unnumbered => ({ kind, text, isLeftOut })
let last = -1
const number = ({ isLeftOut, ...rest }: Unnumbered): CvLine => {
  if (!isLeftOut) last += 1
  return { ...rest, number: isLeftOut ? null : last }
}
/** A page with lines to change, good lines, and one that is left out. */
export const cvLines: ResponseOf<typeof readCvLines> = {
  engineVersion: ENGINE,
  lines: [
    line('name', 'Amina Okafor-Reed'),
    line('text', 'Leeds LS8, amina@example.org'),
    line('heading', 'Profile'),
    line('text', 'Hard-working person looking for a new challenge.'),
    line('text', 'I am recovering from an operation.', true),
    line('heading', 'Work'),
    line('role', 'Care Assistant, Rowan House, Leeds, 2021 to 2024'),
    line('item', 'Helped residents with washing, dressing and meals'),
    line('item', 'Looked after 6 people living with dementia on each shift'),
    line('item', 'Was responsible for medicines'),
    line('item', 'Wrote daily notes for families and nurses'),
    line('role', 'Customer Assistant, Penny & Pound, Leeds, 2017 to 2021'),
    line('item', 'Ran a till that took about £2,000 a day, never more than £2 out'),
    line('item', 'Filled shelves and counted stock'),
    line('heading', 'Training'),
    line('text', 'Care Certificate, 2021. Food Hygiene Level 2, 2022.'),
    line('heading', 'Skills'),
    line('text', 'Personal care, dementia care, till work, stock control, Word, driving (no car)'),
  ].map(number),
}
const point = (code: string, points: number, lines: number[], facts: Record<string, string> = {}): AnalysisPoint => ({
  code,
  text: code,
  points,
  lines,
  facts,
  quotes: lines.map((n) => cvLines.lines.find((one) => one.number === n)?.text ?? ''),
})
const recommendations = [
  point('cliches/fix', 6, [3], { phrase: '“hard-working”' }),
  point('experience-results/fix', 4, [6, 12], { count: '2', line: 'Helped residents with washing, dressing and meals' }),
  point('experience-actions/fix', 3, [8], { line: 'Was responsible for medicines' }),
  { ...point('contact-phone/fix', 3, [1]), quotes: [] },
  point('summary/fix', 2, [3], { short: '8' }),
]
export const markedAnalysis: CvAnalysis = {
  engineVersion: ENGINE,
  score: 78,
  scoreWithFirst: 90,
  strengths: [
    point('contact-email/good', 0, [1]),
    point('tense/good', 0, []),
    point('skills-evidence/good', 0, [7, 11], { count: '4' }),
  ],
  recommendations,
  weaknesses: [{ ...point('contact-phone/weak', 3, [1]), quotes: [] }],
  detailedAnalysis: {
    content: { score: 64, evidence: { lines: [7, 11], of: 6 } },
    formatting: { score: 92 },
    skills: [
      {
        skill: 'Personal care',
        skillId: 'personal-care',
        level: 'Intermediate',
        confidence: 85,
        quotes: ['Helped residents with washing, dressing and meals'],
      },
    ],
    sections: [
      {
        name: 'contact',
        score: 50,
        feedback: [point('contact-email/good', 0, [1])],
        suggestions: [{ ...point('contact-phone/fix', 3, [1]), quotes: [] }],
      },
      { name: 'layout', score: 92, feedback: [point('headings/good', 0, [2], { count: '4' })], suggestions: [] },
    ],
  },
}
/** An analysis without recommendations. */
export const finishedAnalysis: CvAnalysis = {
  ...markedAnalysis,
  score: 96,
  recommendations: [],
  weaknesses: [],
}
/** A short CV: what it has comes before what it lacks. */
export const lowAnalysis: CvAnalysis = { ...markedAnalysis, score: 38, scoreWithFirst: 61 }
/** Not all jobs were read, so nothing of the work is praised. */
export const unsureAnalysis: CvAnalysis = {
  ...markedAnalysis,
  isUnsure: true,
  strengths: markedAnalysis.strengths.filter(({ code }) => code.startsWith('contact-')),
}
