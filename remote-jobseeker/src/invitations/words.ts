import { type CatalogueLoaders, createMessages } from '@onward/portal-kit/i18n'
import type { invitations } from './messages.en'

export const INVITATION_CATALOGUE = 'jobseeker.invitations'
export const invitationWords: CatalogueLoaders = {
  en: () => import('./messages.en').then((module) => ({ default: module.invitations })),
  cy: () => import('./messages.cy').then((module) => ({ default: module.invitations })),
}
/** Words of invitations from employers, in the reader's language. */
export const useInvitationMessages = createMessages<typeof invitations>(INVITATION_CATALOGUE)
