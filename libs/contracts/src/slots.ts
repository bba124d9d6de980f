import * as v from 'valibot'
import { LOCAL_TIME } from './london-time'

/** Times that people name for a meeting, on the clock of the United Kingdom. */

/** Which of the two, for a clock time in the hour that comes twice when the clocks go back: summer time first. */
export const SLOT_OFFSETS = ['+01:00', '+00:00'] as const
const SLOT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:\+0[01]:00)?$/
/** Clock time in the United Kingdom; the service refuses an hour that does not exist, and asks which one of an hour that comes twice. */
export const slotTime = v.pipe(v.string(), v.regex(SLOT, 'Enter a day and a time'))
export const localTime = v.pipe(v.string(), v.regex(LOCAL_TIME, 'Enter a day and a time'))
