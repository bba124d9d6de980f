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

test.each([
  ['user', true, 'notices.welcome.newUser'],
  ['user', false, 'notices.welcome.user'],
  ['employer', true, 'notices.welcome.employer'],
  ['admin', false, 'notices.welcome.agent'],
] as const)('%s, in the first session: %s, is greeted by %s', (role, isFirst, key) => {
  expect(welcomeKeyOf(role, isFirst)).toBe(key)
})
