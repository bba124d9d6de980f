import type { JobRow, NewJobRow } from '../db/schema'

/**
 * The columns that an edit writes and that may need a check. Not owner, posting day and state; nor whether applicants are
 * anonymous, which is no text and applies at once.
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
  'contacts',
  'isRemoteAvailable',
  'isDisabilityFriendly',
  'accessibilityFeatures',
  'workplaceFeatures',
  'offeredFeatures',
  'benefitsTransitionSupport',
  'occupationIds',
  'requiredSkillIds',
  'desirableSkillIds',
  'demands',
  'yearsWanted',
  'patterns',
  'lacks',
  'closesOn',
] as const satisfies readonly (keyof JobRow)[]

/** The edited columns as JSON; none of them is a time or a large number. */
export type EditedColumns = Pick<JobRow, (typeof WRITTEN)[number]>

export const editedColumns = (made: NewJobRow): Partial<EditedColumns> =>
  Object.fromEntries(WRITTEN.filter((column) => made[column] !== undefined).map((column) => [column, made[column]]))
