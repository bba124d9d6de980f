import { type ChangedTexts, londonDay, type PortalText, TEXT_KINDS, type TextKind } from '@onward/contracts'
import type { Ask } from '../registry/store'
import { DEFAULT_TEXTS } from './defaults'
import { shownEntries } from './rules'

export interface TextVersion {
  kind: TextKind
  version: number
  entries: readonly PortalText[]
  /** Null: what the portal came with. */
  at: Date | null
  by: string | null
  putBack: number | null
}

const asCome = (kind: TextKind): TextVersion => ({
  kind,
  version: 0,
  entries: DEFAULT_TEXTS[kind],
  at: null,
  by: null,
  putBack: null,
})
type Row = Omit<TextVersion, 'at'> & { at: string | Date }
const versionOf = (row: Row): TextVersion => ({ ...row, at: new Date(row.at) })

/** The newest texts of each kind. */
export async function readTexts(ask: Ask): Promise<TextVersion[]> {
  const rows = await ask<Row>`
    select distinct on (kind) kind, version, entries, at, changed_by as by, put_back as "putBack"
    from gateway.portal_texts order by kind, version desc`
  return TEXT_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return row ? versionOf(row) : asCome(kind)
  })
}

const MOST_VERSIONS = 100
/** The newest versions of a kind, the newest first; the portal's own is the last. */
export async function readHistory(ask: Ask, kind: TextKind): Promise<TextVersion[]> {
  const rows = await ask<Row>`
    select kind, version, entries, at, changed_by as by, put_back as "putBack"
    from gateway.portal_texts where kind = ${kind} order by version desc limit ${MOST_VERSIONS}`
  return [...rows.map(versionOf), asCome(kind)]
}

export async function readTextVersion(ask: Ask, kind: TextKind, version: number): Promise<TextVersion | null> {
  if (version === 0) return asCome(kind)
  const [row] = await ask<Row>`
    select kind, version, entries, at, changed_by as by, put_back as "putBack"
    from gateway.portal_texts where kind = ${kind} and version = ${version}`
  return row ? versionOf(row) : null
}

interface NewTexts {
  kind: TextKind
  entries: readonly PortalText[]
  /** The version that was seen. */
  seen: number
  at: Date
  by: string
  putBack?: number
}
/** Keeps texts over the version that was seen; gives the new version, or null when another change came between. */
export async function keepTexts(ask: Ask, { kind, entries, seen, at, by, putBack }: NewTexts): Promise<number | null> {
  const [row] = await ask<{ version: number }>`
    insert into gateway.portal_texts (kind, version, entries, at, changed_by, put_back)
    select ${kind}, ${seen}::integer + 1, ${JSON.stringify(entries)}::text::jsonb, ${at.toISOString()}::timestamptz, ${by}::uuid,
      ${putBack ?? null}::integer
    where ${seen}::integer = coalesce((select max(version) from gateway.portal_texts where kind = ${kind}), 0)
    on conflict do nothing returning version`
  return row?.version ?? null
}

/** What pages say by kind, on the day of `now`. */
export type ShownTexts = Readonly<Record<TextKind, TextVersion>>
export const byKind = (texts: readonly TextVersion[]): ShownTexts =>
  Object.fromEntries(texts.map((one) => [one.kind, one])) as unknown as ShownTexts

/** For the boot document: what differs from the texts that the front ends bring along; undefined where nothing does. */
export function changedFrom(texts: ShownTexts, now: Date): ChangedTexts | undefined {
  const today = londonDay(now)
  const changed = (['announcement', 'crisis', 'contact'] as const).flatMap((kind) => {
    const { version, entries } = texts[kind]
    const shown = shownEntries(entries, today)
    return version > 0 && (kind !== 'announcement' || shown.length > 0) ? [[kind, shown] as const] : []
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
