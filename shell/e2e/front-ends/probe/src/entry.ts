import { defineRemote } from '@onward/portal-kit'

export default defineRemote({
  contract: 1,
  routes: { dashboard: () => import('./Dashboard'), case: () => import('./Case') },
})
