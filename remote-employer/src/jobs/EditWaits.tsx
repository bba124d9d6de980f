import type { FullEmployerJob } from '@onward/contracts/jobs/vacancies'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, ButtonLink, Dialog, Disclosure, ErrorSummary, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'
import { useDiscardWaitingEdit } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'
import { Appeal } from './Appeal'
import { Changes } from './Changes'
import styles from './jobs.module.css'

/** Changes that wait for a check: why, what they are, and what to do. `reasons` is the explanation. */
export function EditWaits({ job, reasons }: { job: FullEmployerJob; reasons(codes: readonly string[]): ReactNode }) {
  const p = usePostingMessages()
  const [asks, setAsks] = useState(false)
  const edit = job.waitingEdit
  if (!edit) return null
  const isBack = edit.note !== null
  return (
    <InlineAlert tone="warning" title={p(isBack ? 'waiting.back.title' : 'waiting.title')}>
      <Stack gap={3}>
        <p>{p(isBack ? 'waiting.back.text' : 'waiting.text')}</p>
        {edit.note && <p className={styles.words}>{p('waiting.note', { note: edit.note })}</p>}
        {reasons(edit.checks)}
        <Appeal job={job} />
        <p>
          {p('waiting.saved', { when: formatDayAndTime(edit.savedAt) })},{' '}
          {edit.savedBy ? p('common.by', { name: edit.savedBy }) : p('history.left')}
        </p>
        {edit.changes.length > 0 && (
          <Disclosure summary={`${p('history.show')}: ${edit.changes.map(({ field }) => p(`field.${field}`)).join(', ')}`}>
            <Changes of={edit.changes} />
          </Disclosure>
        )}
        <Row gap={2}>
          <ButtonLink to={`/employer/jobs/${job.id}/edit`} size="s">
            {p('waiting.edit')}
          </ButtonLink>
          <Button variant="secondary" size="s" onClick={() => setAsks(true)}>
            {p('waiting.discard')}
          </Button>
        </Row>
      </Stack>
      <Discard job={job} open={asks} onDone={() => setAsks(false)} />
    </InlineAlert>
  )
}

function Discard({ job, open, onDone }: { job: FullEmployerJob; open: boolean; onDone(): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const write = useDiscardWaitingEdit()
  const leave = () => {
    forget()
    onDone()
  }
  const discard = () => {
    forget()
    write.mutate(
      { params: { id: job.id } },
      {
        onSuccess: ({ receipt }) => {
          notify({
            kind: 'success',
            title: p('waiting.discarded'),
            text: `${p('waiting.discarded.text', { title: job.title })} ${t('common.receipt', { reference: receipt.reference })}`,
          })
          onDone()
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  return (
    <Dialog open={open} title={p('waiting.discard.title')} onClose={leave}>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{p('waiting.discard.text')}</p>
      <Row gap={2}>
        <Button variant="danger" onClick={discard} disabled={write.isPending}>
          {p('waiting.discard')}
        </Button>
        <Button variant="secondary" onClick={leave} disabled={write.isPending}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Dialog>
  )
}
