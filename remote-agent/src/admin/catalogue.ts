import { type Catalogue, createMessages, type Translate } from '@onward/portal-kit/i18n'
import type admin from './messages/en.json'

export const ADMIN_CATALOGUE = 'agent.admin'
export const adminCatalogue: Catalogue = { namespace: ADMIN_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export type AdminMessages = Translate<typeof admin>
export const useAdminMessages = createMessages<typeof admin>(ADMIN_CATALOGUE)
