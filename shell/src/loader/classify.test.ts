import { FAILURE_MESSAGE } from '@onward/contracts/gateway/load-failures'
import { failureText } from '../report/failure-text'
import { causeOf, classify } from './classify'
import { shellFailure } from './shell-failure'

const ENTRY = '/assets/jobseeker/abc/remoteEntry.1a2b3c4d.js'
const chunk = (fields: object) => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', ...fields })

test('a script that did not load is fetched again: the entry by its address, a chunk by its own', () => {
  expect(classify(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'), ENTRY)).toEqual({
    kind: 'probe',
    url: ENTRY,
  })
  expect(classify(chunk({ type: 'error', request: '/assets/jobseeker/abc/7.js' }), ENTRY)).toEqual({
    kind: 'probe',
    url: '/assets/jobseeker/abc/7.js',
  })
})

test.each([
  [new Error('integrity: no hash is known for /assets/x.js'), 'integrity', false],
  [new Error('#RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw'), 'evaluation', false],
  [new Error('#RUNTIME-008 ScriptNetworkError: Script "x" timed out.'), 'timeout', true],
  [chunk({ type: 'timeout', request: '/x' }), 'timeout', true],
  [chunk({ type: 'missing', request: '/x' }), 'evaluation', false],
  [new Error('#RUNTIME-001 Failed to get remoteEntry exports.'), 'evaluation', false],
  [new Error('Version 18.0.0 of react does not satisfy the requirement'), 'contract', false],
  ['thrown text', 'evaluation', false],
])('%s is known without another fetch', (error, failure, retryable) => {
  const result = classify(error, ENTRY)
  expect(result).toEqual({ kind: 'known', cause: { failure, retryable, message: expect.stringMatching(FAILURE_MESSAGE) } })
})

test('the second fetch tells a lost connection, a refusal, a temporary fault and wrong bytes apart, and names the file', () => {
  const file = '(remoteEntry.1a2b3c4d.js)'
  expect(causeOf({ kind: 'unreachable' }, 'sha256-a', ENTRY)).toEqual({
    failure: 'network',
    retryable: true,
    message: `unreachable ${file}`,
  })
  expect(causeOf({ kind: 'http', status: 404 }, 'sha256-a', ENTRY)).toEqual({
    failure: 'http',
    retryable: false,
    message: `HTTP 404 ${file}`,
  })
  expect(causeOf({ kind: 'http', status: 503 }, 'sha256-a', ENTRY)).toMatchObject({ failure: 'http', retryable: true })
  expect(causeOf({ kind: 'bytes', sha256: 'sha256-a' }, 'sha256-a', ENTRY)).toMatchObject({ failure: 'network', retryable: true })
  expect(causeOf({ kind: 'bytes', sha256: 'sha256-b' }, 'sha256-a', ENTRY)).toEqual({
    failure: 'integrity',
    retryable: false,
    message: `other bytes than published ${file}`,
  })
})

test('of the shell’s own failures a missing chunk is no fault, and a thrown error is', () => {
  const base = '/assets/shell/s1/'
  const lost = chunk({ type: 'error', request: '/assets/shell/s1/7.1a2b3c4d.js' })
  expect([shellFailure(lost, 'render'), failureText(lost, base).message]).toEqual(['network', 'unreachable (7.1a2b3c4d.js)'])
  expect(shellFailure(new TypeError('x'), 'render')).toBe('render')
  expect(shellFailure('thrown text', 'evaluation')).toBe('evaluation')
})
