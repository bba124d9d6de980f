import { listActivationConsents } from '@onward/contracts/identity/activation'
import { CONSENTS } from '@onward/contracts/jobseekers/consent-texts'
import { type GivenConsent, listConsents, takeConsentBack } from '@onward/contracts/jobseekers/my-data'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { EmptyState, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AgreedAtActivation } from './AgreedAtActivation'
import { useMyDataMessages } from './catalogue'
import { Given, TakeBackDialog, useTakenBack } from './Given'
import styles from './my-data.module.css'

/** What changes when each consent is withdrawn. */
const ASK = {
  pool: 'agreed.askPool',
  'writing-help': 'agreed.askWriting-help',
  'coach-cv': 'agreed.askCoach-cv',
  'coach-matches': 'agreed.askCoach-matches',
} as const

/** The person's consents, word for word, each with its withdrawal. */
export function Agreed() {
  const t = useMyDataMessages()
  const consents = useEndpoint(listConsents)
  /** People who were referred have given consent at activation. */
  const activated = Boolean(useEndpoint(listActivationConsents).data?.items.length)
  const [asking, setAsking] = useState<GivenConsent | null>(null)
  const takeBack = useWrite(takeConsentBack, {
    // Withdrawing the consent to the pool also hides the CV.
    ...useTakenBack(() => {
      setAsking(null)
      void consents.refetch()
    }),
  })
  return (
    <Stack gap={4}>
      <p>{t('agreed.lead')}</p>
      <Answer of={consents}>
        {({ items }) =>
          items.length === 0 && !activated ? (
            <EmptyState title={t('agreed.empty')} icon="info">
              {t('agreed.emptyText')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {items.map((one) => (
                <Given
                  key={one.id}
                  name={t(`agreed.${one.kind}`)}
                  consent={one}
                  text={
                    CONSENTS[one.kind].version === one.version &&
                    CONSENTS[one.kind].text[one.language].map((paragraph) => (
                      <p key={paragraph} lang={one.language}>
                        {paragraph}
                      </p>
                    ))
                  }
                  onTakeBack={() => setAsking(one)}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      <AgreedAtActivation />
      {asking && (
        <TakeBackDialog
          text={t(ASK[asking.kind])}
          isPending={takeBack.isPending}
          onTakeBack={() => takeBack.mutate({ params: { kind: asking.kind } })}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  )
}
