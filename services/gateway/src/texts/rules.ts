import {
  CHECK_MONTHS,
  inEachLanguage,
  LANGUAGES,
  type PortalText,
  type ProblemText,
  type ShownText,
  TEXT_FIELDS,
  TEXT_RULES,
  type TextKind,
} from '@onward/contracts'

/** A reason to refuse entries, with the field of the form that it is about. */
export interface TextFault {
  field: string
  text: ProblemText
}

/** What entries of a kind may not be: foreign or missing ids, too many of them, or without a word. */
export function faultsOf(kind: TextKind, entries: readonly PortalText[]): TextFault[] {
  const { kept, others, most, needs } = TEXT_RULES[kind]
  const ids = entries.map(({ id }) => id)
  const isKnown = (id: string) => kept.includes(id) || others === 'any' || others.includes(id)
  const isWrong =
    entries.length > most || new Set(ids).size < ids.length || !ids.every(isKnown) || !kept.every((id) => ids.includes(id))
  return [
    ...(isWrong ? [{ field: 'entries', text: 'gateway.text-unknown' as const }] : []),
    ...entries.flatMap((entry, at) =>
      needs
        .filter((field) => LANGUAGES.every((language) => entry[field][language] === ''))
        .map((field) => ({ field: `entries.${at}.${field}`, text: 'gateway.text-empty' as const })),
    ),
  ]
}

const NO_TEXT = inEachLanguage(() => '')
const EMPTY = { title: NO_TEXT, text: NO_TEXT, hours: NO_TEXT, link: '', source: '', checkedOn: null, until: null }

/**
 * Entries as they are kept: without fields that their kind does not have, and unchecked where number, hours or address are others than
 * those that were checked. Nobody has checked on a day to come.
 */
export function asKept(
  kind: TextKind,
  entries: readonly PortalText[],
  before: readonly PortalText[],
  today: string,
): PortalText[] {
  return entries.map((entry) => {
    const known = before.find(({ id }) => id === entry.id)
    const own = fieldsOf(kind).map((field) => [field, entry[field]] as const)
    const kept: PortalText = { ...EMPTY, id: entry.id, ...Object.fromEntries(own) }
    const isSame = known !== undefined && factsOf(known) === factsOf(kept)
    const isNewCheck = kept.checkedOn !== null && kept.checkedOn !== known?.checkedOn && kept.checkedOn <= today
    return { ...kept, checkedOn: isNewCheck ? kept.checkedOn : isSame ? known.checkedOn : null }
  })
}
const fieldsOf = (kind: TextKind) => TEXT_FIELDS.filter((field) => TEXT_RULES[kind].fields.includes(field))
/** What a check was of. */
const factsOf = ({ title, hours, link, source }: PortalText): string =>
  JSON.stringify([LANGUAGES.map((language) => [title[language], hours[language]]), link, source])

/** The day, ISO 8601, before which a check is too old. */
export function oldestCheck(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  return day.toISOString().slice(0, 10)
}

/** Whether entries of a kind have a source to compare them with. */
export const canBeChecked = (kind: TextKind): boolean => TEXT_RULES[kind].fields.includes('checkedOn')

/** Ids of entries that a person has to compare with their source: nobody did, or too long ago. */
export const dueEntries = (kind: TextKind, entries: readonly PortalText[], today: string): string[] =>
  canBeChecked(kind)
    ? entries.filter(({ checkedOn }) => checkedOn === null || checkedOn < oldestCheck(today)).map(({ id }) => id)
    : []

/** What pages show on a day. */
export const shownEntries = (entries: readonly PortalText[], today: string): ShownText[] =>
  entries
    .filter(({ until }) => until === null || until >= today)
    .map(({ id, title, text, hours, link }) => ({ id, title, text, hours, link }))
