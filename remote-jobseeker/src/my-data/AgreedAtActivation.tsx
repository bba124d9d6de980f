import { type GivenAtActivation, listActivationConsents, stopMarketing } from '@onward/contracts/identity/activation'
import { ACTIVATION_CONSENTS } from '@onward/contracts/identity/activation-consents'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { useMyDataMessages } from './catalogue'
import { Given, TakeBackDialog, useTakenBack } from './Given'
import styles from './my-data.module.css'

/** Consents given at activation of a referred person's account. Nothing for people who registered themselves. */
export function AgreedAtActivation() {
  const t = useMyDataMessages()
  const consents = useEndpoint(listActivationConsents)
  const [asking, setAsking] = useState(false)
  const stop = useWrite(stopMarketing, {
    ...useTakenBack(() => {
      setAsking(false)
      void consents.refetch()
    }),
  })
  return (
    <Answer of={consents}>
      {({ items }) =>
        items.length > 0 && (
          <section>
            <h2>{t('atActivation.title')}</h2>
            <ul className={styles.list}>
              {items.map((one) => (
                <Given
                  key={`${one.kind} ${one.givenAt}`}
                  name={t(`atActivation.${one.kind}`)}
                  consent={one}
                  text={ACTIVATION_CONSENTS[one.kind].version === one.version && <AgreedText consent={one} />}
                  needed={ACTIVATION_CONSENTS[one.kind].required ? t('atActivation.needed') : undefined}
                  onTakeBack={() => setAsking(true)}
                />
              ))}
            </ul>
            {asking && (
              <TakeBackDialog
                text={t('atActivation.askMarketing')}
                isPending={stop.isPending}
                onTakeBack={() => stop.mutate({})}
                onClose={() => setAsking(false)}
              />
            )}
          </section>
        )
      }
    </Answer>
  )
}

function AgreedText({ consent: { kind, language } }: { consent: GivenAtActivation }) {
  const t = useMyDataMessages()
  const { text, document } = ACTIVATION_CONSENTS[kind]
  return (
    <>
      <p lang={language}>{text[language]}</p>
      {document && (
        <p>
          <a href={document.path}>{t(`atActivation.page.${kind === 'terms' ? 'terms' : 'privacy'}`)}</a>
        </p>
      )}
    </>
  )
}
