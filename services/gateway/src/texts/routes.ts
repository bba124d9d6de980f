import {
  checkPortalText,
  listPortalTexts,
  londonDay,
  type PortalText,
  Problem,
  putBackPortalTexts,
  readPortalTextHistory,
  readPortalTexts,
  savePortalTexts,
  type TextKind,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { type Ask, askWithin } from '../registry/store'
import { asKept, canBeChecked, dueEntries, faultsOf, shownEntries } from './rules'
import { byKind, keepTexts, readHistory, readTexts, readTextVersion, type TextVersion } from './store'

const isoOf = (at: Date | null) => at?.toISOString() ?? null

/** Texts that administrators write: what is shown now, a change, a check against the source, and the way back. */
export function textRoutes(kit: ServiceKit): void {
  const today = () => londonDay(kit.clock())
  const now = async (ask: Ask, kind: TextKind): Promise<TextVersion> => byKind(await readTexts(ask))[kind]
  /** Throws when somebody changed the texts since they were seen. */
  const keep = async (ask: Ask, change: Omit<Parameters<typeof keepTexts>[1], 'at'>) => {
    const version = await keepTexts(ask, { ...change, at: kit.clock() })
    if (version === null) throw new Problem('state-conflict', { text: 'gateway.text-changed' })
    return { resource: `texts/${change.kind}`, answer: { version } }
  }
  const refuseFaults = (kind: TextKind, entries: readonly PortalText[]) => {
    const errors = faultsOf(kind, entries)
    if (errors[0]) throw new Problem('invalid-input', { text: errors[0].text, errors })
  }

  kit.handle(listPortalTexts, ({ read }) =>
    read(async (tx) => ({
      items: (await readTexts(askWithin(tx))).map(({ kind, version, entries, at, by }) => ({
        kind,
        version,
        entries: [...entries],
        at: isoOf(at),
        by,
        due: dueEntries(kind, entries, today()),
      })),
    })),
  )

  kit.handle(savePortalTexts, ({ params: { kind }, body: { version, entries }, write }) =>
    write(async (tx, who) => {
      refuseFaults(kind, entries)
      const ask = askWithin(tx)
      const before = await now(ask, kind)
      return keep(ask, { kind, entries: asKept(kind, entries, before.entries, today()), seen: version, by: who.accountId })
    }),
  )

  kit.handle(checkPortalText, ({ params: { kind }, body: { version, entry }, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      const { entries } = await now(ask, kind)
      if (!canBeChecked(kind) || !entries.some(({ id }) => id === entry)) throw new Problem('not-found')
      const checked = entries.map((one) => (one.id === entry ? { ...one, checkedOn: today() } : one))
      return keep(ask, { kind, entries: checked, seen: version, by: who.accountId })
    }),
  )

  kit.handle(readPortalTextHistory, ({ params: { kind }, read }) =>
    read(async (tx) => ({
      items: (await readHistory(askWithin(tx), kind)).map(({ version, at, by, putBack, entries }) => ({
        version,
        at: isoOf(at),
        by,
        putBack,
        entries: [...entries],
      })),
    })),
  )

  kit.handle(putBackPortalTexts, ({ params: { kind }, body: { version, to }, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      const earlier = await readTextVersion(ask, kind, to)
      if (!earlier) throw new Problem('not-found')
      refuseFaults(kind, earlier.entries)
      return keep(ask, { kind, entries: earlier.entries, seen: version, by: who.accountId, putBack: to })
    }),
  )

  kit.handle(readPortalTexts, ({ params: { kind }, read }) =>
    read(async (tx) => ({ items: shownEntries((await now(askWithin(tx), kind)).entries, today()) })),
  )
}
