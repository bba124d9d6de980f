/** Host names that a browser uses for this machine. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const

/** Whether a listening address, or the host of a request with or without its port, is this machine only. */
export function isLoopback(host: string): boolean {
  if (host === '::1') return true
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? ''
  return (LOOPBACK_NAMES as readonly string[]).includes(name) || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** Whether the host of a request is that of one of the origins; a default port may be written or left out. */
export const isHostOf = (origins: readonly string[], host: string): boolean =>
  origins.some((origin) => {
    const { host: known, port, protocol } = new URL(origin)
    const asked = host.toLowerCase()
    return asked === known || (port === '' && asked === `${known}:${protocol === 'https:' ? 443 : 80}`)
  })
