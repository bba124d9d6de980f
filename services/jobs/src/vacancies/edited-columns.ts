import type { JobRow, NewJobRow } from '../db/schema'

/**
 * The columns that an edit writes and that may need a check: not the owner, the day of posting or the state. Whether names are hidden is no part of the text, and counts at once.
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
