import { ButtonLink, VisuallyHidden } from '@onward/ui/frame'
import { useHiringMessages } from './catalogue'

/** Link to the conversation of an application. */
export function MessageLink({ applicationId, name }: { applicationId: string; name: string }) {
  const h = useHiringMessages()
  return (
    <ButtonLink to={`/employer/messages?application=${applicationId}`} variant="secondary" size="s">
      <span aria-hidden="true">{h('list.message')}</span>
      <VisuallyHidden>{h('list.messageTo', { name })}</VisuallyHidden>
    </ButtonLink>
  )
}
