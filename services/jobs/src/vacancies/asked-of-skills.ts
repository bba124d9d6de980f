import type { AskedOfSkill } from '@onward/matching'
import { findSkills, levelIn, monthsAskedIn, skillById } from '@onward/taxonomy'

/** Levels of papers and months of experience that the requirements ask for, by skill id; the most where several lines ask. */
export function askedOfSkills(requirements: readonly string[]): Record<string, AskedOfSkill> {
  const asked: Record<string, AskedOfSkill> = {}
  const most = (one: number | null, other: number | null | undefined) =>
    one === null ? (other ?? null) : Math.max(one, other ?? 0)
  for (const line of requirements.flatMap((requirement) => requirement.split('\n'))) {
    const [months, level] = [monthsAskedIn(line), levelIn(line)]
    if (months === null && level === null) continue
    for (const { skillId } of findSkills(line, requirements.join('\n'))) {
      const isSkill = skillById(skillId)?.kind === 'skill'
      // A licence held for two years is no work, and "level 2" beside a skill is its paper's.
      const ask = { level: isSkill ? null : level, months: isSkill && level === null ? months : null }
      if (ask.level === null && ask.months === null) continue
      asked[skillId] = { level: most(ask.level, asked[skillId]?.level), months: most(ask.months, asked[skillId]?.months) }
    }
  }
  return asked
}
