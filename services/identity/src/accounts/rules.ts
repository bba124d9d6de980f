import type { Role } from '@onward/contracts'

/** The area of the portal with a role's pages. */
export const areaOfRole = (role: Role): 'jobseeker' | 'employer' | 'agent' =>
  role === 'user' ? 'jobseeker' : role === 'employer' ? 'employer' : 'agent'

/** Staff of the jobcentre may see confidential data, so they need a second factor. */
export const isStaff = ({ role }: { role: Role }): boolean => role === 'agent' || role === 'admin'

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
