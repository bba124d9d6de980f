export { mentionsCircumstances, withoutCircumstances } from './circumstances/without-circumstances'
export { dutiesIn } from './duties'
export { findDuties, findSkills } from './find-skills'
export { isCityAbroad, isKnownEmployer } from './known-names'
export { levelIn, monthsAskedIn, numberNamed, reachesLevel, TIME_ASKED } from './levels'
export {
  isOfOccupation,
  likelyOccupations,
  occupationNearness,
  shareOfOccupation,
  tellingShare,
  tellingWords,
} from './occupation-nearness'
export type { Occupation, OccupationMatch } from './occupations'
export { coreSkills, findOccupations, occupationById, occupations } from './occupations'
export type { Area } from './places/areas'
export { councilAt } from './places/areas'
export type { Coordinates, TravelTime } from './places/distance'
export { milesBetween, travelTime } from './places/distance'
export { districtNear, districtOfPostcode, postTownOf } from './places/districts'
export { findPlaces, placeLabel, placeNamed, placeOfPostcode, suggestPlaces } from './places/find-places'
export type { Place } from './places/place-names'
export { placeOfDistrict, places } from './places/place-names'
export { isRealWord, type SearchTerm, searchTerms } from './search-terms'
export type { Skill, SkillKind } from './skill'
export type { SkillMatch } from './skills'
export { allSkills, findSkillNames, impliedSkills, namesOf, skillById, skillCalled, skillName } from './skills'
export { isLanguage, isSoftSkill } from './soft-skills'
