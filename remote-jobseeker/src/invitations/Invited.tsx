import { ButtonLink, InlineAlert } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useLatestInvitations } from './api'

/** On the dashboard: open invitations from employers; nothing when there are none. */
export function InvitationsWaiting() {
  const t = useMessages()
  const { data } = useLatestInvitations()
  if (!data || data.open === 0) return null
  return (
    <InlineAlert tone="success" title={t('invitations.waiting', { count: data.open })}>
      <p>{t('invitations.waitingText')}</p>
      <ButtonLink to="/invitations" size="s">
        {t('invitations.open')}
      </ButtonLink>
    </InlineAlert>
  )
}

/** On a job's page: that its employer invited the reader, while the invitation is open. */
export function InvitedToJob({ jobId }: { jobId: string }) {
  const t = useMessages()
  const { data } = useLatestInvitations()
  if (!data?.items.some((one) => one.jobId === jobId && one.state === 'sent')) return null
  return (
    <InlineAlert tone="success" title={t('invitations.job')}>
      <p>{t('invitations.jobText')}</p>
      <ButtonLink to="/invitations" size="s" variant="secondary">
        {t('invitations.jobLink')}
      </ButtonLink>
    </InlineAlert>
  )
}
