// Apart from `gateway.ts`, so that the first page's scripts carry no validation library.

/** Where front ends report to, below `/api/gateway`. */
export const LOAD_EVENTS_PATH = '/load-events'

/** Causes of a page that did not open, told apart by the shell's loader. */
export const LOAD_FAILURES = ['network', 'http', 'integrity', 'evaluation', 'contract', 'render', 'timeout', 'hung'] as const
export type LoadFailure = (typeof LOAD_FAILURES)[number]

/** What the loader itself says of a failure. */
export const LOADER_MESSAGES = [
  'unreachable',
  'other bytes than published',
  'no published hash',
  'no answer in time',
  'did not end last time',
  'another portal contract',
  'no such page',
  'no component',
  'undeclared call',
  'not an error',
] as const
export type LoaderMessage = (typeof LOADER_MESSAGES)[number]

/** Error texts of browsers and libraries that contain no value; other errors may quote what a person typed. */
const PHRASES = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'undefined is not an object',
  'null is not an object',
  'is undefined',
  'is null',
  'is not a function',
  'is not a constructor',
  'is not defined',
  'is not iterable',
  'is not valid JSON',
  'before initialization',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Minified React error #\\d{1,4}',
  '#RUNTIME-\\d{3}',
].join('|')
const ERROR_NAME = '(?:[A-Z][A-Za-z]{0,30})?Error'
/** A published file's name, for regular expressions. */
export const FILE = '[\\w-]{1,40}\\.[0-9a-f]{8}\\.(?:js|css)'

/**
 * A failure's message: a loader message, an HTTP status or an error's name with known text, then the published file and position. Nothing
 * that a person typed fits in.
 */
export const FAILURE_MESSAGE = new RegExp(
  `^(?:${LOADER_MESSAGES.join('|')}|HTTP \\d{3}|${ERROR_NAME}(?:: (?:${PHRASES}))?)(?: \\(${FILE}(?::\\d{1,7}:\\d{1,7})?\\))?$`,
)

/**
 * The message of a thrown error. `base` is the folder of the failed front end: positions in its own files are preferred to those in
 * libraries.
 */
export function failureMessage(error: unknown, base = '/assets/'): string {
  if (!(error instanceof Error)) return 'not an error' satisfies LoaderMessage
  const name = new RegExp(`^${ERROR_NAME}$`).test(error.name) ? error.name : 'Error'
  const phrase = new RegExp(PHRASES).exec(error.message)?.[0]
  const places = [...(error.stack ?? '').matchAll(new RegExp(`(/assets/[\\w/-]+/)(${FILE}:\\d{1,7}:\\d{1,7})`, 'g'))]
  const place = (places.find(([, folder]) => folder === base) ?? places[0])?.[2]
  return `${name}${phrase ? `: ${phrase}` : ''}${place ? ` (${place})` : ''}`
}

/** The message of a file that could not be loaded, or differs from the published one. */
export function fileMessage(message: LoaderMessage | `HTTP ${number}`, url: string): string {
  const file = new RegExp(`/(${FILE})$`).exec(url)?.[1]
  return file ? `${message} (${file})` : message
}
