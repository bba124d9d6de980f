import { ButtonLink } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import { useMessages } from '../catalogue'
import { Actions } from '../clients/Actions'
import { useClient } from '../clients/api'
import { useClientMessages } from '../clients/catalogue'
import { History } from '../clients/History'
import { Delivery, Facts, StatusNotice } from '../clients/ReferralFacts'
import { Answer } from '../parts/Answer'
import { nameOf } from '../parts/client-progress'
import styles from './referrals.module.css'

/** One referral beside the list: first what went wrong, then what can be done, its facts and its history. */
export function ReferralPanel({ id, onClose }: { id: string; onClose(): void }) {
  const t = useMessages()
  const w = useClientMessages()
  const client = useClient(id)
  return (
    <SidePanel
      open
      title={client.data ? nameOf(client.data) : w('title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <ButtonLink to={`/agent/clients/${id}`} size="s">
            {t('common.viewDetails')}
          </ButtonLink>
          {client.data?.state === 'active' && (
            <ButtonLink to={`/cv-review?client=${id}`} size="s" variant="secondary">
              {t('common.cvReviewTitle')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <Answer of={client} lines={8}>
        {(loaded) => (
          <>
            <StatusNotice client={loaded} />
            <Delivery client={loaded} />
            <Actions client={loaded} />
            <section aria-label={w('person')}>
              <Facts client={loaded} />
            </section>
            <section aria-label={w('common.history')}>
              <History steps={loaded.steps} />
            </section>
          </>
        )}
      </Answer>
    </SidePanel>
  )
}
