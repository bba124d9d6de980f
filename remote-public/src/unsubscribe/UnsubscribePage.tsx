import { openAlertLink, readAlertLink, unsubscribeAlert } from '@onward/contracts/jobs/alerts'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import { ApiError, call } from '@onward/portal-kit/api'
import { useLinkSession } from '@onward/portal-kit/link-session'
import { Button, ButtonLink, InlineAlert, Page, PageHeader, Skeleton, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useUnsubscribeMessages } from './catalogue'

const BROKEN = ['link-expired', 'not-found', 'invalid-input']

/** Reached from an alert's email, without signing in. Nothing stops until the button is pressed, because mail scanners open links too. */
export default function UnsubscribePage() {
  const t = useUnsubscribeMessages()
  const errorText = useErrorText()
  const [id, setId] = useState('')
  const opened = (answer: { open: boolean; alertId: string | null }) => {
    setId(answer.alertId ?? '')
    return answer
  }
  const link = useLinkSession({
    open: (carried) => {
      const body = { alertId: carried.get('alert') ?? '', token: carried.get('token') ?? '' }
      return call(openAlertLink, { body }).then(opened)
    },
    read: () => call(readAlertLink).then(opened),
  })
  const [stopping, setStopping] = useState<'asked' | 'working' | 'done' | 'broken'>('asked')
  const step = link.is === 'over' || link.is === 'none' ? 'broken' : stopping
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(t('title'))

  const stop = async () => {
    if (step === 'working') return
    setStopping('working')
    setFailure(null)
    try {
      await call(unsubscribeAlert, { params: { id }, body: {} })
      setStopping('done')
    } catch (error) {
      const isBroken = error instanceof ApiError && BROKEN.includes(error.code ?? '')
      setStopping(isBroken ? 'broken' : 'asked')
      if (!isBroken) setFailure(errorText(error))
    }
  }
  if (link.is === 'opening' || link.is === 'failed') {
    return (
      <Page width="text">
        <PageHeader title={t('title')} />
        {link.is === 'opening' ? (
          <Skeleton rows={3} label={t('opening')} />
        ) : (
          <InlineAlert tone="danger" title={t('openFailed')} role="alert">
            <p>{errorText(link.error)}</p>
            <Button onClick={link.again}>{t('common.tryAgain')}</Button>
          </InlineAlert>
        )}
      </Page>
    )
  }
  return (
    <Page width="text">
      <PageHeader title={t('title')} />
      <div role="status">
        {step === 'done' && (
          <InlineAlert tone="success" title={t('done')}>
            <p>{t('doneText')}</p>
          </InlineAlert>
        )}
      </div>
      {step === 'broken' && (
        <InlineAlert tone="warning" title={t('broken')} role="alert">
          <p>{t('brokenText')}</p>
        </InlineAlert>
      )}
      {(step === 'done' || step === 'broken') && (
        <p>
          <ButtonLink variant="secondary" to="/jobs">
            {t('jobs')}
          </ButtonLink>
        </p>
      )}
      {(step === 'asked' || step === 'working') && (
        <Stack>
          {failure && (
            <InlineAlert tone="danger" title={t('failed')} role="alert">
              <p>{failure}</p>
            </InlineAlert>
          )}
          <p>{t('text')}</p>
          <div>
            <Button onClick={() => void stop()} aria-disabled={step === 'working' || undefined}>
              {t(step === 'working' ? 'working' : 'button')}
            </Button>
          </div>
        </Stack>
      )}
    </Page>
  )
}
