/** As names and places are compared: lower case, without accents, one space where there were many. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

/** What is searched of a referral. Each line is a text of its own: nothing is found across two of them. */
export const searchTextOf = (of: { firstName: string; lastName: string; location: string }): string =>
  [`${of.firstName} ${of.lastName}`, `${of.lastName} ${of.firstName}`, of.location].map(searchable).join('\n')

/** A pattern for `like` that finds what was typed, taken literally. */
export const likePattern = (typed: string): string => `%${searchable(typed).replace(/[\\%_]/g, '\\$&')}%`
