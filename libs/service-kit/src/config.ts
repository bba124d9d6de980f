import path from 'node:path'
import {
  ACTIVATION_DAYS,
  type HealthRule,
  type KeepDays,
  PASSWORD_MIN_AT_ACTIVATION,
  PASSWORD_MIN_AT_SIGN_UP,
  RETENTION_DAYS,
  RETENTION_KINDS,
  SERVICES,
  type ServiceName,
} from '@onward/contracts'
import * as v from 'valibot'
import { contradictionsOf, isTrustProxy, PUBLIC_PASSWORD_MIN, PUBLIC_STAFF_SESSION, type StaffSession } from './exposure'
import { isOwnMachine, LOOPBACK_NAMES } from './hosts'
import type { NotifySettings } from './sms'

export const LANGUAGE_MODEL_PROTOCOLS = ['openai-compatible', 'anthropic'] as const
const RUNS = ['both', 'web', 'worker'] as const
export interface LanguageModelSettings {
  protocol: (typeof LANGUAGE_MODEL_PROTOCOLS)[number]
  /** Address that the protocol's paths follow, such as `https://models.example/v1`. */
  baseUrl: string
  model: string
  apiKey: string
}

/** Settings of a process. Made by `loadConfig` from environment variables; tests and the embedded start override fields. */
export interface Config {
  host: string
  port: number
  /** The public address of the portal, without a trailing slash: the first of `origins`. Links in emails start with it. */
  origin: string
  /** Every accepted address; requests for any other host are refused. */
  origins: readonly string[]
  /** Whether cookies are sent over https only. */
  secure: boolean
  /** Whether every origin is a name of this machine, so that nobody else opens the portal. */
  ownMachine: boolean
  dataDir: string
  keysDir: string
  /** Services that this process serves. */
  services: readonly ServiceName[]
  /** What this process does for them: answers requests (`web`), does events and tasks (`worker`), or both. */
  run: (typeof RUNS)[number]
  /** When a process is too busy to answer, and says so; 0: never. */
  busy: {
    /** Mean delay of its event loop over half a second, in milliseconds. */
    delayMs: number
    /** Share of the memory that Node.js may use. */
    heapPercent: number
  }
  /** Connection of the owner, who alone changes the schema; the services' connections differ from it in role and password. */
  databaseUrl: string | null
  /** Whether a start brings the database to this program's schema; otherwise `npm run migrate` does, and until then the process is not ready. */
  migrates: boolean
  /** Connections of single roles, where they are not derived from `databaseUrl`. */
  databaseUrls: Readonly<Partial<Record<ServiceName | 'worker', string>>>
  /** Connections that each service may hold. */
  poolSize: number
  smtpUrl: string | null
  mailFrom: string
  /** Gateway of text messages; null when none is configured. */
  notify: NotifySettings | null
  /** Minimum password lengths of the two forms; never below the specification's, and 12 where others open the portal. */
  passwordMinimum: { signUp: number; activation: number }
  /** `required`: staff sign in with an authenticator app. `off`: only those who have set one up. */
  staffSecondFactor: 'required' | 'off'
  /** How long staff stay signed in; null: as everybody does. */
  staffSession: StaffSession | null
  /** Minutes for which the second factor, or the password where there is none, counts as just given. */
  confirmMinutes: number
  /** Days for which the link of a referral is valid. */
  activationDays: number
  /** Proxies whose X-Forwarded-* headers are trusted: a number of hops or addresses; false for none. */
  trustProxy: false | number | string
  /** The language model that may reword letters of people who consented; null: letters are written by rules only. */
  languageModel: LanguageModelSettings | null
  /** Multiplies every rate limit; a deployment behind one shared address may need more. */
  rateFactor: number
  /** Whether the embedded mailbox page exists. */
  mailbox: boolean
  /** Whether a loaded process waits for the next CV: in what runs as a portal, and not in each test. */
  keepsReaderWaiting: boolean
  /** Whether a browser may take a remote from a development server on its own machine. */
  remoteDevelopment: boolean
  /** When a front end's version is taken out by itself. */
  health: HealthRule & {
    /** Loads that count of one network address within the window; those of this machine all count. */
    loadsPerSender: number
    /** Anonymous reports of fewer networks take no version out. */
    minNetworks: number
  }
  /** Whether webhooks of teams may lead to this machine and to private networks. */
  privateWebhooks: boolean
  /** Whether a second administrator decides before a version goes to more than half of the people. */
  secondPerson: boolean
  /** Healthy versions of each front end that are kept beneath the live one. */
  keptVersions: number
  logLevel: string
  /** Days for which each kind of data is kept. */
  keepDays: KeepDays
}

const whole = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `${name} must be at least ${min}`),
    v.maxValue(max, `${name} must be at most ${max}`),
  )
const address = (name: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    ),
  )
const DATABASE = ['postgres:', 'postgresql:']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const settings = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(whole('PORT', 1, 65535), '3000'),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((one) => one.trim())),
      v.array(address('PUBLIC_ORIGIN', ['http:', 'https:'])),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  KEYS_DIR: v.optional(v.string()),
  SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => (list.trim() === 'all' ? [...SERVICES] : list.split(',').map((one) => one.trim()))),
      v.array(v.picklist(SERVICES, `SERVICES must be "all" or a list of ${SERVICES.join(', ')}`)),
    ),
    'all',
  ),
  RUN: v.optional(v.picklist(RUNS, `RUN must be one of ${RUNS.join(', ')}`), 'both'),
  BUSY_DELAY_MS: v.optional(whole('BUSY_DELAY_MS', 0, 60_000), '1000'),
  BUSY_HEAP_PERCENT: v.optional(whole('BUSY_HEAP_PERCENT', 0, 100), '90'),
  DATABASE_URL: v.optional(address('DATABASE_URL', DATABASE)),
  MIGRATE: v.optional(v.picklist(['0', '1'], 'MIGRATE must be 1 or 0'), '1'),
  DATABASE_POOL: v.optional(whole('DATABASE_POOL', 1, 200), '4'),
  SMTP_URL: v.optional(address('SMTP_URL', ['smtp:', 'smtps:'])),
  NOTIFY_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^\S+-[0-9a-f-]{36}-[0-9a-f-]{36}$/i, 'NOTIFY_API_KEY must be a key of GOV.UK Notify')),
  ),
  NOTIFY_TEMPLATE_ID: v.optional(v.string()),
  NOTIFY_BASE_URL: v.optional(address('NOTIFY_BASE_URL', ['http:', 'https:']), 'https://api.notifications.service.gov.uk'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('MAIL_FROM must be an email address')), 'no-reply@onward.example'),
  PASSWORD_MIN_SIGN_UP: v.optional(whole('PASSWORD_MIN_SIGN_UP', PASSWORD_MIN_AT_SIGN_UP, 64)),
  PASSWORD_MIN_ACTIVATION: v.optional(whole('PASSWORD_MIN_ACTIVATION', PASSWORD_MIN_AT_ACTIVATION, 64)),
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'off'], 'STAFF_SECOND_FACTOR must be "required" or "off"'), 'required'),
  CONFIRM_MINUTES: v.optional(whole('CONFIRM_MINUTES', 1, 24 * 60), '5'),
  REMOTE_DEVELOPMENT: v.optional(v.picklist(['on', 'off'], 'REMOTE_DEVELOPMENT must be "on" or "off"'), 'off'),
  HEALTH_MIN_LOADS: v.optional(whole('HEALTH_MIN_LOADS', 1, 1_000_000), '20'),
  HEALTH_MIN_LOADS_PREVIEW: v.optional(whole('HEALTH_MIN_LOADS_PREVIEW', 1, 1_000_000), '5'),
  HEALTH_WINDOW_MINUTES: v.optional(whole('HEALTH_WINDOW_MINUTES', 1, 60), '10'),
  HEALTH_FAILURE_PERCENT: v.optional(whole('HEALTH_FAILURE_PERCENT', 0, 100), '5'),
  HEALTH_TIMES_BEFORE: v.optional(whole('HEALTH_TIMES_BEFORE', 0, 1000), '3'),
  HEALTH_LOADS_PER_SENDER: v.optional(whole('HEALTH_LOADS_PER_SENDER', 1, 1_000_000), '10'),
  HEALTH_MIN_NETWORKS: v.optional(whole('HEALTH_MIN_NETWORKS', 1, 1_000_000), '3'),
  PRIVATE_WEBHOOKS: v.optional(v.picklist(['on', 'off'], 'PRIVATE_WEBHOOKS must be "on" or "off"'), 'off'),
  SECOND_PERSON: v.optional(v.picklist(['on', 'off'], 'SECOND_PERSON must be "on" or "off"'), 'off'),
  KEPT_VERSIONS: v.optional(whole('KEPT_VERSIONS', 1, 1000), '5'),
  ACTIVATION_DAYS: v.optional(whole('ACTIVATION_DAYS', 1, 60), String(ACTIVATION_DAYS)),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isTrustProxy,
        'TRUST_PROXY must be how many proxies stand before the portal, or their addresses with commas between',
      ),
    ),
  ),
  LLM_PROTOCOL: v.optional(
    v.picklist(LANGUAGE_MODEL_PROTOCOLS, `LLM_PROTOCOL must be one of ${LANGUAGE_MODEL_PROTOCOLS.join(', ')}`),
  ),
  LLM_BASE_URL: v.optional(address('LLM_BASE_URL', ['http:', 'https:'])),
  LLM_MODEL: v.optional(v.string()),
  LLM_API_KEY: v.optional(v.string(), ''),
  RATE_LIMIT_FACTOR: v.optional(whole('RATE_LIMIT_FACTOR', 1, 10_000), '1'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})

/** Every setting with its default, where it has one that is always the same; a name with `<…>` stands for one of each kind. */
export const SETTING_DEFAULTS: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(Object.entries(settings.entries).map(([name, entry]) => [name, defaultOf(entry)])),
  'DATABASE_URL_<SERVICE>': undefined,
  'KEEP_DAYS_<NAME>': undefined,
}

function defaultOf(entry: (typeof settings.entries)[keyof typeof settings.entries]): string | undefined {
  const value = v.getDefault(entry)
  return typeof value === 'string' ? value : undefined
}

/** These follow from `origins`, so they cannot be overridden on their own. */
type Overrides = Partial<Omit<Config, 'origin' | 'secure' | 'ownMachine'>>

/** An unusable setting. The message is a sentence for whoever starts the process. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads settings from environment variables; empty ones count as not set. Throws a ConfigError with one sentence per fault. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, overrides: Overrides = {}): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = v.safeParse(settings, given)
  if (!read.success) throw new ConfigError(read.issues.map((issue) => `${issue.message}.`).join(' '))
  const set = read.output
  const dataDir = path.resolve(overrides.dataDir ?? set.DATA_DIR)
  const port = overrides.port ?? set.PORT
  const origins = (overrides.origins ?? set.PUBLIC_ORIGIN ?? LOOPBACK_NAMES.map((name) => `http://${name}:${port}`)).map(
    (one) => new URL(one).origin,
  )
  const [origin = ''] = origins
  const ownMachine = isOwnMachine(origins)
  if (set.PUBLIC_ORIGIN) {
    const faults = contradictionsOf(origins, set)
    if (faults.length > 0) throw new ConfigError(faults.join(' '))
  }
  const shortest = ownMachine ? 0 : PUBLIC_PASSWORD_MIN
  const hops = set.TRUST_PROXY
  return {
    host: set.HOST,
    keysDir: set.KEYS_DIR ?? path.join(dataDir, 'keys'),
    services: set.SERVICES,
    run: set.RUN,
    busy: { delayMs: set.BUSY_DELAY_MS, heapPercent: set.BUSY_HEAP_PERCENT },
    databaseUrl: set.DATABASE_URL ?? null,
    migrates: set.MIGRATE === '1',
    databaseUrls: roleUrls(given),
    poolSize: set.DATABASE_POOL,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    notify: notifyOf(set),
    passwordMinimum: {
      signUp: set.PASSWORD_MIN_SIGN_UP ?? Math.max(shortest, PASSWORD_MIN_AT_SIGN_UP),
      activation: set.PASSWORD_MIN_ACTIVATION ?? Math.max(shortest, PASSWORD_MIN_AT_ACTIVATION),
    },
    staffSecondFactor: set.STAFF_SECOND_FACTOR,
    staffSession: ownMachine ? null : PUBLIC_STAFF_SESSION,
    confirmMinutes: set.CONFIRM_MINUTES,
    activationDays: set.ACTIVATION_DAYS,
    trustProxy: hops === undefined ? false : /^\d+$/.test(hops) ? Number(hops) : hops,
    languageModel: languageModelOf(set),
    rateFactor: set.RATE_LIMIT_FACTOR,
    mailbox: false,
    keepsReaderWaiting: false,
    remoteDevelopment: set.REMOTE_DEVELOPMENT === 'on',
    health: {
      minLoads: set.HEALTH_MIN_LOADS,
      minLoadsInPreview: set.HEALTH_MIN_LOADS_PREVIEW,
      windowMinutes: set.HEALTH_WINDOW_MINUTES,
      failurePercent: set.HEALTH_FAILURE_PERCENT,
      timesBefore: set.HEALTH_TIMES_BEFORE,
      loadsPerSender: set.HEALTH_LOADS_PER_SENDER,
      minNetworks: set.HEALTH_MIN_NETWORKS,
    },
    privateWebhooks: set.PRIVATE_WEBHOOKS === 'on',
    secondPerson: set.SECOND_PERSON === 'on',
    keptVersions: set.KEPT_VERSIONS,
    logLevel: set.LOG_LEVEL,
    keepDays: keepDaysOf(given),
    ...overrides,
    port,
    dataDir,
    origin,
    origins,
    secure: origin.startsWith('https:'),
    ownMachine,
  }
}

function notifyOf(set: v.InferOutput<typeof settings>): NotifySettings | null {
  const { NOTIFY_API_KEY: apiKey, NOTIFY_TEMPLATE_ID: templateId, NOTIFY_BASE_URL: baseUrl } = set
  if (apiKey && templateId) return { apiKey, templateId, baseUrl }
  if (apiKey || templateId) throw new ConfigError('NOTIFY_API_KEY and NOTIFY_TEMPLATE_ID belong together.')
  return null
}

/** All of protocol, address and model, or none of them. */
function languageModelOf(set: v.InferOutput<typeof settings>): LanguageModelSettings | null {
  const { LLM_PROTOCOL: protocol, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = set
  if (protocol && baseUrl && model) return { protocol, baseUrl, model, apiKey }
  if (protocol || baseUrl || model || apiKey) throw new ConfigError('LLM_PROTOCOL, LLM_BASE_URL and LLM_MODEL belong together.')
  return null
}

/** `KEEP_DAYS_<NAME>` for any of the kinds; at least a day, at most twenty years. */
function keepDaysOf(env: Readonly<Record<string, string | undefined>>): KeepDays {
  const entries = RETENTION_KINDS.map((kind) => {
    const name = `KEEP_DAYS_${kind}`
    const read = v.safeParse(v.optional(whole(name, 1, 7300), String(RETENTION_DAYS[kind])), env[name])
    if (!read.success) throw new ConfigError(`${read.issues[0].message}.`)
    return [kind, read.output] as const
  })
  return Object.fromEntries(entries) as KeepDays
}

function roleUrls(env: Readonly<Record<string, string | undefined>>): Config['databaseUrls'] {
  const urls: Partial<Record<ServiceName | 'worker', string>> = {}
  for (const role of [...SERVICES, 'worker'] as const) {
    const name = `DATABASE_URL_${role.toUpperCase()}`
    const url = env[name]
    if (url === undefined) continue
    const read = v.safeParse(address(name, DATABASE), url)
    if (!read.success) throw new ConfigError(`${read.issues[0].message}.`)
    urls[role] = url
  }
  return urls
}
