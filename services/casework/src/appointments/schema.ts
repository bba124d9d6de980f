import type { APPOINTMENT_WAYS, AppointmentCancelReason, AppointmentState } from '@onward/contracts'
import { bigint, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of appointments, for queries. The SQL files are the truth. */
const casework = pgSchema('casework')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const appointments = casework.table('appointments', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  referralId: uuid('referral_id').notNull(),
  accountId: uuid('account_id').notNull(),
  officeId: uuid('office_id').notNull(),
  agentId: uuid('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  officeName: text('office_name').notNull(),
  state: text('state').$type<AppointmentState>().notNull(),
  way: text('way').$type<(typeof APPOINTMENT_WAYS)[number]>().notNull(),
  place: text('place').notNull(),
  about: text('about').notNull().default(''),
  startsAt: time('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  setAt: time('set_at').notNull(),
  remindedFor: time('reminded_for'),
  wish: text('wish').notNull().default(''),
  wishedTimes: time('wished_times').array().notNull().default([]),
  cancelReason: text('cancel_reason').$type<AppointmentCancelReason>(),
  closingWords: text('closing_words').notNull().default(''),
  recordedAt: time('recorded_at'),
  sequence: integer('sequence').notNull().default(0),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
})
export type AppointmentRow = typeof appointments.$inferSelect

export const appointmentSteps = casework.table('appointment_steps', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  appointmentId: uuid('appointment_id').notNull(),
  kind: text('kind').notNull(),
  at: time('at').notNull(),
  actor: uuid('actor'),
  note: text('note').notNull().default(''),
})
