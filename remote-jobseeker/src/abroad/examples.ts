import type { FromAbroad } from '@onward/contracts/jobseekers/from-abroad'

export const nurseAbroad: FromAbroad = {
  papers: [{ qualification: 'Bachelor of Science in Nursing', institution: 'University of Ibadan' }],
  work: 'nurse',
}
