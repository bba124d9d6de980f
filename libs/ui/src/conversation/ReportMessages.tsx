import { MESSAGE_REPORT_REASONS, type MessageReportReason, REPORT_TEXT_MAX } from '@onward/contracts/messaging/thread-safety'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useReportMessages } from './api'
import { useConversationMessages } from './catalogue'

export interface ReportMessagesProps {
  threadId: string
  /** The one message that it is about. */
  message?: string
}
/** Reports the other side's messages: one press asks what is wrong, pressing that sends it. */
export function ReportMessages({ threadId, message }: ReportMessagesProps) {
  const t = useConversationMessages()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
        {t(message ? 'report.one' : 'report.action')}
      </Button>
      {asking && <ReportDialog threadId={threadId} {...(message && { message })} onClose={() => setAsking(false)} />}
    </>
  )
}

function ReportDialog({ threadId, message, onClose }: ReportMessagesProps & { onClose(): void }) {
  const t = useConversationMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const report = useReportMessages()
  const [text, setText] = useState('')
  const already = report.error?.code === 'already-exists'
  const send = (reason: MessageReportReason) => {
    if (report.isPending) return
    report.mutate(
      { params: { id: threadId }, body: { reason, text: text.trim(), ...(message && { message }) } },
      {
        onSuccess: ({ receipt: { reference } }) => {
          notify({ kind: 'success', title: t('report.sent'), text: t('report.sentText', { reference }) })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open title={t('report.title')} closeLabel={t('call.close')} onClose={onClose}>
      <Stack gap={4}>
        <p>{t('report.intro')}</p>
        {report.error && (
          <InlineAlert
            tone={already ? 'information' : 'danger'}
            role="alert"
            title={t(already ? 'report.already' : 'report.failed')}
          >
            {already ? t('report.alreadyText') : errorText(report.error)}
          </InlineAlert>
        )}
        <Field label={t('report.text')}>
          <TextArea rows={3} maxLength={REPORT_TEXT_MAX} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Stack gap={2}>
          <p>{t('report.reason')}</p>
          {MESSAGE_REPORT_REASONS.map((reason) => (
            <Button key={reason} variant="secondary" aria-disabled={report.isPending} onClick={() => send(reason)}>
              {t(`report.reasons.${reason}`)}
            </Button>
          ))}
        </Stack>
        <Row gap={3}>
          <Button variant="secondary" onClick={onClose}>
            {t('stop.cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
