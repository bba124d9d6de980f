import { SUGGESTION_MAX } from '@onward/contracts/jobs/match-runs'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Field, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { FormDialog } from '../parts/FormDialog'
import { type MatchedJob, useSuggest } from './api'
import { useJobMatchMessages } from './catalogue'
import styles from './job-match.module.css'

/** Suggests a job to a client, with a short message. */
export function SuggestDialog({
  job,
  referralId,
  name,
  onClose,
}: {
  job: MatchedJob
  referralId: string
  name: string
  onClose(): void
}) {
  const t = useMessages()
  const m = useJobMatchMessages()
  const { notify } = usePortal()
  const errorText = useErrorText()
  const suggest = useSuggest()
  const [text, setText] = useState('')
  const submit = () => {
    suggest.mutate(
      { params: { id: referralId }, body: { jobId: job.id, words: text } },
      {
        onSuccess: ({ receipt }) => {
          onClose()
          const text = `${m('suggestedText', { name })} ${t('common.receipt', { reference: receipt.reference })}`
          notify({ kind: 'success', title: m('suggestedTitle'), text })
        },
      },
    )
  }
  return (
    <FormDialog
      title={m('dialog.title', { name })}
      submit={m('dialog.submit')}
      busy={suggest.isPending}
      failure={suggest.error && { title: t('common.thatDidNotWork'), text: errorText(suggest.error) }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{m('common.titleAtCompany', { title: job.title, company: job.company })}</strong>
      </p>
      <Field label={m('dialog.words')} hint={m('dialog.hint', { name })}>
        <TextArea rows={4} maxLength={SUGGESTION_MAX} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p className={styles.soft}>{m('dialog.note', { name })}</p>
    </FormDialog>
  )
}
