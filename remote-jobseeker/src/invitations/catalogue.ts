import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type invitations from './messages/en.json'

export const INVITATION_CATALOGUE = 'jobseeker.invitations'
export const invitationCatalogue: Catalogue = {
  namespace: INVITATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
export const useInvitationMessages = createMessages<typeof invitations>(INVITATION_CATALOGUE)
