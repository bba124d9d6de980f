import * as contracts from '@onward/contracts'
import { BRAND, type Endpoint, PROBLEMS, type ProblemCode, pathOf, problemsOf } from '@onward/contracts'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export interface OpenApiOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
}
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object>; securitySchemes: Record<string, object> }
}

/** OpenAPI 3.1 of these endpoints, in the order of their paths. */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const ordered = [...endpoints].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
  for (const endpoint of ordered) {
    const path = pathOf(endpoint).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const responses = refusalsIn(endpoints)
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND} API`,
      version: '1',
      description:
        'Sign in at POST /api/identity/sign-in. The session is kept in cookies; with ?session=token the answer holds an access token for the Authorization header. Errors are problem details (RFC 9457). A repeated Idempotency-Key gets its first answer.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: schemasIn({ paths, responses }),
      responses,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'onward_access' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

function operationOf(endpoint: Endpoint): OpenApiOperation {
  const path = pathOf(endpoint)
  const access = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ')
  return {
    operationId: `${endpoint.method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    description: `For: ${access}.${endpoint.ratePerMinute ? ` At most ${endpoint.ratePerMinute} requests a minute.` : ''}`,
    tags: [endpoint.service],
    ...(endpoint.access !== 'public' && { security: [{ cookie: [] }, { bearer: [] }] }),
    ...parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

function parametersOf(endpoint: Endpoint): { parameters?: object[] } {
  const params = parametersIn('path', endpoint.params)
  const query = parametersIn('query', endpoint.query)
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeat with the same key and contents gets the first answer.',
    schema: { type: 'string', maxLength: 200 },
  }
  const parameters = [...params, ...query, ...(endpoint.method === 'POST' ? [key] : [])]
  return parameters.length > 0 ? { parameters } : {}
}

function parametersIn(place: 'path' | 'query', schema: Endpoint['params']): object[] {
  const { properties = {}, required = [] } = inlined(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodyOf({ body, upload, method }: Endpoint): { requestBody?: object } {
  const { properties = {}, required = [] } = inlined(body)
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: describeUpload(upload) }
    const form = { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
  }
  if (method === 'GET' || Object.keys(properties).length === 0) return {}
  return { requestBody: { required: required.length > 0, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
}

/** Inlined even where it has a name. */
function inlined(schema: Endpoint['body']): JsonSchema {
  const described = schemaOf(schema, 'input')
  if (!described.$ref) return described
  return definitions('input')[described.$ref.replace(refTo(''), '').replace(/Input$/, '')] ?? described
}

const describeUpload = ({ maxBytes, extensions }: NonNullable<Endpoint['upload']>): string =>
  `${extensions.join(', ')}; at most ${Math.floor(maxBytes / 1024 / 1024)} MB`

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const answer = endpoint.raw
    ? { description: 'The bytes or the page' }
    : { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } }
  return { '2XX': answer, ...refusalsOf(problemsOf(endpoint)) }
}

/** By status. Refusals that several endpoints share are components. */
const refusalsOf = (codes: readonly ProblemCode[]): Record<string, object> =>
  Object.fromEntries(
    [...new Set(codes.map((code) => PROBLEMS[code]))].map((status) => {
      const ofStatus = codes.filter((code) => PROBLEMS[code] === status)
      return [String(status), { $ref: `#/components/responses/${nameOfRefusal(ofStatus)}` }]
    }),
  )

/** `NotFound`, `AlreadyExistsOrStateConflict`. */
const nameOfRefusal = (codes: readonly ProblemCode[]): string =>
  codes.map((code) => capital(code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))).join('Or')

/** Each refusal that one of these endpoints answers: its description names the codes that it may carry. */
function refusalsIn(endpoints: readonly Endpoint[]): Record<string, object> {
  const found = new Map<string, object>()
  for (const codes of endpoints.map(problemsOf))
    for (const status of new Set(codes.map((code) => PROBLEMS[code]))) {
      const ofStatus = codes.filter((code) => PROBLEMS[code] === status)
      const lines = ofStatus.map((code) => `\`${code}\`: ${problemSentence('en', `codes.${code}`)}`)
      const content = { 'application/problem+json': { schema: { $ref: refTo('ProblemDetails') } } }
      found.set(nameOfRefusal(ofStatus), { description: lines.join('\n'), content })
    }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Mode = 'input' | 'output'
const refTo = (name: string) => `#/components/schemas/${name}`
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Objects exported by the contracts, by the name of the export; each is described once. */
const NAMED: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries(contracts as Record<string, unknown>)
    .filter((entry): entry is [string, GenericSchema] => isObjectSchema(entry[1]))
    .map(([name, schema]) => [capital(name), schema]),
)

function isObjectSchema(one: unknown): one is GenericSchema {
  if (typeof one !== 'object' || one === null || !('kind' in one) || one.kind !== 'schema' || !('type' in one)) return false
  if (!['object', 'variant', 'intersect'].includes(String(one.type))) return false
  return !('entries' in one) || Object.keys(one.entries as object).length > 1
}

/** What JSON Schema cannot express (checks in code, transformations) is left out. */
const configFor = (mode: Mode): ConversionConfig => ({
  target: 'draft-2020-12',
  errorMode: 'ignore',
  // The library does not know the output type of a transformation, so the input is described.
  typeMode: mode === 'input' ? 'input' : 'ignore',
  overrideRef: ({ referenceId }) => refTo(nameIn(referenceId, mode)),
})

/** Schemas whose request form differs from the answer, such as with defaults: they have a second name in requests. */
const differing = new Set<string>()
const nameIn = (name: string, mode: Mode): string => (mode === 'input' && differing.has(name) ? `${name}Input` : name)
const definitions = (mode: Mode): Record<string, JsonSchema> => toJsonSchemaDefs(NAMED, configFor(mode))
for (let known = -1; known !== differing.size; ) {
  known = differing.size
  const [input, output] = [definitions('input'), definitions('output')]
  for (const name of Object.keys(NAMED)) if (JSON.stringify(input[name]) !== JSON.stringify(output[name])) differing.add(name)
}

function schemaOf(schema: Endpoint['body'], mode: Mode): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema as GenericSchema, { ...configFor(mode), definitions: NAMED })
  return rest
}

/** The named schemas that a part of the document refers to, and those that they are made of. */
function schemasIn(part: object): Record<string, JsonSchema> {
  const [input, output] = [definitions('input'), definitions('output')]
  const all = new Map<string, JsonSchema>()
  for (const name of Object.keys(NAMED)) {
    all.set(name, output[name] as JsonSchema)
    if (differing.has(name)) all.set(`${name}Input`, input[name] as JsonSchema)
  }
  const found = new Map<string, JsonSchema>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = all.get(name)
      if (!schema || found.has(name)) continue
      found.set(name, schema)
      follow(JSON.stringify(schema))
    }
  }
  follow(JSON.stringify(part))
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
