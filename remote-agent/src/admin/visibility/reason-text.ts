import type { ExplanationReason } from '@onward/contracts/gateway/explanations'
import type { VisibilityMessages } from './catalogue'

const GROUPS = ['everybody', 'visitor', 'user', 'employer', 'agent', 'admin'] as const

/** "jobseekers, agents", of roles with commas between. */
export function rolesText(v: VisibilityMessages, roles: string): string {
  return roles
    .split(',')
    .map((role) => {
      const group = GROUPS.find((one) => one === role)
      return group ? v(`roles.${group}`) : role
    })
    .join(', ')
}

/** A reason as a sentence of the reader's language. */
export function reasonText(v: VisibilityMessages, { code, values }: ExplanationReason): string {
  const { role, roles, ...rest } = values
  return v(`reason.${code}`, {
    ...rest,
    ...(role !== undefined && { role: rolesText(v, role) }),
    ...(roles !== undefined && { roles: rolesText(v, roles) }),
  })
}
