import { weeklyHoursIn } from '@onward/matching/search/work-patterns'
import type { JobType } from '../db/schema'

const FULL_TIME = 37.5
/** Full-time adverts have at least this many hours a week, part-time ones fewer. */
const LEAST_FULL_TIME = 30
const LEAST_OF_A_WEEK = 12
const PART_TIME = [16, 18, 20, 22.5, 24, 25, 30] as const

const isPartTime = (type: JobType) => type === 'part-time'

/** Whether a sentence about hours fits an advert of that type. */
export function fitsType(line: string, type: JobType): boolean {
  const found = weeklyHoursIn(line).filter(({ most }) => most >= LEAST_OF_A_WEEK)
  if (found.length === 0) return true
  return found.some(({ least, most }) => (isPartTime(type) ? least < LEAST_FULL_TIME + 1 : most >= LEAST_FULL_TIME))
}

/**
 * Weekly hours of an invented advert: those of its text, else usual ones of its type. The same advert always gets the same hours.
 */
export function demoHours(type: JobType, description: string): number {
  const [named] = weeklyHoursIn(description).filter(({ most }) => most >= LEAST_OF_A_WEEK)
  if (named) return isPartTime(type) ? named.least : named.most
  if (!isPartTime(type)) return FULL_TIME
  const sum = [...description].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  return PART_TIME[sum % PART_TIME.length] ?? FULL_TIME
}
