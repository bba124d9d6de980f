import { createHash } from 'node:crypto'

/**
 * By what the process of a service proves to the database that it may act as the system. Made from the password of its role, which the process
 * knows and no statement of that role can read.
 */
export const systemSecretOf = (password: string): string => createHash('sha256').update(`onward system ${password}`).digest('hex')

const secrets = new WeakMap<object, string>()

/** Remembers the secret of the connection behind a transaction. */
export const keepSecret = (client: object, secret: string): void => void secrets.set(client, secret)
/** Empty for a connection that has none, which suffices for the owner alone. */
export const secretOf = (client: object): string => secrets.get(client) ?? ''
