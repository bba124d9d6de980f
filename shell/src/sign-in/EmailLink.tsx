import type { LinkKind } from '@onward/contracts/identity/identity'
import { useErrorText } from '@onward/portal-kit'
import { emailLink, useLinkSession } from '@onward/portal-kit/link-session'
import { Button, InlineAlert, Skeleton } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useSignInMessages } from './sign-in-messages'

interface EmailLinkProps {
  kind: LinkKind
  /** Shown instead of `children` when the link is invalid or missing. */
  closed(is: 'over' | 'none'): ReactNode
  children: ReactNode
}
/** Shows `children` once the email's link is valid and its token is removed from the address. */
export function EmailLink({ kind, closed, children }: EmailLinkProps) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const link = useLinkSession(emailLink(kind))
  if (link.is === 'opening') return <Skeleton rows={3} label={t('link.opening')} />
  if (link.is === 'failed') {
    return (
      <InlineAlert tone="danger" title={t('link.failed')} role="alert">
        <p>{errorText(link.error)}</p>
        <Button onClick={link.again}>{t('link.again')}</Button>
      </InlineAlert>
    )
  }
  return link.is === 'open' ? children : closed(link.is)
}
