import { REPORT_REASONS } from '@onward/contracts/jobs/alerts'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, Field, InlineAlert, Row, Stack, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import { useReport } from './marks'

const MAX_TEXT = 1000
type Reason = (typeof REPORT_REASONS)[number]

/** Reports a job by pressing what is wrong. A person checks it and the reporter is told the result. */
export default function ReportDialog({ jobId, onClose }: { jobId: string; onClose(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const report = useReport()
  const [text, setText] = useState('')
  const [isTextMissing, setTextMissing] = useState(false)
  const send = (reason: Reason) => {
    const words = text.trim()
    const isMissing = reason === 'other' && words === ''
    setTextMissing(isMissing)
    if (isMissing || report.isPending) return
    report.mutate(
      { params: { id: jobId }, body: { reason, text: words } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: w('report.sent'), text: w('report.sentText') })
          onClose()
        },
      },
    )
  }
  const already = report.error?.code === 'already-exists'
  return (
    <Dialog open title={w('report.title')} closeLabel={t('common.close')} onClose={onClose}>
      <Stack gap={4}>
        <p>{w('report.intro')}</p>
        {report.error && (
          <InlineAlert
            tone={already ? 'information' : 'danger'}
            role="alert"
            title={w(already ? 'report.already' : 'report.failed')}
          >
            {already ? w('report.alreadyText') : errorText(report.error)}
          </InlineAlert>
        )}
        <Stack gap={2}>
          <p>{w('report.reason')}</p>
          {REPORT_REASONS.map((reason) => (
            <Button key={reason} variant="secondary" aria-disabled={report.isPending} onClick={() => send(reason)}>
              {w(`report.reasons.${reason}`)}
            </Button>
          ))}
        </Stack>
        <Field label={w('report.text')} {...(isTextMissing && { error: w('report.tell') })}>
          <TextArea
            rows={3}
            maxLength={MAX_TEXT}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setTextMissing(false)
            }}
          />
        </Field>
        <Row gap={3}>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
