const MAX_INITIALS = 2

/** What stands in place of a logo: "Aire Valley Homecare" gives "AV". */
export const employerInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [])
    .slice(0, MAX_INITIALS)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB')

const TINTS = 4
/** One of four tints. It depends only on the name and has no meaning. */
export const employerTint = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINTS
