import {
  ACTIVATION_CONSENT_KINDS,
  type ActivationConsentKind,
  type ActivationProgress,
} from '@onward/contracts/identity/activation'
import { ACTIVATION_CONSENTS } from '@onward/contracts/identity/activation-consents'
import { usePortal } from '@onward/portal-kit'
import { ButtonLink, Checkbox, Stack } from '@onward/ui/frame'
import { ActivateForm, type Checked } from './ActivateForm'
import styles from './ActivatePage.module.css'
import { useActivateMessages } from './catalogue'

export type Ticks = Readonly<Record<ActivationConsentKind, boolean>>

interface ConsentStepProps {
  progress: ActivationProgress
  ticks: Ticks
  onTick: (ticks: Ticks) => void
  onFinish: () => Promise<void>
}

/** Step 2: the consents, word for word. None is ticked in advance. */
export function ConsentStep({ progress, ticks, onTick, onFinish }: ConsentStepProps) {
  const t = useActivateMessages()
  const { language } = usePortal()
  const joins = progress.account === 'jobseeker'

  const check = (): Checked => {
    const missing = ACTIVATION_CONSENT_KINDS.find((kind) => ACTIVATION_CONSENTS[kind].required && !ticks[kind])
    if (missing === undefined) return { faults: {} }
    return { faults: { [missing]: t('notices.missingText') }, title: t('notices.missing') }
  }
  return (
    <ActivateForm
      check={check}
      send={onFinish}
      button={t(joins ? 'join' : 'activate')}
      aside={
        !joins && (
          <ButtonLink variant="quiet" to="/activate">
            {t('back')}
          </ButtonLink>
        )
      }
    >
      {(faults) => (
        <Stack gap={5}>
          {joins && <p className={styles.address}>{t('joinLead', { email: progress.email, jobcentre: progress.jobcentre })}</p>}
          <p>{t('consentLead')}</p>
          {ACTIVATION_CONSENT_KINDS.map((kind) => {
            const { text, document, required } = ACTIVATION_CONSENTS[kind]
            return (
              <div key={kind} className={styles.consent}>
                <p className={styles.need}>{t(required ? 'required' : 'choice')}</p>
                <Checkbox
                  id={kind}
                  label={text[language]}
                  checked={ticks[kind]}
                  required={required}
                  aria-invalid={faults[kind] ? true : undefined}
                  onChange={({ target }) => onTick({ ...ticks, [kind]: target.checked })}
                />
                {document && kind !== 'marketing' && (
                  <p className={styles.read}>
                    <a href={document.path} target="_blank" rel="noreferrer">
                      {t(`read.${kind}`)} {t('newTab')}
                    </a>
                  </p>
                )}
              </div>
            )
          })}
        </Stack>
      )}
    </ActivateForm>
  )
}
