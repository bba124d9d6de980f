import { MATCH_MODEL } from './model'
import { type MatchJob, type PreparedPerson, prepareJob } from './prepare'
import { hoursShare, stateOfAsked } from './score'

/** The required skills of a job, in its order: those named for each demand, of which one is enough. */
export const requiredSkills = (job: MatchJob): (readonly string[])[] => prepareJob(job).required.map(({ named }) => named)

/** Which of the required skills somebody has, at the level and for the time that are asked; in the order of `requiredSkills`. */
export function requiredSkillsMet(person: PreparedPerson, job: MatchJob): boolean[] {
  const prepared = prepareJob(job)
  return prepared.required.map((asked) => stateOfAsked(asked, person, prepared) === 'met')
}

/** Whether hours and contract fit, or are not known. */
export const areHoursMet = (person: PreparedPerson, job: MatchJob): boolean =>
  (hoursShare(person, job) ?? 1) >= MATCH_MODEL.hoursMet

/** Whether the years of experience are enough, or are not known. */
export const areYearsMet = (person: PreparedPerson, job: MatchJob): boolean =>
  job.yearsWanted === null || person.experienceYears === null || person.experienceYears >= job.yearsWanted
