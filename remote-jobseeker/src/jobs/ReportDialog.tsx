import { REPORT_REASONS } from '@onward/contracts/jobs/alerts'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, Dialog, Field, InlineAlert, RadioGroup, Row, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import { useReport } from './marks'

const MAX_TEXT = 1000

/** Reports a job with a reason. A person checks it and the reporter is told the result. */
export default function ReportDialog({ jobId, onClose }: { jobId: string; onClose(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const report = useReport()
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const chosen = REPORT_REASONS.find((one) => one === reason)
  const textMissing = chosen === 'other' && text.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!chosen || textMissing || report.isPending) return
    report.mutate(
      { params: { id: jobId }, body: { reason: chosen, text: text.trim() } },
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
      <form onSubmit={send} noValidate>
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
          <RadioGroup
            legend={w('report.reason')}
            name="report-reason"
            value={reason}
            options={REPORT_REASONS.map((value) => ({ value, label: w(`report.reasons.${value}`) }))}
            onChange={setReason}
            {...(asked && !chosen && { error: w('report.choose') })}
          />
          <Field
            label={chosen === 'other' ? w('report.tell') : w('report.text')}
            {...(asked && textMissing && { error: w('report.tell') })}
          >
            <TextArea rows={3} maxLength={MAX_TEXT} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Row gap={3}>
            <Button type="submit" aria-disabled={report.isPending}>
              {w('report.send')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
