/**
 * How many adverts one organisation may put before jobseekers, so that no organisation fills the board. Refusals name the number, so it
 * stands here once.
 */
export const ADVERT_LIMITS = {
  /** An organisation is new until it has been verified for so many days, and so many adverts of earlier days were shown. */
  newForDays: 14,
  newUntilAdverts: 5,
  /** Adverts that a new organisation may post on one day, by the calendar of the United Kingdom. */
  newPerDay: 20,
  /** From this share of equal wording on, two adverts of an organisation are alike; digits and punctuation count for nothing. */
  alikeFrom: 0.7,
  /** Two places as far apart as this, in miles, are two towns. In one town an advert that is alike waits for a check. */
  townMiles: 5,
  /** Adverts that are alike, each in another town, before the next one waits for a check. */
  alikeTowns: 20,
  /** Adverts of one town that are alike and wait; another one is refused. */
  alikeWaiting: 5,
} as const
