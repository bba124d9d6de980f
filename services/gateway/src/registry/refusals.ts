import type { Ask } from './store'

const MOST_TEXT = 4000
const LISTED = 5
const KIND = 'version-refused'

/** Keeps why a version was refused, for its team to read; beside what front ends report, and as long. */
export async function recordRefusal(ask: Ask, name: string, build: string, reasons: readonly string[], at: Date): Promise<void> {
  await ask`
    insert into gateway.load_events (at, kind, path, remote, build, message)
    values (${at.toISOString()}::timestamptz, ${KIND}, '', ${name}, ${build}, ${reasons.join('\n').slice(0, MOST_TEXT)})`
}

/** The newest first. */
export async function lastRefusals(ask: Ask, name: string): Promise<{ at: string; build: string; reasons: string[] }[]> {
  const rows = await ask<{ at: string | Date; build: string | null; message: string }>`
    select at, build, message from gateway.load_events where kind = ${KIND} and remote = ${name} order by at desc, id desc limit ${LISTED}`
  return rows.map(({ at, build, message }) => ({
    at: new Date(at).toISOString(),
    build: build ?? '',
    reasons: message.split('\n'),
  }))
}
