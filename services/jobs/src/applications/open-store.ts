import { sql } from 'drizzle-orm'
import { applications } from '../db/schema'

/** Nothing freezes it: reminders and what is due go out. */
export const isOpenApplication = sql`${applications.frozen} = '{}'`
