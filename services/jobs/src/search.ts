import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Case-insensitive substring; what the person typed is never a pattern. */
export const contains = (column: SQLWrapper, words: string): SQL =>
  sql`${column} ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`
