/**
 * Imports every shared module lazily, so that each is a chunk of the shell and remotes need no copy. Never called: the federation runtime fetches
 * each when a remote needs it.
 */
export const sharedModules = () => [
  import('@tanstack/react-query'),
  import('@onward/portal-kit/api'),
  import('@onward/portal-kit/queries'),
  import('@onward/portal-kit/notices'),
  import('@onward/portal-kit/keys'),
  import('@onward/portal-kit/slot'),
  import('@onward/ui/data'),
  import('@onward/ui/over'),
  import('@onward/ui/pick'),
  import('@onward/ui/plan'),
]
