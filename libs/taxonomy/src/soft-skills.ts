/** What nearly every advert asks for in the same words, and no paper or duty proves: it tells no work from another. */
const SOFT: ReadonlySet<string> = new Set([
  'communication',
  'written-communication',
  'teamwork',
  'working-alone',
  'time-management',
  'punctuality',
  'problem-solving',
  'attention-to-detail',
  'organising',
  'adaptability',
  'calm-under-pressure',
  'decision-making',
  'multitasking',
  'empathy',
  'active-listening',
])

export const isSoftSkill = (skillId: string): boolean => SOFT.has(skillId)
