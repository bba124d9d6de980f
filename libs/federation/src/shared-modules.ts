/**
 * The modules shared by shell and remotes. Each is a singleton that the shell provides lazily; remotes never bundle a copy (`import: false`). antd
 * is shared only through facades by purpose (`@onward/ui/data`): shared whole it triples the first page.
 */
export const SHARED_MODULES: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  zustand: '^5.1.0',
  '@tanstack/react-query': '^5.100.0',
  '@onward/portal-kit': '^1.0.0',
  '@onward/portal-kit/router': '^1.0.0',
  '@onward/portal-kit/api': '^1.0.0',
  '@onward/portal-kit/queries': '^1.0.0',
  '@onward/portal-kit/notices': '^1.0.0',
  '@onward/portal-kit/keys': '^1.0.0',
  '@onward/portal-kit/slot': '^1.0.0',
  '@onward/portal-kit/i18n': '^1.0.0',
  '@onward/ui/frame': '^1.0.0',
  '@onward/ui/data': '^1.0.0',
  '@onward/ui/over': '^1.0.0',
  '@onward/ui/pick': '^1.0.0',
  '@onward/ui/plan': '^1.0.0',
}

export const isShared = (source: string): boolean =>
  source in SHARED_MODULES || Object.keys(SHARED_MODULES).some((key) => key.endsWith('/') && source.startsWith(key))

/** Options of the federation plugin for one side. */
export function sharedOptions(side: 'shell' | 'remote') {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, ...(side === 'remote' ? { import: false as const } : {}) },
    ]),
  )
}

/**
 * What a remote uses and the shell does not provide, as `module#export`. `module#*` in `lends` stands for a module whose exports the build cannot
 * know (CommonJS).
 */
export function missingFromShell(lends: readonly string[], uses: readonly string[]): string[] {
  const lent = new Set(lends)
  return uses.filter((use) => {
    const [module = ''] = use.split('#')
    return !lent.has(use) && !lent.has(`${module}#*`)
  })
}
