import { listThreads } from '@onward/contracts/messaging/threads'
import { useEndpoint } from '@onward/portal-kit/queries'
import { ButtonLink } from '@onward/ui/frame'
import { useApplicationMessages } from './catalogue'

/** Link to the conversation of an application, or to all conversations while its own is not known. */
export function WriteLink({ applicationId, company, size = 'm' }: { applicationId: string; company: string; size?: 'm' | 's' }) {
  const a = useApplicationMessages()
  const threads = useEndpoint(listThreads)
  const thread = threads.data?.items.find((one) => one.applicationId === applicationId)
  return (
    <ButtonLink to={thread ? `/messages?thread=${thread.id}` : '/messages'} variant="secondary" size={size}>
      {a('interview.write', { company })}
    </ButtonLink>
  )
}
