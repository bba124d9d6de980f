import { addressAfterSignIn, welcomeKeyOf } from './welcome'

test.each([
  ['user', null, '/dashboard'],
  ['employer', null, '/employer/dashboard'],
  ['agent', null, '/agent/dashboard'],
  ['user', '/jobs?type=part-time', '/jobs?type=part-time'],
  ['user', '/employer/jobs', '/dashboard'],
  ['employer', '/employer/jobs', '/employer/jobs'],
  ['employer', '/profile', '/employer/dashboard'],
  ['user', '//evil.example', '/dashboard'],
  ['user', 'https://evil.example', '/dashboard'],
  ['user', '/\\evil.example', '/dashboard'],
  ['user', '/login', '/dashboard'],
  ['user', '/', '/dashboard'],
] as const)('%s with next %s goes to %s', (role, next, to) => {
  expect(addressAfterSignIn(role, next)).toBe(to)
})

test('an administrator is greeted as the agent portal greets', () => {
  expect(welcomeKeyOf('admin')).toBe('notices.welcome.agent')
})
