import { ACCESSIBILITY_FEATURES, type JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { parsePay, readAmount } from '@onward/contracts/jobs/pay-from-text'
import { dayOf } from '../day'

type JobType = (typeof JOB_TYPES)[number]
type Feature = (typeof ACCESSIBILITY_FEATURES)[number]

const key = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const JOB_TYPE_NAMES: Readonly<Record<JobType, readonly string[]>> = {
  'full-time': ['fulltime', 'ft', 'full', 'permanentfulltime', 'fulltimepermanent', 'llawnamser'],
  'part-time': ['parttime', 'pt', 'part', 'permanentparttime', 'parttimepermanent', 'rhanamser'],
  contract: ['contract', 'contractor', 'fixedterm', 'fixedtermcontract', 'freelance', 'contractcyfnodpenodol', 'cyfnodpenodol'],
  temporary: ['temporary', 'temp', 'seasonal', 'casual', 'perdiem', 'dros', 'drosdro', 'tymhorol'],
  apprenticeship: ['apprenticeship', 'apprentice', 'prentisiaeth', 'prentis'],
}
const JOB_TYPE_OF = new Map(
  Object.entries(JOB_TYPE_NAMES).flatMap(([type, names]) => names.map((name) => [name, type as JobType])),
)

/**
 * The form's job type for names of other systems; of several the first known one. Null for none, and for full-time and part-time at
 * once, which the employer must decide.
 */
export function jobTypeOf(text: string): JobType | null {
  const types = [text, ...text.split(/[\n,;/|]/)].flatMap((part) => JOB_TYPE_OF.get(key(part)) ?? [])
  return types.includes('full-time') && types.includes('part-time') ? null : (types[0] ?? null)
}
/** Values of a job type column without a type: permanent staff may work any hours. */
const UNTYPED = new Set(['permanent', 'parhaol', 'other', 'arall', 'na', 'none'])
export const isUntyped = (text: string): boolean => UNTYPED.has(key(text))

const YES = new Set([
  'yes',
  'y',
  'true',
  '1',
  'x',
  'on',
  'ie',
  'oes',
  'ydy',
  'telecommute',
  'remote',
  'fullyremote',
  'hybrid',
  'hybridremote',
  'gwir',
])
const NO = new Set(['', 'no', 'n', 'false', '0', 'off', 'na', 'nac', 'nacoes', 'none', 'onsite', 'office', 'notremote', 'gau'])
export const answerOf = (text: string): boolean | null => (YES.has(key(text)) ? true : NO.has(key(text)) ? false : null)

const FEATURE_OF = new Map<string, Feature>([
  ...ACCESSIBILITY_FEATURES.map((feature) => [key(feature), feature] as const),
  // The form's Welsh names.
  [key('Hygyrch i gadeiriau olwyn'), 'Wheelchair accessible'],
  [key('Oriau gwaith hyblyg'), 'Flexible working hours'],
  [key('Technoleg gynorthwyol'), 'Assistive technology'],
  [key('Man gwaith tawel'), 'Quiet workspace'],
  [key('Desg y gellir ei haddasu'), 'Adjustable desk setup'],
  [key('Lle parcio ar gael'), 'Parking available'],
])
/** Features of the form's list, or the first unknown one. */
export function featuresOf(text: string): { features: Feature[] } | { unknown: string } {
  const found = new Set<Feature>()
  for (const part of text.split(/[\n;|,]/).map((one) => one.trim())) {
    if (part === '') continue
    const feature = FEATURE_OF.get(key(part))
    if (!feature) return { unknown: part }
    found.add(feature)
  }
  return { features: ACCESSIBILITY_FEATURES.filter((feature) => found.has(feature)) }
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'ionawr'],
  ['february', 'chwefror'],
  ['march', 'mawrth'],
  ['april', 'ebrill'],
  ['may', 'mai'],
  ['june', 'mehefin'],
  ['july', 'gorffennaf'],
  ['august', 'awst'],
  ['september', 'medi'],
  ['october', 'hydref'],
  ['november', 'tachwedd'],
  ['december', 'rhagfyr'],
]
/** A month by its name or at least its first three letters. */
const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1
const TIME_OF_DAY = String.raw`(?:,?\s+(?:at\s+)?(?:\d{1,2}[:.]\d\d|\d{1,2}\s?[ap]m|noon|midnight)\b.*)?$`
const DATE_WITH_MONTH_NAME = new RegExp(
  String.raw`^(?:\p{L}{2,10},?\s+)?(\d{1,2})(?:st|nd|rd|th|af|il|ydd|fed|eg|ain)?\s+(\p{L}{3,12})\.?,?\s+(\d{4})${TIME_OF_DAY}`,
  'iu',
)

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 && year >= 1900 && year <= 9999
    ? date.toISOString().slice(0, 10)
    : null
}

