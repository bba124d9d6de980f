import { occupationNearness, shareOfOccupation } from '@onward/taxonomy'
import { MATCH_MODEL } from './model'
import type { HeldTitle, MatchJob, PreparedJob, PreparedPerson } from './prepare'

export interface NearestTitle {
  title: string
  nearness: number
}

function nearnessOf({ occupationIds, words }: HeldTitle, prepared: PreparedJob): number {
  if (prepared.occupationIds.length > 0 && occupationIds.length > 0)
    return Math.max(...occupationIds.flatMap((one) => prepared.occupationIds.map((other) => occupationNearness(one, other))))
  let shared = 0
  for (const word of prepared.words) if (words.has(word)) shared += 1
  return prepared.words.size > 0 ? shared / prepared.words.size : 0
}

/** The title held whose work is nearest to the job's, with its nearness from 0 to 1; null without any title. */
export function nearestTitle({ held }: PreparedPerson, prepared: PreparedJob): NearestTitle | null {
  let best: NearestTitle | null = null
  for (const one of held) {
    const nearness = nearnessOf(one, prepared)
    if (!best || nearness > best.nearness) best = { title: one.title, nearness }
  }
  return best
}

const LEARNERS = /\b(?:apprentice(?:ship)?|trainee|prentis)\b/i
export const isForLearners = ({ type, title }: MatchJob): boolean => type === 'apprenticeship' || LEARNERS.test(title)

function shownBySkills(person: PreparedPerson, { occupationIds }: PreparedJob): number {
  let most = 0
  for (const id of occupationIds) {
    const share = person.shown.get(id) ?? shareOfOccupation(person.skills, id)
    person.shown.set(id, share)
    most = Math.max(most, share)
  }
  return most * MATCH_MODEL.skillsForTrade
}

/** How near the job's work is to what the person did, or can do, from 0 to 1. */
export function tradeNearness(person: PreparedPerson, job: MatchJob, prepared: PreparedJob): number {
  const { beginner, learned } = MATCH_MODEL
  const nearest = nearestTitle(person, prepared)?.nearness
  const isLearner = isForLearners(job)
  const nearness = Math.max(nearest ?? (isLearner ? beginner.learning : beginner.any), shownBySkills(person, prepared))
  return isLearner && (person.experienceYears ?? 0) >= learned.years ? nearness * learned.share : nearness
}
