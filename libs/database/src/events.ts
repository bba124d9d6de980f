import { EVENT_TYPES, EVENTS, type EventInput, type EventPayload, type EventType, type ServiceName } from '@onward/contracts'
import { sql as query } from 'drizzle-orm'
import type postgres from 'postgres'
import * as v from 'valibot'
import type { Database, Sql, Tx } from './connection'
import { jobAdded } from './jobs'

/** Facts of an event beside its payload. `version` rises with each change of `subject`. */
export interface EventFacts {
  id: string
  subject: string
  version: number
  at: Date
}
export type EventHandler<T extends EventType> = (payload: EventPayload<T>, tx: Tx, event: EventFacts) => Promise<void>
export type EventHandlers = { [T in EventType]?: EventHandler<T> }

/**
 * Emits an event in the transaction of its change: a rollback emits nothing. Throws when the payload does not match the contract.
 */
export async function emitEvent<T extends EventType>(
  tx: Tx,
  type: T,
  subject: string,
  version: number,
  payload: EventInput<T>,
): Promise<void> {
  const checked = v.parse(EVENTS[type].payload, payload)
  await tx.execute(query`select events.emit(${type}, ${subject}::uuid, ${version}::bigint, ${JSON.stringify(checked)}::jsonb)`)
  jobAdded(tx)
}

/** Name of the task that delivers a service's events. */
export const eventTaskOf = <S extends ServiceName>(service: S): `${S}.event` => `${service}.event`

/**
 * The task `<service>.event`: handles each event once, in one transaction of the service's role with the record that it was handled.
 * An event type without a handler is an error, so the job waits until there is one.
 */
export function eventTask(database: Database, handlers: EventHandlers): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { event } = v.parse(v.object({ event: v.union([v.number(), v.string()]) }), payload)
    await database.withSystem(async (tx) => {
      const [row] = await tx.execute<{ type: EventType; subject: string; version: string; payload: unknown; at: Date }>(
        query`select type, subject, version, payload, at from events.take(${String(event)}::bigint)`,
      )
      if (!row) return
      const handler = handlers[row.type] as EventHandler<EventType> | undefined
      if (!handler) throw new Error(`no handler for ${row.type}`)
      const facts = { id: String(event), subject: row.subject, version: Number(row.version), at: row.at }
      await handler(v.parse(EVENTS[row.type].payload, row.payload), tx, facts)
    })
  }
}

/**
 * Updates types, emitters and subscribers in the database from the contracts; a new subscriber gets a job for every earlier event
 * of its type, in order. Needs the owner's connection; `migrate` runs it at each start.
 */
export async function syncEvents(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    const known = await tx<{ name: string }[]>`select name from onward.services`
    const wanted = (side: 'emitters' | 'subscribers') =>
      EVENT_TYPES.flatMap((type) =>
        EVENTS[type][side].filter((service) => known.some(({ name }) => name === service)).map((service) => ({ type, service })),
      )
    const types = await tx<{ type: string }[]>`select type from events.types`
    const newTypes = EVENT_TYPES.filter((type) => !types.some((row) => row.type === type))
    const emitters = differences(wanted('emitters'), await tx<Pair[]>`select type, service from events.emitters`)
    const subscribers = differences(wanted('subscribers'), await tx<Pair[]>`select type, service from events.subscribers`)
    if ([newTypes, ...Object.values(emitters), ...Object.values(subscribers)].every((list) => list.length === 0)) return
    // Waits for transactions that are emitting an event, and makes the next ones wait.
    await tx`select pg_advisory_xact_lock(hashtextextended('onward subscribers', 0))`
    for (const type of newTypes) await tx`insert into events.types (type) values (${type}) on conflict do nothing`
    for (const { type, service } of emitters.removed)
      await tx`delete from events.emitters where type = ${type} and service = ${service}`
    for (const { type, service } of emitters.added)
      await tx`insert into events.emitters (type, service) values (${type}, ${service}) on conflict do nothing`
    for (const { type, service } of subscribers.removed)
      await tx`delete from events.subscribers where type = ${type} and service = ${service}`
    for (const { type, service } of subscribers.added) await subscribe(tx, type, service)
  })
}

interface Pair {
  type: string
  service: string
}
function differences<Wanted extends Pair>(wanted: readonly Wanted[], present: readonly Pair[]) {
  const same = (a: Pair) => (b: Pair) => a.type === b.type && a.service === b.service
  return {
    added: wanted.filter((one) => !present.some(same(one))),
    removed: present.filter((one) => !wanted.some(same(one))),
  }
}

async function subscribe(tx: postgres.TransactionSql, type: EventType, service: ServiceName): Promise<void> {
  await tx`insert into events.subscribers (type, service) values (${type}, ${service}) on conflict do nothing`
  await tx`select graphile_worker.add_job(${eventTaskOf(service)}, json_build_object('event', id))
    from (select id from events.log l where type = ${type}
      and not exists (select from events.handled h where h.event = l.id and h.subscriber = ${service}) order by id) missed`
}
