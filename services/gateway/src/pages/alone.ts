import type { BootDocument } from '@onward/contracts'

/** For a document of the shell alone, whose page takes a password: remotes lend their navigation, and nothing of them can be loaded. */
export const withoutCode = (remotes: BootDocument['remotes']): BootDocument['remotes'] =>
  remotes.map((remote) => ({ ...remote, integrity: {}, manifest: { ...remote.manifest, pages: [], slots: [] } }))
