import type { HistoryEntry, HistoryKind, HistoryPart } from '@onward/contracts'
import { londonDay } from '../figures/weeks'
import type { StoredEntry } from './history-store'
import { caseSummary, type StageStep } from './stage'
import type { Case } from './store'

type Placed = StoredEntry & { index: number }

/** Forms save often: of consecutive profile changes on a day only the last is shown. */
const withoutRepeats = (entries: readonly Placed[]): Placed[] =>
  entries.filter((entry, i) => {
    const next = entries[i + 1]
    return !(entry.kind === 'profile-changed' && next?.kind === 'profile-changed' && londonDay(entry.at) === londonDay(next.at))
  })

const stageView = ({ stage, from, because, at, after }: StageStep): HistoryEntry => ({
  key: `${after}-stage`,
  kind: 'stage-moved',
  at: at.toISOString(),
  by: '',
  facts: { stage, from, because },
})

/** The whole history of a case in order, with the changes of its stage. `names` are those of staff, by account. */
export function historyOf(one: Case, entries: readonly StoredEntry[], names: ReadonlyMap<string, string>): HistoryEntry[] {
  const { trail } = caseSummary(entries, one.openedAt)
  const since = entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ caseId, at }) => caseId !== null || (at >= one.openedAt && (!one.closedAt || at <= one.closedAt)))
  const views = withoutRepeats(since).map(({ id, kind, at, actor, facts, index }) => ({
    index,
    entry: { key: String(id), kind, at: at.toISOString(), by: (actor && names.get(actor)) ?? '', facts },
  }))
  const first = since[0]?.index ?? entries.length
  // A stage that an agent set has an entry of its own.
  const steps = trail
    .filter(({ after, because }) => after >= first && because !== 'set')
    .map((step) => ({ index: step.after + 0.5, entry: stageView(step) }))
  const boundary = (kind: 'opened' | 'closed', at: Date): HistoryEntry => ({
    key: kind,
    kind: `case-${kind}`,
    at: at.toISOString(),
    by: '',
    facts: {},
  })
  const between = [...views, ...steps].sort((a, b) => a.index - b.index).map(({ entry }) => entry)
  return [boundary('opened', one.openedAt), ...between, ...(one.closedAt ? [boundary('closed', one.closedAt)] : [])]
}

const PART_KINDS: Readonly<Record<HistoryPart, readonly HistoryKind[]>> = {
  meetings: [
    'appointment-made',
    'appointment-changed',
    'appointment-cancelled',
    'appointment-attended',
    'appointment-missed',
    'interview-changed',
  ],
  work: [
    'cv-analysed',
    'badge-awarded',
    'application-sent',
    'application-moved',
    'interview-changed',
    'jobs-suggested',
    'placement-started',
    'placement-checked',
    'placement-ended',
    'stage-moved',
  ],
  notes: ['note-added'],
}
/** The entries of one part; all without one. */
export const partOf = (entries: readonly HistoryEntry[], part: HistoryPart | undefined): readonly HistoryEntry[] =>
  part ? entries.filter(({ kind }) => PART_KINDS[part].includes(kind)) : entries

const noteIdOf = ({ kind, facts }: HistoryEntry): string => (kind === 'note-added' ? String(facts.noteId) : '')
export const noteIdsOf = (entries: readonly HistoryEntry[]): string[] => entries.map(noteIdOf).filter(Boolean)
/** Notes with what was written. */
export const withNoteTexts = (entries: readonly HistoryEntry[], texts: ReadonlyMap<string, string>): HistoryEntry[] =>
  entries.map((entry) => {
    const text = texts.get(noteIdOf(entry))
    return text === undefined ? entry : { ...entry, facts: { ...entry.facts, text } }
  })
