declare global {
  /** Called by webpack's script loader and the federation runtime; throws for a file that no version lists. */
  var onwardIntegrity: ((url: string) => string) | undefined
}

/**
 * Installs the look-up of script hashes. Every script of the shell and the remotes is loaded with the hash from its version's map; a file without a
 * hash is never requested, so a missing entry fails closed.
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
