import { MATCH_PARTS } from '@onward/contracts/jobs/match-scores'

export type MatchPart = keyof typeof MATCH_PARTS

/** The published scoring table. Change the version with any number below, so that a stored score says which rules made it. */
export const MATCH_MODEL = {
  version: '2026.17',
  weights: MATCH_PARTS,
  /** Share of the experience part decided by how near the job titles are; years decide the rest. */
  titleShare: 0.7,
  /** Share of a trade that the skills of somebody show who never held a job of it. */
  skillsForTrade: 0.8,
  /** Nearness of any work to somebody who has none behind them; learners' jobs are for them. */
  beginner: { any: 0.35, learning: 0.7 },
  /** Who worked so many years has learned their trade: work for learners is so much less near. */
  learned: { years: 2, share: 0.6 },
  /** The travel part is full within the person's travel distance and zero at this multiple of it. */
  farShare: 2,
  /** Highest score of a job that names no known skill: the bands above claim that skills match. */
  ceilingWithoutSkills: 74,
  /** Where the law or the advert demands a paper that the person does not hold: share of the score that is left, and the most. */
  withoutDemand: { share: 0.6, most: 59 },
  /** Share of the score that is left where the hours go against the wish: never a match. */
  againstWish: 0.74,
  /** A wish for hours that is met less than this is not met. */
  hoursMet: 0.5,
  /** What every advert asks for in the same words counts so much of one skill. */
  softWeight: 0.2,
  /** Where an advert names fewer skills, the nearness of the trade stands for those that it leaves out. */
  fewSkills: 3,
  /** The score when nothing is known about a pair. */
  neutralScore: 50,
  /** Share of a skill's points by its state: at a lower level, or for a shorter time than asked, it counts half. */
  stateShare: { met: 1, partly: 0.5, missing: 0 },
  maxRaises: 5,
  /** Advice on what to learn: from which nearness jobs count, and how much more a paper does. */
  gaps: { nearFrom: 0.4, paperWeight: 1.5 },
} as const

/** How well a wish about hours fits a type of job, from 0 to 1. `flexible` fits every type. */
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
