import { RECENT_FAILURE_DAYS, type WatchedVersion } from '@onward/contracts'
import type { Ask } from '../registry/store'
import { quantile } from './load-times'
import type { Counted } from './rule'

/** Figures of one version: `ok`, `failed:<class>`, `after:<kind>`, `ms:<step>`, `rescued`. */
export interface Figure {
  name: string
  build: string
  what: string
}
const MINUTE_MS = 60_000
/** Older sums are of this many minutes. */
const LATER_MINUTES = 10
/** A lost or slow connection is nobody's version: going back would not help. */
const [LOST, SLOW] = ['failed:network', 'failed:timeout']

/** Those among these that were published; without their manifests, which are large. */
export const publishedAmong = (ask: Ask, wanted: readonly Omit<Figure, 'what'>[]) =>
  ask<Omit<Figure, 'what'>>`
    select distinct v.name, v.build from gateway.versions v
    join jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as w(name text, build text) on w.name = v.name and w.build = v.build`

/** Adds one to each figure. Ordered, so that two senders never wait for each other. */
export async function addCounts(ask: Ask, figures: readonly Figure[], now: Date): Promise<void> {
  const sums = new Map<string, Figure & { count: number }>()
  for (const figure of figures) {
    const key = `${figure.name} ${figure.build} ${figure.what}`
    sums.set(key, { ...figure, count: (sums.get(key)?.count ?? 0) + 1 })
  }
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
  if (rows.length === 0) return
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  await ask`
    insert into gateway.load_counts as c (name, build, at, what, count)
    select r.name, r.build, ${minute}::timestamptz, r.what, r.count
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(name text, build text, what text, count integer)
    on conflict (name, build, at, what) do update set count = c.count + excluded.count`
}

/** Loads and failures of a version since a time. */
export async function countedSince(ask: Ask, { name, build }: Omit<Figure, 'what'>, since: Date): Promise<Counted> {
  const [row] = await ask<Counted>`
    select coalesce(sum(count), 0)::int as loads,
      coalesce(sum(count) filter (where what <> 'ok'), 0)::int as failures
    from gateway.load_counts
    where name = ${name} and build = ${build} and at >= ${since.toISOString()}::timestamptz
      and (what = 'ok' or what like 'failed:%') and what not in (${LOST}, ${SLOW})`
  return row ?? { loads: 0, failures: 0 }
}

/** Joins sums of single minutes to sums of ten, once the rule of health no longer asks for them. */
export async function joinMinutes(ask: Ask, before: Date, most: number): Promise<void> {
  const seconds = LATER_MINUTES * 60
  await ask`
    with minutes as (
      delete from gateway.load_counts where (name, build, at, what) in (
        select name, build, at, what from gateway.load_counts
        where at < ${before.toISOString()}::timestamptz and extract(epoch from at)::bigint % ${seconds}::bigint <> 0 limit ${most})
      returning *
    )
    insert into gateway.load_counts as c (name, build, at, what, count)
    select name, build, to_timestamp(extract(epoch from at)::bigint / ${seconds}::bigint * ${seconds}::bigint), what, sum(count)::int
    from minutes group by 1, 2, 3, 4
    on conflict (name, build, at, what) do update set count = c.count + excluded.count`
}

export async function forgetCounts(ask: Ask, before: Date, limit: number): Promise<number> {
  const gone = await ask`
    delete from gateway.load_counts where ctid = any(array(
      select ctid from gateway.load_counts where at < ${before.toISOString()}::timestamptz limit ${limit})) returning 1 as one`
  return gone.length
}

/** Spans of the charts. */
const SPAN_HOURS = 6
export const NOT_LOADED: WatchedVersion = {
  loads: 0,
  failures: 0,
  connections: 0,
  byClass: [],
  later: [],
  rescued: 0,
  medianMs: null,
  p95Ms: null,
  spans: [],
}

interface Row extends Figure {
  at: string | Date
  count: number
}
/** How each version loaded in the last days, by `<name> <build>`. */
export async function watchedVersions(ask: Ask, now: Date): Promise<(name: string, build: string) => WatchedVersion> {
  const seconds = SPAN_HOURS * 3600
  const rows = await ask<Row>`
    select name, build, what, to_timestamp(extract(epoch from at)::bigint / ${seconds}::bigint * ${seconds}::bigint) as at,
      sum(count)::int as count
    from gateway.load_counts where at > ${now.toISOString()}::timestamptz - ${RECENT_FAILURE_DAYS}::int * interval '1 day'
    group by 1, 2, 3, 4 order by 4`
  const byVersion = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.name} ${row.build}`
    byVersion.set(key, [...(byVersion.get(key) ?? []), row])
  }
  return (name, build) => summaryOf(byVersion.get(`${name} ${build}`) ?? [])
}

function summaryOf(rows: readonly Row[]): WatchedVersion {
  if (rows.length === 0) return NOT_LOADED
  const spans = [...new Set(rows.map(({ at }) => new Date(at).toISOString()))].sort()
  const { medianMs, p95Ms, ...all } = figuresOf(rows)
  return {
    ...all,
    connections: sum(rows.filter(isConnection)),
    byClass: classesOf(
      rows.filter((row) => !isConnection(row)),
      'failed:',
    ),
    later: classesOf(rows, 'after:'),
    rescued: sum(rows.filter(({ what }) => what === 'rescued')),
    medianMs,
    p95Ms,
    spans: spans.map((at) => {
      const { p95Ms: _p95, ...figures } = figuresOf(rows.filter((row) => new Date(row.at).toISOString() === at))
      return { at, ...figures }
    }),
  }
}

const isConnection = ({ what }: Row): boolean => what === LOST || what === SLOW
const sum = (rows: readonly Row[]): number => rows.reduce((total, { count }) => total + count, 0)

function figuresOf(rows: readonly Row[]) {
  const failures = sum(rows.filter((row) => row.what.startsWith('failed:') && !isConnection(row)))
  const times = new Map<number, number>()
  for (const { what, count } of rows)
    if (what.startsWith('ms:')) times.set(Number(what.slice(3)), (times.get(Number(what.slice(3))) ?? 0) + count)
  const loads = failures + sum(rows.filter(({ what }) => what === 'ok'))
  return { loads, failures, medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) }
}

function classesOf(rows: readonly Row[], prefix: string): { class: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { what, count } of rows)
    if (what.startsWith(prefix)) counts.set(what.slice(prefix.length), (counts.get(what.slice(prefix.length)) ?? 0) + count)
  return [...counts].map(([name, count]) => ({ class: name, count })).sort((a, b) => b.count - a.count)
}
