import type { Endpoint } from '@onward/contracts/endpoint'
import * as v from 'valibot'

const LONG_WORD = 'Wm'.repeat(100)
const ADDRESS = `https://people.example/${'a-long-way-down/'.repeat(10)}${'Q8'.repeat(60)}`

/** Texts that strangers may write: names in many scripts, and in each text a word without a break. */
export const STRANGERS_TEXTS = [
  `Zoë Łukasiewicz-Şahin ${LONG_WORD}`,
  `${ADDRESS} O'Brien & <b>Sons</b>`,
  `${'王小明'.repeat(20)} ${LONG_WORD}`,
  `محمد بن عبد الله العبد العزيز ${LONG_WORD}`,
] as const

/** A string with a format is an id, date, address or code, not a free text. */
const FREE_TEXT_RULES = new Set(['string', 'transform', 'trim', 'min_length', 'max_length', 'non_empty', 'normalize'])
/** Texts that the portal makes and parses itself. */
const OWN_TEXT =
  /^(id|href|path|url|key|code|slug|reference|version|revision|build|token|language|icon|kind|type|state)$|(Id|Code|Key|Cursor|cursor|Ref)$/
/** A lower-case word, a number, a date, an address of the portal: a name in the program, not a text. */
const NAME_IN_PROGRAM = /^$|^[a-z\d_.:/-]+$|^[^\p{L}]*$|^\d{4}-\d\d-\d\d|^\//u

interface AnySchema extends v.GenericSchema {
  entries?: Record<string, AnySchema>
  item?: AnySchema
  items?: AnySchema[]
  wrapped?: AnySchema
  options?: AnySchema[]
  value?: AnySchema
  pipe?: { type: string }[]
  getter?: (input: unknown) => AnySchema
}

/** The answer with every free text replaced; everything else stays. */
export function withStrangersTexts(endpoint: Pick<Endpoint, 'response'>, answer: unknown): unknown {
  let count = 0
  const next = () => STRANGERS_TEXTS[count++ % STRANGERS_TEXTS.length] as string
  return stretched(endpoint.response as AnySchema, answer, '', next)
}

function stretched(schema: AnySchema | undefined, value: unknown, name: string, next: () => string): unknown {
  if (!schema || value === null || value === undefined) return value
  const go = (inner: AnySchema | undefined, of: unknown, called = name) => stretched(inner, of, called, next)
  if (schema.getter) return go(schema.getter(value), value)
  if (schema.wrapped) return go(schema.wrapped, value)
  if (Array.isArray(value)) return value.map((one, index) => go(schema.item ?? schema.items?.[index], one))
  if (schema.type === 'record' && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, go(schema.value, one, key)]))
  }
  if (schema.entries && typeof value === 'object') {
    const { entries } = schema
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, go(entries[key], one, key)]))
  }
  if (Array.isArray(schema.options) && schema.options.every((one) => typeof one === 'object')) {
    if (schema.type === 'intersect') return schema.options.reduce<unknown>((made, one) => go(one, made), value)
    return go(
      schema.options.find((one) => v.is(one, value)),
      value,
    )
  }
  if (schema.type !== 'string' || typeof value !== 'string') return value
  const isFree = (schema.pipe ?? []).every(({ type }) => FREE_TEXT_RULES.has(type))
  return isFree && !OWN_TEXT.test(name) && !NAME_IN_PROGRAM.test(value) ? next() : value
}
