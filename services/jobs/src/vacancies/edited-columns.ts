import type { JobRow, NewJobRow } from '../db/schema'

/**
 * What an edit writes into a job's row and somebody may have to look at: neither whose it is nor when it was posted, nor what its checks make of
 * its state. How applications are shown is no word of the advert, and counts at once.
 */
const WRITTEN = [
  'title',
  'department',
  'location',
  'lat',
  'lon',
  'salary',
  'payMinimum',
  'payMaximum',
  'payPeriod',
  'payAnnual',
  'payNote',
  'hoursPerWeek',
  'startsOn',
  'type',
  'description',
  'requirements',
  'contactEmail',
  'isRemoteAvailable',
  'isDisabilityFriendly',
  'accessibilityFeatures',
  'workplaceFeatures',
  'offeredFeatures',
  'benefitsTransitionSupport',
  'occupationIds',
  'requiredSkillIds',
  'desirableSkillIds',
  'yearsWanted',
  'patterns',
  'lacks',
  'closesOn',
] as const satisfies readonly (keyof JobRow)[]

/** The columns that an edit writes, as JSON keeps them: there is neither a time nor a large number among them. */
export type EditedColumns = Pick<JobRow, (typeof WRITTEN)[number]>

export const editedColumns = (made: NewJobRow): Partial<EditedColumns> =>
  Object.fromEntries(WRITTEN.filter((column) => made[column] !== undefined).map((column) => [column, made[column]]))
