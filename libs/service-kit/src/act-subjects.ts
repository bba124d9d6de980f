import type { SQL } from 'drizzle-orm'

/**
 * Kind of resource → query of its rows as `id` and `account_id` (uuid), `person` and `thing` (text): whom and what an act on
 * `<kind>/<id>` concerns. Names are read when the trail is, because acts hold ids alone.
 */
export type ActSubjects = Readonly<Record<string, SQL>>
