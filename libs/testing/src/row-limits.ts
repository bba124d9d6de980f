/** Set by `npm run drill -- limits`. */
export const WHOLE_LIMITS = 'ONWARD_WHOLE_LIMITS'
/** More than any service writes in two statements. */
const ENOUGH = 1100

/** How many rows to handle where at most `most` may come: enough for several statements; all of them in the drill. */
export const rowsUpTo = (most: number): number => (process.env[WHOLE_LIMITS] ? most : Math.min(most, ENOUGH))
