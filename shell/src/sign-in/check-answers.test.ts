import { useSessionStore } from '../session/session-store'
import { newPasswordErrors } from './check-answers'

const t = ((key: string, values?: { count: number }) => `${key} ${values?.count ?? ''}`.trim()) as Parameters<
  typeof newPasswordErrors
>[1]
const errorOf = (password: string) => newPasswordErrors({ password, confirmPassword: password }, t).password

test('a new password is as long as the deployment asks, and the specification’s six characters without', () => {
  expect([errorOf('12345'), errorOf('123456')]).toEqual(['errors.passwordShort 6', undefined])
  useSessionStore.setState({ minimumPassword: 12 })
  expect([errorOf('12345678901'), errorOf('123456789012')]).toEqual(['errors.passwordShort 12', undefined])
})
