import { LOGO_RULE, removeLogo, uploadLogo } from '@onward/contracts/jobs/logos'
import type { OwnOrganisation } from '@onward/contracts/jobs/organisation'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Button, FilePicker, InlineAlert, ProgressBar, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { EmployerMark } from '@onward/ui/job'
import { useState } from 'react'
import { explained } from './api'
import { useOrganisationMessages } from './catalogue'
import styles from './organisation.module.css'

interface LogoProps {
  organisation: OwnOrganisation
  mayChange: boolean
}

/** The picture beside the organisation's jobs: the logo, once approved, or initials. */
export function Logo({ organisation, mayChange }: LogoProps) {
  const t = useOrganisationMessages()
  const { name, logo } = organisation
  return (
    <Section id="logo" title={t('logo.title')}>
      <Stack gap={4}>
        <p className={styles.soft}>{t('logo.lead')}</p>
        <p className={styles.marked}>
          <EmployerMark name={name} logo={logo.shown} large />
          <span>{t(logo.shown ? 'logo.shown' : 'logo.none')}</span>
        </p>
        {logo.waiting && (
          <p className={styles.marked}>
            <EmployerMark name={name} logo={logo.waiting.url} large />
            <span>
              <StatusBadge tone="warning">{t('logo.waiting')}</StatusBadge>
              <span className={styles.meaning}>{t('logo.waitingText', { day: formatDay(logo.waiting.uploadedAt) })}</span>
            </span>
          </p>
        )}
        {logo.refusal && (
          <InlineAlert tone="warning" title={t('logo.refused')}>
            <p>{t(`logo.why.${logo.refusal}`)}</p>
          </InlineAlert>
        )}
        {mayChange && <LogoChoice hasLogo={logo.shown !== null || logo.waiting !== null} />}
      </Stack>
    </Section>
  )
}

/** A logo is uploaded as soon as it is chosen. */
function LogoChoice({ hasLogo }: { hasLogo: boolean }) {
  const t = useOrganisationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const [percent, setPercent] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [removal] = useState(createSubmission)

  const textOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return errorText(error)
    if (error.code === 'file-too-large') return t('logo.tooLarge')
    // The service's own sentence about the picture is translated.
    if (error.code === 'file-type' && error.problem?.detail) return error.problem.detail
    return explained(error) ?? errorText(error)
  }
  const send = async (file: File) => {
    if (percent !== null) return
    setFault(null)
    if (file.size > LOGO_RULE.maxBytes) return setFault(t('logo.tooLarge'))
    setPercent(0)
    try {
      const { state, receipt } = await call(uploadLogo, {
        file,
        onProgress: ({ sentBytes, totalBytes }) => setPercent(Math.round((sentBytes / Math.max(1, totalBytes)) * 100)),
      })
      await refreshAfter(uploadLogo)
      const title = t(state === 'shown' ? 'logo.sentAgain' : 'logo.sent')
      notify({ kind: 'success', title, text: t('common.receipt', { reference: receipt.reference }) })
    } catch (error) {
      setFault(textOf(error))
    } finally {
      setPercent(null)
    }
  }
  const remove = async () => {
    setFault(null)
    setRemoving(true)
    try {
      const { receipt } = await call(removeLogo, { idempotencyKey: removal.keyFor([]) })
      removal.done()
      await refreshAfter(removeLogo)
      notify({ kind: 'success', title: t('logo.removed'), text: t('common.receipt', { reference: receipt.reference }) })
    } catch (error) {
      setFault(textOf(error))
    } finally {
      setRemoving(false)
    }
  }
  return (
    <>
      <FilePicker
        label={t(hasLogo ? 'logo.other' : 'logo.choose')}
        hint={t('logo.hint')}
        accept={LOGO_RULE.extensions}
        disabled={percent !== null}
        onFile={(file) => void send(file)}
      />
      {percent !== null && <ProgressBar label={t('logo.sending', { percent })} value={percent} />}
      {fault && (
        <InlineAlert tone="danger" role="alert">
          <p>{fault}</p>
        </InlineAlert>
      )}
      {hasLogo && (
        <div>
          <Button variant="secondary" size="s" disabled={isRemoving} onClick={() => void remove()}>
            {t('logo.remove')}
          </Button>
        </div>
      )}
    </>
  )
}