/**
 * A closing date in common formats: 2026-12-21, with or without a time; 21/12/2026, day first; 21 December 2026; after a day of the
 * week. The day is the one in the United Kingdom. Null when it is no date.
 */
export function dateOf(text: string): string | null {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?|[ ]\d\d:\d\d.*)?$/.exec(trimmed)
  if (iso) {
    const day = realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    const hasZone = iso[4]?.startsWith('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(trimmed)
    const at = day && hasZone ? new Date(trimmed) : null
    return at && !Number.isNaN(at.getTime()) ? dayOf(at) : day
  }
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)(?:\s+\d\d:\d\d.*)?$/.exec(trimmed)
  if (numbers) {
    const year = Number(numbers[3])
    return realDay(year < 100 ? 2000 + year : year, Number(numbers[2]), Number(numbers[1]))
  }
  const match = DATE_WITH_MONTH_NAME.exec(trimmed)
  return match ? realDay(Number(match[3]), monthOf(match[2] ?? ''), Number(match[1])) : null
}

const PERIODS: Readonly<Record<string, string>> = {
  hour: 'an hour',
  awr: 'an hour',
  hourly: 'an hour',
  perhour: 'an hour',
  anhour: 'an hour',
  day: 'a day',
  dydd: 'a day',
  diwrnod: 'a day',
  daily: 'a day',
  perday: 'a day',
  week: 'a week',
  wythnos: 'a week',
  weekly: 'a week',
  perweek: 'a week',
  month: 'a month',
  mis: 'a month',
  monthly: 'a month',
  permonth: 'a month',
  year: 'a year',
  blwyddyn: 'a year',
  flwyddyn: 'a year',
  yearly: 'a year',
  annual: 'a year',
  annually: 'a year',
  annum: 'a year',
  perannum: 'a year',
  peryear: 'a year',
}
const poundsText = (amount: number): string =>
  `£${amount.toLocaleString('en-GB', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

type SalaryField = 'salary' | 'salaryMaximum' | 'salaryPeriod'
interface ReadSalary {
  /** Combines bare amounts into the form's format; the employer's text stays as it is. */
  salary: string
  fault: { field: SalaryField; fault: 'amount' | 'order' | 'period' } | null
}

/** The period of the pay in words; null for empty or unknown ones. */
const periodOf = (text: string): string | null => PERIODS[key(text)] ?? null

/** The pay of a row's three columns, checked by the form's rule for amounts and the contract's rule for text. */
export function salaryOf(from: string, to: string, period: string): ReadSalary {
  const [least, most] = [readAmount(from), readAmount(to)]
  const refuse = (field: SalaryField, fault: 'amount' | 'order' | 'period') => ({ salary: '', fault: { field, fault } })
  if (least === null && most === null) return { salary: '', fault: null }
  const per = periodOf(period)
  if (least === 'wrong') {
    const highest = typeof most === 'number' ? poundsText(most) : to.trim()
    const amount = highest ? `${from.trim()}, up to ${highest}` : from.trim()
    return { salary: per && /\d/.test(amount) && parsePay(amount) === null ? `${amount} ${per}` : amount, fault: null }
  }
  if (most === 'wrong') return refuse('salaryMaximum', 'amount')
  if (least !== null && most !== null && most < least) return refuse('salaryMaximum', 'order')
  if (period.trim() && !per) return refuse('salaryPeriod', 'period')
  const range =
    least !== null && most !== null && least !== most
      ? `${poundsText(least)} to ${poundsText(most)}`
      : least !== null
        ? poundsText(least)
        : `up to ${poundsText(most ?? 0)}`
  return { salary: per ? `${range} ${per}` : range, fault: null }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  middot: '·',
}
const MARKUP =
  /<\/?(?:p|br|div|ul|ol|li|b|strong|i|em|u|span|h[1-6]|a|table|tr|td|th|tbody|hr|font|section|article|img|script|style)\b[^<>]*>/i
/** Feeds contain HTML; the form takes plain lines. Text without markup stays as it is. */
export function plainText(text: string): string {
  const source = !MARKUP.test(text) && /&lt;\/?[a-z]/i.test(text) ? decodeEntities(text) : text
  if (!MARKUP.test(source)) return /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text) ? decodeEntities(text) : text
  return decodeEntities(
    source
      .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi, '')
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<br\b[^<>]*>|<\/(?:li|tr|div|h[1-6]|ul|ol)>/gi, '\n')
      .replace(/<\/?p\b[^<>]*>|<h[1-6]\b[^<>]*>/gi, '\n\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
