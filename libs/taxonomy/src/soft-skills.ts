import { TRADES } from './data/tables'

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

const OF_THIS_COUNTRY: ReadonlySet<string> = new Set([
  'english-spoken',
  'welsh-language',
  'irish-gaelic',
  'british-sign-language',
  'makaton',
  'interpreting',
  'esol',
  'bsl-level',
])

/** Whether a skill is a language of another country. */
export const isLanguage = (skillId: string): boolean =>
  !OF_THIS_COUNTRY.has(skillId) && (TRADES.languages ?? []).includes(skillId)
