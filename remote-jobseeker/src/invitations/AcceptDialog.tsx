import type { MyInvitation } from '@onward/contracts/jobs/pool'
import { Link } from '@onward/portal-kit/router'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useIntroduction } from './api'
import { useInvitationMessages } from './catalogue'
import styles from './invitations.module.css'

export interface AcceptDialogProps {
  invitation: MyInvitation
  sending: boolean
  failure: string | null
  onAccept(): void
  onClose(): void
}

/** Shows exactly what the employer will see, before it is sent. */
export function AcceptDialog({ invitation, sending, failure, onAccept, onClose }: AcceptDialogProps) {
  const w = useInvitationMessages()
  const { company, jobTitle } = invitation
  const introduction = useIntroduction(invitation.id)
  return (
    <Dialog open title={w('ask.title', { company })} onClose={onClose}>
      <Stack gap={4} className={styles.dialog}>
        {failure && (
          <InlineAlert tone="danger" title={w('done.failed')} role="alert">
            <p>{failure}</p>
          </InlineAlert>
        )}
        <p>{w('ask.text', { job: jobTitle })}</p>
        <Answer of={introduction}>
          {({ name, email, phone }) => (
            <>
              <dl className={styles.shown}>
                <div>
                  <dt>{w('common.name')}</dt>
                  <dd>{name}</dd>
                </div>
                <div>
                  <dt>{w('common.email')}</dt>
                  <dd>{email}</dd>
                </div>
                <div>
                  <dt>{w('common.phone')}</dt>
                  <dd>{phone || w('ask.noPhone')}</dd>
                </div>
              </dl>
              <Link to="/profile">{w('ask.change')}</Link>
              <p>{w('ask.knows')}</p>
              <p>{w('ask.next')}</p>
              <Row>
                <Button onClick={onAccept} disabled={sending}>
                  {w(sending ? 'ask.sending' : 'ask.confirm')}
                </Button>
                <Button variant="secondary" onClick={onClose} disabled={sending}>
                  {w('ask.cancel')}
                </Button>
              </Row>
            </>
          )}
        </Answer>
      </Stack>
    </Dialog>
  )
}
