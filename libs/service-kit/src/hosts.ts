/** Host names that a browser uses for this machine. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const

/**
 * Whether a listening address, a sender's, or the host of a request with or without its port, is this machine only. A sender who has gone has no
 * address any more.
 */
export function isLoopback(host: string | undefined): boolean {
  if (host === undefined) return false
  if (host === '::1') return true
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? ''
  return (LOOPBACK_NAMES as readonly string[]).includes(name) || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** Whether all of these addresses lead to this machine only. */
export const isOwnMachine = (origins: readonly string[]): boolean => origins.every((origin) => isLoopback(new URL(origin).host))

/** Whether the host of a request is that of one of the origins; a default port may be written or left out. */
export const isHostOf = (origins: readonly string[], host: string): boolean =>
  origins.some((origin) => {
    const { host: known, port, protocol } = new URL(origin)
    const asked = host.toLowerCase()
    return asked === known || (port === '' && asked === `${known}:${protocol === 'https:' ? 443 : 80}`)
  })
