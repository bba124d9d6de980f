import { MATCH_PARTS } from '@onward/contracts/jobs/match-scores'

export type MatchPart = keyof typeof MATCH_PARTS

/** One published table. Any change of a number below is a new version, so that a kept score says which rules made it. */
export const MATCH_MODEL = {
  version: '2026.12',
  weights: MATCH_PARTS,
  /** Share of the experience part that nearness of job titles decides; years decide the rest. */
  titleShare: 0.7,
  /** Nearness of titles of another occupation in the same field of work, at least. */
  sameFieldNearness: 0.5,
  /** The travel part is whole within the distance that the person can travel, and nothing at so many times of it. */
  farShare: 2,
  /** Ceiling while a job names no skill that we know: the bands above it claim a match of skills. */
  ceilingWithoutSkills: 74,
  /** When nothing at all is known about a pair. */
  neutralScore: 50,
  maxRaises: 5,
} as const

/** How well a wish about hours fits a type of job, 0 to 1. `flexible` fits all. */
export const HOURS_FIT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'full-time': { 'full-time': 1, apprenticeship: 1, contract: 0.8, temporary: 0.8, 'part-time': 0.3 },
  'part-time': { 'part-time': 1, temporary: 0.6, contract: 0.6, 'full-time': 0.2, apprenticeship: 0.2 },
  contract: { contract: 1, temporary: 0.9, 'full-time': 0.6, 'part-time': 0.6, apprenticeship: 0.4 },
  temporary: { temporary: 1, contract: 0.9, 'full-time': 0.6, 'part-time': 0.6, apprenticeship: 0.4 },
  apprenticeship: { apprenticeship: 1, 'full-time': 0.7, 'part-time': 0.4, contract: 0.4, temporary: 0.4 },
  flexible: { 'full-time': 1, 'part-time': 1, contract: 1, temporary: 1, apprenticeship: 1 },
  'shift-work': { 'full-time': 0.7, 'part-time': 0.7, contract: 0.7, temporary: 0.7, apprenticeship: 0.7 },
  weekends: { 'part-time': 0.7, temporary: 0.6, contract: 0.5, 'full-time': 0.3, apprenticeship: 0.2 },
}
