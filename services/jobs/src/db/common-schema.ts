// What the schemas of this folder are made of.
import { bigint, customType, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

export const schema = pgSchema('jobs')
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const texts = (name: string) => text(name).array().notNull()
export const version = () => bigint('version', { mode: 'number' }).notNull()
