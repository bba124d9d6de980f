import { reachesLevel } from '@onward/taxonomy'

/** What an advert asks of a skill or paper beyond having it. */
export interface AskedOfSkill {
  /** Level in the national framework; null when any will do. */
  level: number | null
  months: number | null
}
/** What a CV shows of a skill or paper; null where it says nothing. */
export interface SkillEvidence {
  level: number | null
  months: number | null
}
/** `partly`: held, at a lower level or for a shorter time than asked. */
export type SkillState = 'met' | 'partly' | 'missing'

/** A skill that somebody only states has no months. */
export function skillState(isHeld: boolean, asked: AskedOfSkill | undefined, evidence: SkillEvidence | undefined): SkillState {
  if (!isHeld) return 'missing'
  if (!asked) return 'met'
  const isEnough = reachesLevel(asked.level, evidence?.level ?? null) && (evidence?.months ?? 0) >= (asked.months ?? 0)
  return isEnough ? 'met' : 'partly'
}
