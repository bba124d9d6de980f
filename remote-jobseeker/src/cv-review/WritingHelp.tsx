import { CONSENTS } from '@onward/contracts/jobseekers/consent-texts'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Disclosure, InlineAlert, Stack } from '@onward/ui/frame'
import { useCvMessages } from '../catalogue'
import { useSetWritingHelp } from './api'
import styles from './letter.module.css'

/** Consent to rewording by a language model, and its withdrawal. Drawn only where the portal has a model. */
export function WritingHelp({ consented }: { consented: boolean }) {
  const t = useCvMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const set = useSetWritingHelp()
  const { version, text } = CONSENTS['writing-help']
  const choose = (consent: boolean) => {
    if (!set.isPending) set.mutate({ body: { consent, consentVersion: version, language } })
  }
  return (
    <Disclosure summary={consented ? t('help.on') : t('help.title')}>
      <Stack gap={3}>
        {!consented && <p className={styles.flat}>{t('help.lead')}</p>}
        {text[language].map((paragraph) => (
          <p key={paragraph} className={styles.flat}>
            {paragraph}
          </p>
        ))}
        {set.error && (
          <InlineAlert tone="danger" role="alert" title={t('help.failed')}>
            {errorText(set.error)}
          </InlineAlert>
        )}
        <div>
          <Button variant="secondary" size="s" onClick={() => choose(!consented)} aria-disabled={set.isPending}>
            {t(consented ? 'help.takeBack' : 'help.agree')}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  )
}
