import { BRAND, type Endpoint, type ProblemCode, pathOf, problemDetails } from '@onward/contracts'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
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
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** OpenAPI 3.1 of the endpoints at hand, in the order of their paths. */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  const ordered = [...endpoints].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
  for (const endpoint of ordered) {
    const path = pathOf(endpoint).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
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
      schemas: { Problem: schemaOf(problemDetails, 'output') },
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
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function bodyOf({ body, upload, method }: Endpoint): { requestBody?: object } {
  const schema = schemaOf(body, 'input')
  const { properties = {}, required = [] } = schema
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: describeUpload(upload) }
    const form = { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
  }
  if (method === 'GET' || Object.keys(properties).length === 0) return {}
  return { requestBody: { required: required.length > 0, content: { 'application/json': { schema } } } }
}

const describeUpload = ({ maxBytes, extensions }: NonNullable<Endpoint['upload']>): string =>
  `${extensions.join(', ')}; at most ${Math.floor(maxBytes / 1024 / 1024)} MB`

function responsesOf(endpoint: Endpoint): Record<string, object> {
  const refusal = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  const problem = (code: ProblemCode) => refusal(problemSentence('en', `codes.${code}`))
  const answer = endpoint.raw
    ? { description: 'The bytes or the page' }
    : { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } }
  return {
    '2XX': answer,
    '422': problem('invalid-input'),
    ...(endpoint.access !== 'public' && {
      '401': problem('sign-in-required'),
      '403': problem('not-allowed'),
    }),
    default: refusal('A problem of the catalogue'),
  }
}

/** What JSON Schema cannot say (checks in code, transformations) is left out. */
function schemaOf(schema: Endpoint['body'], typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    // The output type of a transformation is not known to the library: what comes in is the better description.
    typeMode: typeMode === 'input' ? 'input' : 'ignore',
  })
  return rest
}
