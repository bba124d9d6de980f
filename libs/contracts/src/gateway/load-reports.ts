// Apart from `load-failures.ts`: fetched once a page stands, or has failed.
import { FILE } from './load-failures'

/** Where it asks for the version that takes the place of a failed one. */
export const previousPath = (name: string): `/${string}` => `/remotes/${name}/previous`

/** Of a page that stands: errors while drawing again, in a promise nobody waited for, or in its scripts; calls that were refused. */
export const LATER_ERRORS = ['render', 'rejection', 'script', 'undeclared'] as const
export type LaterError = (typeof LATER_ERRORS)[number]

const MAX_STACK_LINES = 12
const NAME = '[\\w$.<>]{1,60}'
const PLACE = `(?:/assets/[a-z][a-z0-9-]{0,30}/[0-9a-f]{1,40}/)?${FILE}:\\d{1,7}:\\d{1,7}`
const LINE = `(?:at ${NAME} \\(${PLACE}\\)|at ${PLACE})`
/** A stack as `stackOf` writes it: names of functions, published files and positions. */
export const STACK = new RegExp(`^(?:${LINE}(?:\n${LINE}){0,${MAX_STACK_LINES - 1}})?$`)

/** The lines of an error's stack that name published files, without the portal's address; nothing that a person typed fits in. */
export function stackOf(error: unknown): string {
  const lines = (error instanceof Error ? (error.stack ?? '') : '').split('\n').flatMap((line) => {
    const place = new RegExp(PLACE).exec(line)?.[0]
    if (!place) return []
    // `at render (…)` of Chromium, `render@…` of Firefox and Safari.
    const name = new RegExp(`^\\s*(?:at (?:async |new )*(${NAME}) \\(|(${NAME})@)`).exec(line)
    const called = name?.[1] ?? name?.[2]
    return [called ? `at ${called} (${place})` : `at ${place}`]
  })
  return lines.slice(0, MAX_STACK_LINES).join('\n')
}
