import { FAILURE_MESSAGE } from '@onward/contracts/gateway/load-failures'
import { undeclaredCall } from './undeclared-calls'

const boot = {
  shell: { build: 's1', base: '/assets/shell/s1/', integrity: {} },
  remotes: [{ name: 'training', build: 't1', base: '/assets/training/t1/' }],
} as unknown as Parameters<typeof undeclaredCall>[1]
const thrownAt = (...files: string[]) =>
  Object.assign(new Error('x'), { stack: ['Error: x', ...files.map((file) => `    at f (http://p${file}:1:20)`)].join('\n') })

test('a call that no manifest declares is told of the remote whose code made it, with its place', () => {
  const event = undeclaredCall(thrownAt('/assets/shell/s1/3.0a1b2c3d.js', '/assets/training/t1/7.1a2b3c4d.js'), boot)
  expect(event).toMatchObject({ kind: 'page-error', remote: 'training', build: 't1', failure: 'contract' })
  expect(event.message).toBe('undeclared call (7.1a2b3c4d.js:1:20)')
  expect(event.message).toMatch(FAILURE_MESSAGE)
})

test('without its code in the stack it is told of the shell', () => {
  expect(undeclaredCall(thrownAt('/assets/shell/s1/3.0a1b2c3d.js'), boot)).toMatchObject({ remote: 'shell', build: 's1' })
  expect(undeclaredCall(thrownAt(), boot).message).toMatch(FAILURE_MESSAGE)
})
