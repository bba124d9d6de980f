export { areHoursMet, areYearsMet, requiredSkills, requiredSkillsMet } from './demands'
export { HOURS_FIT, MATCH_MODEL, type MatchPart } from './model'
export {
  asApplicant,
  type MatchJob,
  type MatchPerson,
  type Position,
  type PreparedPerson,
  preparePerson,
} from './prepare'
export { scoreJob, scoreOnly } from './score'
export { type AskedOfSkill, type SkillEvidence, type SkillState, skillState } from './skill-state'
export { type SkillGap, skillsGap } from './skills-gap'
