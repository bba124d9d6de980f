import { causeOf, lookAt } from './classify'

const ENTRY = '/assets/jobseeker/abc/remoteEntry.1.js'
const chunk = (fields: object) => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', ...fields })

test('a script that did not load is fetched again: the entry by its address, a chunk by its own', () => {
  expect(lookAt(new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'), ENTRY)).toEqual({
    kind: 'probe',
    url: ENTRY,
  })
  expect(lookAt(chunk({ type: 'error', request: '/assets/jobseeker/abc/7.js' }), ENTRY)).toEqual({
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
  expect(lookAt(error, ENTRY)).toEqual({ kind: 'known', cause: { failure, retryable } })
})

test('the second fetch tells a lost connection, a refusal, a hiccup and wrong bytes apart', () => {
  expect(causeOf({ kind: 'unreachable' }, 'sha256-a')).toEqual({ failure: 'network', retryable: true })
  expect(causeOf({ kind: 'http', status: 404 }, 'sha256-a')).toEqual({ failure: 'http', retryable: false })
  expect(causeOf({ kind: 'http', status: 503 }, 'sha256-a')).toEqual({ failure: 'http', retryable: true })
  expect(causeOf({ kind: 'bytes', sha256: 'sha256-a' }, 'sha256-a')).toEqual({ failure: 'network', retryable: true })
  expect(causeOf({ kind: 'bytes', sha256: 'sha256-b' }, 'sha256-a')).toEqual({ failure: 'integrity', retryable: false })
})
