import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type invitations from './messages/en.json'

export const INVITATION_CATALOGUE = 'jobseeker.invitations'
export const invitationWords: Catalogue = {
  namespace: INVITATION_CATALOGUE,
  load: (language) => import(`./messages/${language}.json`),
}
/** Words of invitations from employers, in the reader's language. */
export const useInvitationMessages = createMessages<typeof invitations>(INVITATION_CATALOGUE)
