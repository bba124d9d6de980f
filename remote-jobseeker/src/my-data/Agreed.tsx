import { listActivationConsents } from '@onward/contracts/activation'
import { CONSENTS } from '@onward/contracts/consents'
import { listCvs, readProfile } from '@onward/contracts/jobseekers'
import { type GivenConsent, listConsents, takeConsentBack } from '@onward/contracts/my-data'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, Disclosure, EmptyState, Row, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AgreedAtActivation } from './AgreedAtActivation'
import styles from './my-data.module.css'
import { useMyDataMessages } from './words'

/** What the person agreed to, word for word, with the way to take it back. */
export function Agreed() {
  const t = useMyDataMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const consents = useEndpoint(listConsents)
  /** Whoever was referred has agreed to something. */
  const activated = Boolean(useEndpoint(listActivationConsents).data?.items.length)
  const [asking, setAsking] = useState<GivenConsent | null>(null)
  const takeBack = useWrite(takeConsentBack, {
    // The open CV is hidden with the consent to the pool.
    invalidates: [listConsents, listCvs, readProfile],
    onSuccess: ({ receipt }) => {
      setAsking(null)
      notify({ kind: 'success', title: t('agreed.done'), text: t('agreed.doneText', { reference: receipt.reference }) })
    },
    onError: (error) => {
      setAsking(null)
      void consents.refetch()
      notify({ kind: 'error', title: t('agreed.notDone'), text: errorText(error) })
    },
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
                <ConsentEntry key={one.id} consent={one} onTakeBack={() => setAsking(one)} />
              ))}
            </ul>
          )
        }
      </Answer>
      <AgreedAtActivation />
      {asking && (
        <Dialog open title={t('agreed.ask')} onClose={() => setAsking(null)}>
          <Stack gap={4}>
            <p>{t(asking.kind === 'pool' ? 'agreed.askPool' : 'agreed.askWriting-help')}</p>
            <Row>
              <Button
                variant="danger"
                aria-disabled={takeBack.isPending || undefined}
                onClick={() => takeBack.isPending || takeBack.mutate({ params: { kind: asking.kind } })}
              >
                {t('agreed.takeBack')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(null)}>
                {t('agreed.keep')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </Stack>
  )
}

function ConsentEntry({ consent, onTakeBack }: { consent: GivenConsent; onTakeBack: () => void }) {
  const t = useMyDataMessages()
  const { kind, version, language, givenAt, withdrawnAt } = consent
  const name = t(`agreed.${kind}`)
  const isLive = withdrawnAt === null
  const text = CONSENTS[kind]
  return (
    <li className={styles.entry}>
      <Row>
        <strong>{name}</strong>
        <StatusBadge tone={isLive ? 'success' : 'neutral'}>{t(isLive ? 'agreed.on' : 'agreed.off')}</StatusBadge>
      </Row>
      <p className={styles.facts}>
        <span>
          {t('agreed.given', { when: formatDayAndTime(givenAt), version, language: t(`agreed.languages.${language}`) })}
        </span>
        {withdrawnAt && <span>{t('agreed.withdrawn', { when: formatDayAndTime(withdrawnAt) })}</span>}
      </p>
      {text.version === version ? (
        <Disclosure summary={t('agreed.text')}>
          {text.text[language].map((paragraph) => (
            <p key={paragraph} lang={language}>
              {paragraph}
            </p>
          ))}
        </Disclosure>
      ) : (
        isLive && <p>{t('agreed.older')}</p>
      )}
      {isLive && (
        <Button variant="secondary" size="s" aria-label={t('agreed.takeBackOf', { what: name })} onClick={onTakeBack}>
          {t('agreed.takeBack')}
        </Button>
      )}
    </li>
  )
}
