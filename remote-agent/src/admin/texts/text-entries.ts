import { type PortalText, TEXT_RULES, type TextKind } from '@onward/contracts/gateway/portal-texts'
import { inEachLanguage, LANGUAGES, type Language } from '@onward/contracts/language'
import { textIn } from '@onward/contracts/portal/text-in'
import type { TextsMessages } from './catalogue'

const empty = () => inEachLanguage(() => '')
const NEW_ID = /^line-(\d+)$/

/** An empty entry that may be added to a kind; null where it is full. */
export function newEntry(kind: TextKind, entries: readonly PortalText[]): PortalText | null {
  const { others, most } = TEXT_RULES[kind]
  if (entries.length >= most) return null
  const ids = entries.map(({ id }) => id)
  const last = Math.max(0, ...ids.map((id) => Number(NEW_ID.exec(id)?.[1] ?? 0)))
  const id = others === 'any' ? `line-${last + 1}` : others.find((one) => !ids.includes(one))
  return id === undefined
    ? null
    : { id, title: empty(), text: empty(), hours: empty(), link: '', source: '', checkedOn: null, until: null }
}

/** What an entry is called: its first line, or the name of its place. */
export function nameOf(x: TextsMessages, { id, title, text }: PortalText, language: Language): string {
  const said = textIn(title, language).text
  const place = x(`line.${id}` as 'line.announcement')
  return said || (place === `line.${id}` ? textIn(text, language).text : place)
}

/** Fields in two languages that an entry needs and that are empty in both. */
export const emptyFields = (kind: TextKind, entry: PortalText): readonly ('title' | 'text')[] =>
  TEXT_RULES[kind].needs.filter((field) => LANGUAGES.every((language) => entry[field][language].trim() === ''))
