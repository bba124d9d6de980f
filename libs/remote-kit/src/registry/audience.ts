import { ROLES } from '@onward/contracts/access'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { CommandRefused, type Values } from '../command'

/** Who gets a version: each may be given more than once. */
export const AUDIENCE_OPTIONS = {
  role: { type: 'string', multiple: true },
  office: { type: 'string', multiple: true },
  tester: { type: 'string', multiple: true },
} as const

export function audienceOf(values: Values): Audience {
  const roles = listOf(values, 'role').map((given) => {
    const role = ROLES.find((one) => one === given)
    if (!role) throw new CommandRefused(`There is no role "${given}": write ${ROLES.join(', ')}.`)
    return role
  })
  return { roles, offices: listOf(values, 'office'), testers: listOf(values, 'tester') }
}

const listOf = (values: Values, option: string): string[] => {
  const given = values[option]
  return Array.isArray(given) ? given.map(String) : []
}
