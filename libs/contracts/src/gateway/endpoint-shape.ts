import { type Endpoint, pathOf } from '../endpoint'

/**
 * The shape of an endpoint's request and answer as sorted lines, `<part>.<path> <type>`, such as `answer.items[].title string`. A type
 * that ends in `?` may be missing. Checks of values (lengths, patterns) do not count.
 */
export function endpointShape(endpoint: Endpoint): string[] {
  const { params, query, body, response, upload } = endpoint
  const lines = [
    ...linesOf('params', params),
    ...linesOf('query', query),
    ...linesOf('body', body),
    ...(upload ? ['body.file upload'] : []),
    ...linesOf('answer', response),
  ]
  return [...new Set(lines)].sort()
}

/** Such as `GET /api/jobs/board`. */
export const endpointKey = (endpoint: Pick<Endpoint, 'method' | 'service' | 'path'>): string =>
  `${endpoint.method} ${pathOf(endpoint)}`

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  ['service', 'method', 'path', 'access', 'params', 'query', 'body', 'response'].every((key) => key in value)

interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  items?: readonly Schema[]
  wrapped?: Schema
  value?: Schema
  key?: Schema
  literal?: unknown
  options?: readonly unknown[]
  pipe?: readonly Schema[]
  getter?: (input: unknown) => Schema
}
const MAYBE_MISSING = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish'])
const MAYBE_NULL = new Set(['nullable', 'nullish'])
const MAX_DEPTH = 12

function linesOf(at: string, schema: unknown, missing = '', depth = 0): string[] {
  const { type, entries, item, items, wrapped, value, literal, options, getter } = schema as Schema
  if (depth > MAX_DEPTH) return [`${at} deep${missing}`]
  const inner = (path: string, one: unknown, mark = '') => linesOf(path, one, mark, depth + 1)
  if (wrapped) {
    const mark = MAYBE_MISSING.has(type) ? '?' : missing
    return [...inner(at, wrapped, mark), ...(MAYBE_NULL.has(type) ? [`${at} null${mark}`] : [])]
  }
  if (entries) {
    const parts = Object.entries(entries).flatMap(([name, one]) => inner(`${at}.${name}`, one))
    return depth === 0 ? parts : [`${at} object${missing}`, ...parts]
  }
  if (item) return [`${at} list${missing}`, ...inner(`${at}[]`, item)]
  if (items) return [`${at} list${missing}`, ...items.flatMap((one, index) => inner(`${at}[${index}]`, one))]
  if (type === 'record' && value) return [`${at} record${missing}`, ...inner(`${at}{}`, value)]
  if (type === 'literal') return [`${at} ${JSON.stringify(literal)}${missing}`]
  if (type === 'lazy' && getter) return [`${at} lazy${missing}`]
  if (options) {
    return options.flatMap((one) =>
      typeof one === 'object' && one !== null ? inner(at, one, missing) : [`${at} ${JSON.stringify(one)}${missing}`],
    )
  }
  return [`${at} ${type}${missing}`]
}

const REQUEST = /^(params|query|body)[.[]/
const partsOf = (line: string) => {
  const space = line.indexOf(' ')
  const type = line.slice(space + 1)
  return { at: line.slice(0, space), type: type.replace(/\?$/, ''), mayBeMissing: type.endsWith('?') }
}
const isFixed = (type: string) => /^["\d-]|^(true|false)$/.test(type)

/**
 * What of a used shape the running one no longer keeps, in plain words; empty when code built for `used` still works. Adding is
 * compatible: an answer may gain fields, a request optional ones. Removing and narrowing are not.
 */
export function shapeBreaks(used: readonly string[], running: readonly string[]): string[] {
  const now = new Map<string, ReturnType<typeof partsOf>[]>()
  for (const line of running.map(partsOf)) now.set(line.at, [...(now.get(line.at) ?? []), line])
  const before = used.map(partsOf)
  const known = new Set(before.map(({ at }) => at))
  const broken = before.flatMap(({ at, type, mayBeMissing }) => {
    const there = now.get(at)
    if (!there) return [`${at} is gone`]
    const alike = there.filter((one) => one.type === type)
    // A choice between objects has some of its fields both ways.
    const same = alike.find((one) => one.mayBeMissing === mayBeMissing) ?? alike[0]
    // An answer may give fewer of several values; a request that used one must still be able to.
    const isAnswer = !REQUEST.test(at)
    if (!same) return isAnswer && isFixed(type) ? [] : [`${at} is no longer ${type}`]
    if (isAnswer && same.mayBeMissing && !mayBeMissing) return [`${at} may be missing now`]
    if (!isAnswer && !same.mayBeMissing && mayBeMissing) return [`${at} must be sent now`]
    return []
  })
  const needed = running.map(partsOf).filter(({ at, mayBeMissing }) => REQUEST.test(at) && !mayBeMissing && !known.has(at))
  // What stands inside a part that is new itself is needed only with it.
  const added = needed.filter(({ at }) => !needed.some((other) => at !== other.at && isInside(at, other.at)))
  const optional = running.map(partsOf).filter(({ at, mayBeMissing }) => mayBeMissing && !known.has(at))
  const demanded = added.filter(({ at }) => !optional.some((other) => isInside(at, other.at)))
  const nullNow = running
    .map(partsOf)
    .filter(
      ({ at, type }) =>
        type === 'null' && !REQUEST.test(at) && known.has(at) && !before.some((one) => one.at === at && one.type === 'null'),
    )
  return [
    ...new Set([
      ...broken,
      ...demanded.map(({ at }) => `${at} must be sent now`),
      ...nullNow.map(({ at }) => `${at} may be null now`),
    ]),
  ]
}

const isInside = (at: string, outer: string): boolean =>
  at !== outer && at.startsWith(outer) && /^[.[{]/.test(at.slice(outer.length))
