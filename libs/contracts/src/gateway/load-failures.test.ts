import fc from 'fast-check'
import { FAILURE_MESSAGE, failureMessage, fileMessage } from './load-failures'
import { STACK, stackOf } from './load-reports'

const BASE = '/assets/agent/91134087417a/'
function thrown(name: string, message: string, stack = '') {
  return Object.assign(new Error(message), { name, stack })
}

it('names the kind of error, the browser’s message and the place in the published file', () => {
  const stack = `TypeError: x
    at Object.a (https://portal.example/assets/shell/3d1e5f7a9b0c/first.0a1b2c3d.js:2:900)
    at b (https://portal.example${BASE}412.3fa9c1d2.js:1:20344)`
  const message = "Cannot read properties of undefined (reading 'ni')"
  expect(failureMessage(thrown('TypeError', message, stack), BASE)).toBe(
    'TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)',
  )
  expect(failureMessage(thrown('TypeError', message, stack), '/assets/other/1/')).toContain('(first.0a1b2c3d.js:2:900)')
  expect(fileMessage('HTTP 404', `https://portal.example${BASE}remoteEntry.91134087.js`)).toBe(
    'HTTP 404 (remoteEntry.91134087.js)',
  )
  expect(fileMessage('unreachable', 'https://portal.example/x?token=secret')).toBe('unreachable')
})

it.each([
  ['Error', 'No client Zoë Łukasiewicz-Şahin'],
  ['SyntaxError', `Unexpected token 'J', "Jane Smith AB123456C" is not valid JSON`],
  ['TypeError', "Cannot read properties of undefined (reading 'jane@example.org')"],
  ['ReferenceError', 'AB123456C is not defined'],
  ['Jane Smith', 'x'],
  ['Error', 'Minified React error #418; visit https://react.dev/errors/418?args[]=Jane'],
])('%s: %s passes on nothing that a person typed', (name, message) => {
  const sent = failureMessage(thrown(name, message, `at https://portal.example/agent/clients/jane?ni=AB123456C:1:1`))
  expect(sent).not.toMatch(/jane|smith|zoë|AB123456C/i)
  expect(sent).toMatch(FAILURE_MESSAGE)
})

it('has its own format for any thrown value, and no other text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (name, message, stack) =>
      FAILURE_MESSAGE.test(failureMessage(thrown(name, message, stack))),
    ),
  )
  expect(failureMessage('thrown text')).toBe('not an error')
  for (const text of ['', 'Jane Smith', 'TypeError: Jane', 'HTTP 404 (jane.js)', 'unreachable (x.0a1b2c3d.js) Jane']) {
    expect(text).not.toMatch(FAILURE_MESSAGE)
  }
})

it('a stack keeps names of functions, published files and positions in the words of each browser, and nothing else', () => {
  const at = `https://portal.example${BASE}412.3fa9c1d2.js:1:20344`
  const lines = [`at async Dl.draw (${at})`, `at ${at}`, 'at jane (<anonymous>:1:1)']
  const chromium = thrown('Error', 'x', ['Error: No client Jane Smith', ...lines].join('\n    '))
  const firefox = thrown('Error', 'x', `draw@${at}\n@${at}\n`)
  const place = `${BASE}412.3fa9c1d2.js:1:20344`
  expect(stackOf(chromium)).toBe(`at Dl.draw (${place})\nat ${place}`)
  expect(stackOf(firefox)).toBe(`at draw (${place})\nat ${place}`)
  expect(stackOf('thrown text')).toBe('')
  for (const sent of [stackOf(chromium), stackOf(firefox), '']) expect(sent).toMatch(STACK)
  expect('at Jane Smith (412.3fa9c1d2.js:1:2)').not.toMatch(STACK)
  fc.assert(fc.property(fc.string(), fc.string(), (message, stack) => STACK.test(stackOf(thrown('Error', message, stack)))))
})
