import { type Language, staffName } from '@onward/contracts'

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** The name of a member of staff; a general term in the reader's language for nobody and for staff of other offices. */
export const staffFullName = (
  one: { firstName: string | null; lastName: string | null } | null | undefined,
  language: Language,
): string => staffName(fullName({ firstName: one?.firstName ?? '', lastName: one?.lastName ?? '' }), language)
