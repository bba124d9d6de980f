// In the shell's scripts this stands for three modules of the federation runtime, which would read manifests of remotes and preload what
// these name: the registry names every file instead, and every page's head. It saves 3 kB of each first visit.
// Without types, because it comes to webpack as the plain JavaScript that it replaces.

/** Nothing hooks into it. */
const NO_HOOKS = { lifecycle: {}, applyPlugin: () => undefined }

export class SnapshotHandler {
  hooks = NO_HOOKS
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined })

const none = () => {
  throw new Error('The portal preloads nothing by manifests.')
}

export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes, none as preloadAssets }

/** Of the bundler's runtime: remotes that are named at build time. There are none. */
export const remotes = undefined
