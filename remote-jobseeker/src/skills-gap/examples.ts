import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readSkillsGap } from '@onward/contracts/jobs/skills-gap'
import { job } from '../testing/examples'

/** Answers of the jobs service in stories and tests. */
const example = { id: job.id, title: job.title, company: job.company, score: 68, points: 12 }
export const skillsGap: ResponseOf<typeof readSkillsGap> = {
  jobs: 31,
  hasSkills: true,
  skills: [
    {
      skillId: 'forklift-licence',
      name: { en: 'Forklift licence', cy: 'Trwydded fforch godi' },
      jobs: 3,
      best: 12,
      newMatches: 2,
      examples: [example, { ...example, id: '11111111-1111-4111-8111-111111111112', title: 'Warehouse Operative' }],
    },
    {
      skillId: 'teamwork',
      name: { en: 'Teamwork', cy: 'Gwaith tîm' },
      jobs: 1,
      best: 7,
      newMatches: 0,
      examples: [{ ...example, points: 7 }],
    },
    ...['first-aid', 'food-hygiene'].map((skillId) => ({
      skillId,
      name: {
        en: skillId === 'first-aid' ? 'First aid' : 'Food hygiene',
        cy: skillId === 'first-aid' ? 'Cymorth cyntaf' : 'Hylendid bwyd',
      },
      jobs: 2,
      best: 5,
      newMatches: 0,
      examples: [example],
    })),
  ],
}
