import { londonTime } from '@onward/contracts/london-time'

/** Today in the United Kingdom, ISO 8601, as the service counts days. */
export const today = (): string => londonTime(new Date()).slice(0, 10)
