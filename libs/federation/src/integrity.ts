declare global {
  /** Asked by webpack's script loader and by the federation runtime; throws for a file that no version lists. */
  var onwardIntegrity: ((url: string) => string) | undefined
}

/**
 * Installs the one look-up of script hashes. Every script of the shell and of each remote is loaded with the hash of its version's map; a
 * file without one is refused before it is asked for, so that a missing entry fails closed.
 */
export function installIntegrity(versions: readonly { base: string; integrity: Readonly<Record<string, string>> }[]): void {
  globalThis.onwardIntegrity = (url) => {
    const path = new URL(url, globalThis.location?.href).pathname
    const version = versions.find(({ base }) => path.startsWith(base))
    const hash = version?.integrity[path.slice(version.base.length)]
    if (!hash) throw new Error(`integrity: no hash is known for ${path}`)
    return hash
  }
}
