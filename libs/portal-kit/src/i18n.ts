import { CALENDAR_NAMES } from '@onward/contracts/calendar-names'
import type { Language } from '@onward/contracts/language'
import { useMemo, useSyncExternalStore } from 'react'
import type common from './common/en.json'

/**
 * Sentences of a catalogue in one language, possibly in groups. `{{name}}` stands for a value; `key_one`, `key_other` … are forms of
 * `count`.
 */
export interface Messages {
  readonly [key: string]: string | readonly string[] | Messages
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** Keys of a catalogue: groups are joined by dots; plural forms share one key. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${MessageKey<T[K]>}`
}[keyof T & string]

export type Values = Readonly<Record<string, string | number>>
/** Texts of `common` are available to every translator; a page that uses one lists `common` among its catalogues. */
export type Translate<T> = (key: MessageKey<T> | `common.${MessageKey<typeof common>}`, values?: Values) => string
/** A namespace and a folder with one JSON file per language: `{ namespace, load: (language) => import(`./messages/${language}.json`) }`. */
export interface Catalogue {
  readonly namespace: string
  readonly load: LoadMessages
}
export type LoadMessages = (language: Language) => Promise<{ default: Messages }>

/**
 * The hook of one catalogue: `const useMessages = createMessages<typeof en>('jobseeker')`, then `const t = useMessages()` and
 * `t('cv.title', { count: 2 })`. The namespace is the remote's name.
 */
export const createMessages =
  <T>(namespace: string) =>
  (): Translate<T> =>
    useCatalogue<T>(namespace)

function useCatalogue<T>(namespace: string): Translate<T> {
  const now = useSyncExternalStore(listen, currentLanguage, currentLanguage)
  // A new function per language, so that memoised components draw again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides the texts
  return useMemo(() => translator<T>(namespace), [namespace, now])
}

/** The same outside components, for sentences that outlive the component. An unknown key gives itself. */
export const translator =
  <T>(namespace: string): Translate<T> =>
  (key, values = {}) => {
    const sentences = bundles.get(`${language}/${key.startsWith('common.') ? commonOf(namespace) : namespace}`)
    const sentence = typeof values.count === 'number' ? pluralOf(sentences, key, values.count) : sentences?.[key]
    return sentence === undefined ? key : fill(sentence, values)
  }

/** Each remote has the common texts of its own build; open versions may differ. */
export const commonOf = (namespace: string): string => `${namespace.split('.')[0]}.common`

export const currentLanguage = (): Language => language

let language: Language = 'en'
let rules = new Intl.PluralRules(language)
type Sentences = Readonly<Record<string, string>>
const bundles = new Map<string, Sentences>()
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Welsh has six forms; a catalogue may leave out those that read like `other`. */
function pluralOf(sentences: Sentences | undefined, key: string, count: number): string | undefined {
  const form = `${key}_${rules.select(count)}`
  return sentences?.[form] ?? sentences?.[`${key}_other`] ?? sentences?.[key]
}

/** `{{name}}` stands for a value; a number is written as in 4,600. React escapes what it draws. */
const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : whole
    return typeof value === 'number' ? formatNumber(value) : String(value)
  })

/** Welsh writes numbers as English does, and few browsers know Welsh. */
const NUMBERS = new Intl.NumberFormat('en-GB')

/**
 * Loads a page with its catalogues: `route: withCatalogues([learningCatalogue], () => import('./LearningPage'))`, and in the page
 * `createMessages<typeof en>('jobseeker.learning')`.
 */
export const withCatalogues = <P>(catalogues: readonly Catalogue[], page: () => Promise<P>): WithCatalogues<P> =>
  Object.assign(async () => (await Promise.all([page(), ...catalogues.map(addCatalogue)]))[0], { catalogues })
/** A loader with the list of its catalogues: publishing checks every language of each. */
interface WithCatalogues<P> {
  (): Promise<P>
  catalogues?: readonly Catalogue[]
}

// For hosts: the shell, stories and tests.

/** Keyed by loader: two remotes may have namespaces of the same name. */
const known = new Map<LoadMessages, string>()
const loaded = new Map<LoadMessages, Set<Language>>()

/** Sets the first language. */
export function startMessages(next: Language): void {
  language = next
  rules = new Intl.PluralRules(next)
  for (const listener of [...listeners]) listener()
}

/** Adds a catalogue and fetches it in the current language. */
export async function addCatalogue(catalogue: Catalogue): Promise<void> {
  known.set(catalogue.load, catalogue.namespace)
  await loadCatalogue(catalogue, currentLanguage())
}

/** Fetches every known catalogue in another language, then draws the page in it. */
export async function switchLanguage(next: Language): Promise<void> {
  await Promise.all([...known].map(([load, namespace]) => loadCatalogue({ namespace, load }, next)))
  startMessages(next)
}

async function loadCatalogue({ namespace, load }: Catalogue, wanted: Language): Promise<void> {
  const languages = loaded.get(load) ?? new Set()
  if (languages.has(wanted)) return
  setCatalogue(namespace, wanted, (await load(wanted)).default)
  loaded.set(load, languages.add(wanted))
}

/** Adds a loaded catalogue. */
export function setCatalogue(namespace: string, of: Language, messages: Messages): void {
  const flat = flattened.get(messages) ?? flattenMessages(messages)
  flattened.set(messages, flat)
  bundles.set(`${of}/${namespace}`, flat)
}
/** Shared messages are flattened once. */
const flattened = new WeakMap<Messages, Record<string, string>>()

/** Whether a catalogue has a key, in the current language. */
export const hasMessage = (namespace: string, key: string): boolean => key in (bundles.get(`${language}/${namespace}`) ?? {})

/** `{ cv: { title: 'A' } }` → `{ 'cv.title': 'A' }`. */
export function flattenMessages(messages: Messages, prefix = '', flat: Record<string, string> = {}): Record<string, string> {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat[prefix + key] = value
    else flattenMessages(value as Messages, `${prefix}${key}.`, flat)
  }
  return flat
}

// Figures and dates, in the reader's language. Times are those of the United Kingdom.

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

function formatWith(value: string | Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB'): string {
  const day = typeof value === 'string' && isDay(value)
  return formatterOf(locale, { ...options, timeZone: day ? 'UTC' : 'Europe/London' }).format(
    typeof value === 'string' ? new Date(day ? `${value}T00:00:00Z` : value) : value,
  )
}

/** Creating a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter
}

/** `21/11/2026`: tables. Takes a calendar date or a time in ISO 8601. */
export const formatDate = (value: string | Date): string =>
  formatWith(value, { day: '2-digit', month: '2-digit', year: 'numeric' })

/** `21 November 2026`, `21 Tachwedd 2026`: running text. */
export function formatDay(value: string | Date, language: Language = currentLanguage()): string {
  const names = CALENDAR_NAMES[language]
  if (!names) return formatWith(value, { day: 'numeric', month: 'long', year: 'numeric' }, `${language}-GB`)
  const [day, month, year] = formatDate(value).split('/').map(Number)
  return `${day} ${names.months[(month ?? 1) - 1]} ${year}`
}

/** `14:05`. */
export const formatTime = (value: string | Date): string => formatWith(value, { hour: '2-digit', minute: '2-digit' })

/** `21 November 2026, 14:05`. */
export const formatDayAndTime = (value: string | Date, language: Language = currentLanguage()): string =>
  `${formatDay(value, language)}, ${formatTime(value)}`

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Wednesday 25 November 2026`. Lower case at the start in Welsh. */
export function formatWeekday(value: string | Date, language: Language = currentLanguage()): string {
  const weekday = (locale: string) => new Date(value).toLocaleDateString(locale, { weekday: 'long', timeZone: 'Europe/London' })
  const names = CALENDAR_NAMES[language]
  const day = names ? names.days[DAYS.indexOf(weekday('en-GB'))] : weekday(`${language}-GB`)
  return `${day} ${formatDay(value, language)}`
}
/** `Wednesday 25 November 2026, 10:00`. */
export const formatWeekdayAndTime = (value: string | Date, language: Language = currentLanguage()): string =>
  `${formatWeekday(value, language)}, ${formatTime(value)}`
/** The same at the beginning of a line. */
export function startingWeekday(value: string | Date, language: Language = currentLanguage()): string {
  const text = formatWeekdayAndTime(value, language)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `£12.60`, or `£23,500` when there are no pence. */
export const formatMoney = (pounds: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    minimumFractionDigits: Number.isInteger(pounds) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(pounds)

export const formatNumber = (value: number): string => NUMBERS.format(value)

/** `184 KB`: the size of files is shown in KB without decimals. */
export const formatBytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1024))} KB`
