import { hasMessage } from '@onward/portal-kit/i18n'
import { ADMIN_CATALOGUE, type AdminMessages } from '../catalogue'
import { ACT_CATALOGUE, type ActMessages } from './catalogue'
import type { AccountName, ServiceAct } from './trail'

/** A word of the sentence that has a meaning of its own, or text between such words. */
export interface Part {
  kind: 'text' | 'who' | 'person' | 'thing'
  text: string
}
type Key = Parameters<ActMessages>[0]
const sentenceOf = (action: string): Key | null => {
  const key = `acts.${action}`
  return hasMessage(ACT_CATALOGUE, key) ? (key as Key) : null
}

/** Who did it: a name where it may be told, else what they are. */
export function whoText(a: ActMessages, { role, action, actor }: ServiceAct, names: ReadonlyMap<string, AccountName>): string {
  if (action.startsWith('admin ')) return a('who.commandLine')
  if (!role) return a('who.visitor')
  return (actor && names.get(actor)?.name) || a(role === 'user' ? 'who.jobseeker' : `who.${role}`)
}

const BETWEEN = '\u0000'
/** The sentence of an act in parts, so that names can stand out and lead somewhere. */
export function partsOf(a: ActMessages, act: ServiceAct, names: ReadonlyMap<string, AccountName>, thing: string | null): Part[] {
  const values: Record<string, string> = {
    who: whoText(a, act, names),
    person: act.about?.person?.name ?? a('somebody'),
    thing: thing ?? a('gone'),
  }
  const marked = Object.fromEntries(Object.keys(values).map((key) => [key, BETWEEN + key + BETWEEN]))
  return a(sentenceOf(act.action) ?? 'unknown', marked)
    .split(BETWEEN)
    .filter((text) => text !== '')
    .map((text) => {
      const value = values[text]
      return value === undefined ? { kind: 'text', text } : { kind: text as Part['kind'], text: value }
    })
}

/** What happened without who did it: "Opened somebody’s CV", to choose acts by. */
export function kindText(a: ActMessages, action: string): string {
  const key = sentenceOf(action)
  if (!key) return action
  const text = a(key, { who: '', person: a('somebody'), thing: '…' })
    .replace(/\s+/g, ' ')
    .trim()
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Text of a reason; an unknown code is shown as it is. */
export function reasonText(w: AdminMessages, code: string): string {
  for (const group of ['code', 'purpose', 'closing', 'logoCode', 'report', 'rollBack'] as const) {
    const key = `${group}.${code}`
    if (hasMessage(ADMIN_CATALOGUE, key)) return w(key as Parameters<AdminMessages>[0])
  }
  return code
}

/** What the act is about: parts of the portal and revealed details are named here, all else by the service that owns it. */
export function thingOf(w: AdminMessages, { about, resource }: ServiceAct): string | null {
  const [kind, name, detail] = resource.split('/')
  if (kind === 'referrals' && detail) {
    const key = `audit.revealed.${detail}`
    if (hasMessage(ADMIN_CATALOGUE, key)) return w(key as Parameters<AdminMessages>[0])
  }
  if (kind === 'tasks' && name) return name
  if (kind !== 'remotes' || !name) return about?.thing ?? null
  const key = `versions.of.${name}`
  return hasMessage(ADMIN_CATALOGUE, key) ? w(key as Parameters<AdminMessages>[0]) : name
}
