import type { Interview } from '@onward/contracts/jobs/interviews'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, InlineAlert, Row, Stack, VisuallyHidden } from '@onward/ui/frame'
import { useState } from 'react'
import { explained, useSettle } from './api'
import { useInterviewMessages } from './catalogue'

export interface OutcomeProps {
  interview: Interview
  /** Name of the applicant, for lists where each row has these buttons. */
  name?: string
}

/** After the start: it took place, or the applicant did not come. */
export function Outcome({ interview, name }: OutcomeProps) {
  const t = useInterviewMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const settle = useSettle()
  const [asking, setAsking] = useState(false)
  const record = (to: 'held' | 'no_show') => {
    if (settle.isPending) return
    settle.mutate(
      { params: { id: interview.id }, body: { to, version: interview.version } },
      {
        onSuccess: ({ receipt }) => {
          setAsking(false)
          notify({ kind: 'success', title: t(`done.${to}`), text: t('common.receipt', { reference: receipt.reference }) })
        },
        onError: () => void refreshAnswers('interview', 'application'),
      },
    )
  }
  const whose = name && <VisuallyHidden>: {name}</VisuallyHidden>
  return (
    <Stack gap={3}>
      {!name && <p>{t('outcome.lead')}</p>}
      {settle.error && <InlineAlert tone="danger" title={explained(settle.error) ?? errorText(settle.error)} />}
      <Row gap={3}>
        <Button
          size={name ? 's' : 'm'}
          variant={name ? 'secondary' : 'primary'}
          aria-disabled={settle.isPending || undefined}
          onClick={() => record('held')}
        >
          {t('outcome.held')}
          {whose}
        </Button>
        <Button size={name ? 's' : 'm'} variant="secondary" onClick={() => setAsking(true)}>
          {t('outcome.missed')}
          {whose}
        </Button>
      </Row>
      <Dialog open={asking} title={t('outcome.missed')} onClose={() => setAsking(false)} closeLabel={t('common.close')}>
        <Stack gap={4}>
          <p>{t('outcome.missedText')}</p>
          <Row gap={3}>
            <Button variant="danger" aria-disabled={settle.isPending || undefined} onClick={() => record('no_show')}>
              {t('outcome.missedConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common.goBack')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </Stack>
  )
}
