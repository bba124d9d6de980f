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
export interface HandlerOptions {
  /**
   * Handle an event also when it failed for good, was tried again, and a later one has taken its place: each is a fact of its own, as in a history.
   * False by default: what is said of the present would be wrong by then.
   */
  evenOvertaken?: boolean
}

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
 * The task `<service>.event`: handles each event once and in its turn, in one transaction of the service's role with the record that it was handled.
 * Before its turn it ends without doing anything, and gets another job when its turn has come. An event type without a handler is an error,
 * so the job waits until there is one.
 */
export function eventTask(
  database: Database,
  handlers: EventHandlers,
  options: { [T in EventType]?: HandlerOptions } = {},
): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { event } = v.parse(v.object({ event: v.union([v.number(), v.string()]) }), payload)
    await database.withSystem(async (tx) => {
      const [row] = await tx.execute<TakenEvent>(query`select * from events.take(${String(event)}::bigint)`)
      if (!row) return
      const handler = handlers[row.type] as EventHandler<EventType> | undefined
      if (!handler) throw new Error(`no handler for ${row.type}`)
      if (row.overtaken && !options[row.type]?.evenOvertaken) return
      const facts = { id: String(event), subject: row.subject, version: Number(row.version), at: row.at }
      await handler(v.parse(EVENTS[row.type].payload, row.payload), tx, facts)
    })
    // Only now do others see that it was handled.
    await database.withSystem((tx) => tx.execute(query`select events.pass_on(${String(event)}::bigint)`))
  }
}

interface TakenEvent extends Record<string, unknown> {
  type: EventType
  subject: string
  version: string
  payload: unknown
  at: Date
  overtaken: boolean
}

/** Lets events go on whose earlier ones failed for good, or whose process died before it passed the turn on, at most so many. Gives how many. */
export async function freeTurns(database: Database, most: number): Promise<number> {
  const [row] = await database.withSystem((tx) =>
    tx.execute<{ freed: number }>(query`select events.free_turns(${most}) as freed`),
  )
  return Number(row?.freed)
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
    const types = await tx<TypeRow[]>`select type, about, overtaken_by as "overtakenBy" from events.types`
    const changedTypes = EVENT_TYPES.filter((type) => !types.some((row) => row.type === type && hasOrder(row, EVENTS[type])))
    const emitters = differences(wanted('emitters'), await tx<Pair[]>`select type, service from events.emitters`)
    const subscribers = differences(wanted('subscribers'), await tx<Pair[]>`select type, service from events.subscribers`)
    if ([changedTypes, ...Object.values(emitters), ...Object.values(subscribers)].every((list) => list.length === 0)) return
    // Waits for transactions that are emitting an event, and makes the next ones wait.
    await tx`select pg_advisory_xact_lock(hashtextextended('onward subscribers', 0))`
    for (const type of changedTypes) {
      const { about, overtakenBy } = EVENTS[type]
      await tx`insert into events.types (type, about, overtaken_by) values (${type}, ${[...about]}, ${[...overtakenBy]})
        on conflict (type) do update set about = excluded.about, overtaken_by = excluded.overtaken_by`
    }
    for (const { type, service } of emitters.removed)
      await tx`delete from events.emitters where type = ${type} and service = ${service}`
    for (const { type, service } of emitters.added)
      await tx`insert into events.emitters (type, service) values (${type}, ${service}) on conflict do nothing`
    for (const { type, service } of subscribers.removed)
      await tx`delete from events.subscribers where type = ${type} and service = ${service}`
    for (const { type, service } of subscribers.added) await subscribe(tx, type, service)
  })
}

type TypeRow = { type: string } & Order
interface Order {
  about: readonly string[]
  overtakenBy: readonly string[]
}
const hasOrder = (row: Order, { about, overtakenBy }: Order): boolean =>
  row.about.join() === about.join() && row.overtakenBy.join() === overtakenBy.join()

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
  // Turns of all types together: jobs of different types may run in any order, and wait for one another.
  await tx`with missed as (
      select l.id, events.things(l.type, l.subject, l.payload) as things from events.log l where l.type = ${type}
        and not exists (select from events.handled h where h.event = l.id and h.subscriber = ${service}) order by l.id
    ), turns as (
      insert into events.turns (service, thing, event) select ${service}, thing, id from missed, unnest(things) thing on conflict do nothing
    ) select graphile_worker.add_job(${eventTaskOf(service)}, json_build_object('event', id)) from missed`
}
