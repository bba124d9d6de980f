/**
 * Names every lent module, so that each is in the shell's build as a lazy chunk and remotes need no copy. Referenced, never called: the
 * federation runtime fetches each when a remote first asks.
 */
export const sharedModules = () => [
  import('@tanstack/react-query'),
  import('@onward/portal-kit/api'),
  import('@onward/portal-kit/queries'),
  import('@onward/portal-kit/notices'),
  import('@onward/ui/form'),
]
