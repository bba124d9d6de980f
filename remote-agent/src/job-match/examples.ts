import type { MatchedClient, MatchRun } from '@onward/contracts/jobs/match-runs'
import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'

/** A run and its results, for stories and tests. */
export const id = (n: number) => `8b0f1a52-9c1e-4c39-8f53-0000000000${String(n).padStart(2, '0')}`
export const run: MatchRun = {
  id: id(90),
  state: 'done',
  startedAt: '2026-11-21T09:58:00.000Z',
  endedAt: '2026-11-21T09:58:04.000Z',
  total: 6,
  done: 6,
  counts: { found: 2, nothing: 1, noSkills: 1, notShared: 2 },
}
const match = (score: number): MatchExplanation => ({
  score,
  modelVersion: '2026.11',
  confidence: 0.9,
  parts: [
    { part: 'requiredSkills', points: 40, of: 50, known: true, facts: { have: '4', of: '5' } },
    { part: 'desirableSkills', points: 10, of: 15, known: true, facts: { have: '2', of: '3' } },
    { part: 'experience', points: 15, of: 15, known: true, facts: { title: 'Care Assistant', job: 'Care Assistant' } },
    { part: 'travel', points: 10, of: 10, known: true, facts: { miles: '3', within: '10' } },
    { part: 'hours', points: 5, of: 10, known: false, facts: {} },
  ],
  matchingSkills: ['Personal care', 'Dementia care', 'Moving and handling'],
  partlySkills: ['NVQ or diploma in care'],
  skillsToDevelop: ['Medication administration'],
  demands: [],
  raises: [{ skill: 'Medication administration', skillId: 'medication-administration', points: 10 }],
  flags: [],
})
const job = (n: number, score: number, more: object = {}): MatchedClient['jobs'][number] => ({
  id: id(n),
  title: 'Care Assistant',
  company: 'Kirkstall House',
  location: 'Leeds',
  salary: '£12.60 an hour',
  type: 'full-time',
  miles: 3,
  open: true,
  match: match(score),
  suggested: null,
  ...more,
})
export const clients: MatchedClient[] = [
  {
    referralId: id(1),
    state: 'found',
    matches: 12,
    jobs: [
      job(11, 93),
      job(12, 88, { title: 'Night Support Worker', suggested: { at: '2026-11-20T09:00:00.000Z', agentName: 'Nia Hughes' } }),
      job(13, 61, { title: 'Shop Floor Assistant', company: 'Ridings Grocers', salary: '', miles: 0 }),
      job(14, 44, { title: 'Cleaner', open: false, miles: null }),
    ],
  },
  { referralId: id(2), state: 'found', matches: 1, jobs: [job(15, 76, { title: 'Warehouse Operative' })] },
  { referralId: id(3), state: 'nothing', matches: 0, jobs: [] },
  { referralId: id(4), state: 'no-skills', matches: 0, jobs: [] },
  { referralId: id(5), state: 'not-shared', matches: 0, jobs: [] },
  { referralId: id(6), state: 'not-shared', matches: 0, jobs: [] },
  { referralId: id(7), state: 'not-shared', matches: 0, jobs: [] },
]
export const names = [
  'Amina Okafor-Reed',
  'Rhys Bowen',
  'Morag Sinclair',
  'Tomasz Kowalczyk',
  'Siân Prys-Jones',
  'Bilal Hussain',
  'Grace Lumb',
]
