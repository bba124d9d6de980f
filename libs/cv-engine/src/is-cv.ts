import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvStructure } from './structure'

const MIN_ACTIONS = 2
const MIN_SKILLS = 3

/**
 * Whether a document tells of somebody's work at all: a bill, a recipe or a letter from a shop does not. One sign is enough, because a short
 * CV that is turned away costs more than a letter that gets a low score.
 */
export function isCv(facts: CvFacts, analysed: CvAnalysis & { structure: CvStructure }): boolean {
  const { content } = analysed.detailedAnalysis
  return (
    facts.education.length > 0 ||
    [...facts.work, ...facts.volunteering].some(({ title, from }) => title !== null || from !== null) ||
    facts.skills.length >= MIN_SKILLS ||
    (content.evidence?.of ?? 0) >= MIN_ACTIONS ||
    analysed.structure.sections.some(({ name, heading }) => heading !== '' && name !== 'contact')
  )
}
