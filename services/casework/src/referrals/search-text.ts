import { foldText } from '@onward/contracts/fold'

/** What is searched of a referral. Each line is a text of its own: nothing is found across two of them. */
export const searchTextOf = (of: { firstName: string; lastName: string; location: string }): string =>
  [`${of.firstName} ${of.lastName}`, `${of.lastName} ${of.firstName}`, of.location].map(foldText).join('\n')

/** A pattern for `like` that finds what was typed, taken literally. */
export const likePattern = (typed: string): string => `%${foldText(typed).replace(/[\\%_]/g, '\\$&')}%`
