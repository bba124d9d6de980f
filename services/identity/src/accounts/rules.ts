import type { Role } from '@onward/contracts'

/** The part of the portal that holds a role's pages. */
export const areaOfRole = (role: Role): 'jobseeker' | 'employer' | 'agent' =>
  role === 'user' ? 'jobseeker' : role === 'employer' ? 'employer' : 'agent'

/** Whoever works for a jobcentre: they see what nobody else may, so they sign in with more than a password. */
export const isStaff = ({ role }: { role: Role }): boolean => role === 'agent' || role === 'admin'

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
