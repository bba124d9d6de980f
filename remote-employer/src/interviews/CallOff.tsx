import type { Interview } from '@onward/contracts/jobs/interviews'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { explained, useSettle } from './api'
import { useInterviewMessages } from './catalogue'

/** Cancels an interview or invitation; the applicant reads why, and that the application continues. */
export function CallOff({ interview }: { interview: Interview }) {
  const t = useInterviewMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const settle = useSettle()
  const [asking, setAsking] = useState(false)
  const [text, setText] = useState('')
  const send = () => {
    if (settle.isPending) return
    settle.mutate(
      { params: { id: interview.id }, body: { to: 'cancelled', words: text, version: interview.version } },
      {
        onSuccess: ({ receipt }) => {
          setAsking(false)
          notify({ kind: 'success', title: t('done.cancelled'), text: t('common.receipt', { reference: receipt.reference }) })
        },
        onError: () => void refreshAnswers('interview', 'application'),
      },
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog open={asking} title={t('cancel.title')} onClose={() => setAsking(false)} closeLabel={t('common.close')}>
        <Stack gap={4}>
          <p>{t('cancel.text')}</p>
          {settle.error && <InlineAlert tone="danger" title={explained(settle.error) ?? errorText(settle.error)} />}
          <Field id="cancel-words" label={t('cancel.words')} note={t('common.optional')} hint={t('cancel.hint')}>
            <TextArea rows={3} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Row gap={3}>
            <Button variant="danger" aria-disabled={settle.isPending || undefined} onClick={send}>
              {t('cancel.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common.keepIt')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
