import type { ThreadSummary } from '@onward/contracts/messaging/threads'
import { useNavigate } from '@onward/portal-kit/router'
import { CallDialog } from '@onward/ui/conversation'
import { Button, ButtonLink, Card } from '@onward/ui/frame'
import { useState } from 'react'
import { useOpenSupport } from './api'
import { useInboxMessages } from './catalogue'
import styles from './messages.module.css'

/** Other ways to get help. */
export function SupportCards({ support, coach }: { support: ThreadSummary | undefined; coach: ThreadSummary | undefined }) {
  const t = useInboxMessages()
  const navigate = useNavigate()
  const open = useOpenSupport()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <h2>{t('cards.title')}</h2>
      <div className={styles.cards}>
        <Card>
          <h3>{t('common.scheduleCall')}</h3>
          <p>{t(coach ? 'call.coachText' : 'call.text')}</p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('common.scheduleCall')}
          </Button>
        </Card>
        <Card>
          <h3>{t('assistant.card')}</h3>
          <p>{t('assistant.text')}</p>
          <ButtonLink to="/messages?assistant" variant="secondary">
            {t('assistant.action')}
          </ButtonLink>
        </Card>
      </div>
      <CallDialog
        open={asking}
        done={t(coach ? 'call.coachDone' : 'call.done')}
        threadOf={async () => coach?.id ?? support?.id ?? (await open.mutateAsync({})).id}
        onClose={() => setAsking(false)}
        onSent={(threadId) => navigate(`/messages?thread=${threadId}`)}
      />
    </>
  )
}
