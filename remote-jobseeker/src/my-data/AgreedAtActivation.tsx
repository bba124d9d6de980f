import { ACTIVATION_CONSENTS, type GivenAtActivation, listActivationConsents, stopMarketing } from '@onward/contracts/activation'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, Disclosure, Row, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import styles from './my-data.module.css'
import { useMyDataMessages } from './words'

/** What somebody who was referred agreed to when their account was activated. Nothing is drawn for those who registered themselves. */
export function AgreedAtActivation() {
  const t = useMyDataMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const consents = useEndpoint(listActivationConsents)
  const [asking, setAsking] = useState(false)
  const stop = useWrite(stopMarketing, {
    invalidates: [listActivationConsents],
    onSuccess: ({ receipt }) => {
      setAsking(false)
      notify({ kind: 'success', title: t('agreed.done'), text: t('agreed.doneText', { reference: receipt.reference }) })
    },
    onError: (error) => {
      setAsking(false)
      void consents.refetch()
      notify({ kind: 'error', title: t('agreed.notDone'), text: errorText(error) })
    },
  })
  return (
    <Answer of={consents}>
      {({ items }) =>
        items.length > 0 && (
          <section>
            <h2>{t('atActivation.title')}</h2>
            <ul className={styles.list}>
              {items.map((one) => (
                <Entry key={`${one.kind} ${one.givenAt}`} consent={one} onTakeBack={() => setAsking(true)} />
              ))}
            </ul>
            {asking && (
              <Dialog open title={t('agreed.ask')} onClose={() => setAsking(false)}>
                <Stack gap={4}>
                  <p>{t('atActivation.askMarketing')}</p>
                  <Row>
                    <Button
                      variant="danger"
                      aria-disabled={stop.isPending || undefined}
                      onClick={() => stop.isPending || stop.mutate({})}
                    >
                      {t('agreed.takeBack')}
                    </Button>
                    <Button variant="secondary" onClick={() => setAsking(false)}>
                      {t('agreed.keep')}
                    </Button>
                  </Row>
                </Stack>
              </Dialog>
            )}
          </section>
        )
      }
    </Answer>
  )
}

function Entry({ consent, onTakeBack }: { consent: GivenAtActivation; onTakeBack: () => void }) {
  const t = useMyDataMessages()
  const { kind, version, language, givenAt, withdrawnAt } = consent
  const name = t(`atActivation.${kind}`)
  const isLive = withdrawnAt === null
  const { text, version: newest, document, required } = ACTIVATION_CONSENTS[kind]
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
      {newest === version ? (
        <Disclosure summary={t('agreed.text')}>
          <p lang={language}>{text[language]}</p>
          {document && (
            <p>
              <a href={document.path}>{t(`atActivation.page.${kind === 'terms' ? 'terms' : 'privacy'}`)}</a>
            </p>
          )}
        </Disclosure>
      ) : (
        isLive && <p>{t('agreed.older')}</p>
      )}
      {isLive && required && <p>{t('atActivation.needed')}</p>}
      {isLive && !required && (
        <Button variant="secondary" size="s" aria-label={t('agreed.takeBackOf', { what: name })} onClick={onTakeBack}>
          {t('agreed.takeBack')}
        </Button>
      )}
    </li>
  )
}
