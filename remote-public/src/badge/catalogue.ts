import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type badge from './messages/en.json'

export const BADGE_NAMESPACE = 'public.badge'
export const badgeCatalogue: Catalogue = { namespace: BADGE_NAMESPACE, load: (language) => import(`./messages/${language}.json`) }
export const useBadgeMessages = createMessages<typeof badge>(BADGE_NAMESPACE)
