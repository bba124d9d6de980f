import { badgeTexts } from '@onward/contracts/learning/badge-texts'
import { PORTAL_CONTRACT } from '@onward/contracts/portal/portal-paths'
import { defineRemote } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import type portal from '../portal.remote'

export default defineRemote<typeof portal>({
  contract: PORTAL_CONTRACT,
  routes: { training: withCatalogues([badgeTexts], () => import('./TrainingPage')) },
  slots: { 'near-me': () => import('./TrainingCard'), client: () => import('./ClientCard') },
  messages: (language) => import(`./messages/${language}.json`),
})
