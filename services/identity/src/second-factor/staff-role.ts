import type { Role } from '@onward/contracts'

/** Whoever works for a jobcentre: they see what nobody else may, so they sign in with more than a password. */
export const isStaff = ({ role }: { role: Role }): boolean => role === 'agent' || role === 'admin'
