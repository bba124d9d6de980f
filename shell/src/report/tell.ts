import type { LoadEvent, Thrown } from './load-events'

/** What is needed once something has failed; asked for here alone, so that it is one script for all. */
export const failing = () => import('../loader/failing')

/** Reports a failure by code that is fetched for it; false when nobody could be told. */
export const tell = (event: LoadEvent, thrown?: Thrown): Promise<boolean> =>
  failing().then(
    ({ report }) => report(event, thrown),
    () => false,
  )
