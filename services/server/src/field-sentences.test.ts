import { Problem } from '@onward/contracts'
import { fieldSentence } from '@onward/contracts/problems/problem-sentences'
import { problemDetailsOf } from '@onward/service-kit/problems'
import { CONTRACT_ENDPOINTS, keyOf } from './contract-endpoints'

/** Every sentence that a schema can refuse a value with. */
function sentencesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return []
  seen.add(schema)
  const { message } = schema as { message?: unknown }
  // A sentence that is made while a value is read could not be found here.
  if (typeof message === 'function') throw new Error('a schema has a message that is a function')
  const inner = Object.values(schema).flatMap((part) => sentencesIn(part, seen))
  return typeof message === 'string' ? [message, ...inner] : inner
}

const SENTENCES = CONTRACT_ENDPOINTS.flatMap((one) =>
  [one.body, one.params, one.query].flatMap((schema) =>
    sentencesIn(schema).map((sentence) => ({ endpoint: keyOf(one), sentence })),
  ),
)

test('the sentences of the schemas are found in bodies, parameters and queries, also within other schemas', () => {
  const found = new Set(SENTENCES.map(({ sentence }) => sentence))
  expect(found).toContain('Choose a job')
  expect(found).toContain('Passwords do not match')
  expect(found).toContain('Enter what you did, or remove the line')
  expect(found).toContain('Nobody can agree to this')
  expect(found.size).toBeGreaterThan(100)
})

test('whatever a schema says of a field is said in Welsh too', () => {
  expect(SENTENCES.filter(({ sentence }) => fieldSentence('cy', sentence) === sentence)).toEqual([])
})

test('English stays as the schema has it, and numbers stay what they are', () => {
  expect(fieldSentence('en', 'Use 160 characters or fewer')).toBe('Use 160 characters or fewer')
  expect(fieldSentence('cy', 'Use 160 characters or fewer')).toBe('Defnyddiwch 160 nod neu lai')
  expect(fieldSentence('cy', 'Enter a date of birth of 1 January 1900 or later')).toBe(
    'Rhowch ddyddiad geni o 1 Ionawr 1900 ymlaen',
  )
})

test('a refused field is answered in the language of whoever asked', () => {
  const refused = new Problem('invalid-input', { errors: [{ field: 'jobId', message: 'Choose a job' }] })
  expect(problemDetailsOf(refused, 'r1', 'cy').errors).toEqual([{ field: 'jobId', message: 'Dewiswch swydd' }])
  expect(problemDetailsOf(refused, 'r1', 'en').errors).toEqual([{ field: 'jobId', message: 'Choose a job' }])
})
