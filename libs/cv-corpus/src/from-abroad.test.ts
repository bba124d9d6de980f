import type { EducationFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { kindAbroad, kindOf } from '@onward/cv-engine/facts/education'
import { originOf } from '@onward/cv-engine/facts/from-abroad'
import type { EducationLabel, LabelledCv } from './labels'
import { readCvs } from './people'
import { readStrangers } from './strangers'

const found = (value: string | null): Found<string> | null =>
  value === null ? null : { value, quote: value, start: 0, end: 0, confidence: 1 }
/** What the engine would know of a course whose names were read right; the label's own kind is not told. */
function factOf({ qualification, institution }: EducationLabel): EducationFact {
  const text = [qualification, institution].filter(Boolean).join(', ')
  return {
    qualification: found(qualification),
    institution: found(institution),
    kind: kindAbroad(kindOf(qualification ?? '') ?? 'other', text),
    from: null,
    until: null,
    results: [],
  }
}
const saysAbroad = ({ labels }: LabelledCv): boolean =>
  originOf({ education: labels.education.map(factOf), work: [], volunteering: [], skills: [] }) !== null
const isLabelled = ({ labels }: LabelledCv): boolean => labels.education.some(({ kind }) => kind === 'foreign')
const share = (cvs: readonly LabelledCv[]): number => cvs.filter(saysAbroad).length / cvs.length

describe.each([
  ['of development', readCvs('development'), { found: 0.88, wrong: 0.03 }],
  // Nobody read these while the rules were written.
  ['unseen', [...readCvs('held-out'), ...readStrangers('strangers-held-out')], { found: 0.75, wrong: 0.03 }],
])('papers from abroad in CVs %s', (_set, cvs, floors) => {
  it('are found', () => {
    expect(share(cvs.filter(isLabelled))).toBeGreaterThanOrEqual(floors.found)
  })

  it('are seldom seen where there are none', () => {
    expect(share(cvs.filter((cv) => !isLabelled(cv)))).toBeLessThanOrEqual(floors.wrong)
  })
})
