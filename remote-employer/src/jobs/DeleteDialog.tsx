import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { useFailureNotice, useFormFailure, usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Row } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useCloseJob } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'

/** Confirms closing a job, which is what deleting means: it cannot be reopened. `job` is null while the dialog is closed. */
export function DeleteDialog({ job, onDone }: { job: Pick<EmployerJob, 'id' | 'title'> | null; onDone(): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const notifyFailure = useFailureNotice()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const close = useCloseJob()
  const title = job?.title ?? ''
  const leave = () => {
    forget()
    onDone()
  }
  const confirm = () => {
    if (!job) return
    forget()
    close.mutate(
      { params: { id: job.id } },
      {
        onSuccess: ({ receipt }) => {
          const closed = t('close.done', { title })
          notify({
            kind: 'success',
            title: t('close.done.title'),
            text: `${closed} ${t('common.receipt', { reference: receipt.reference })}`,
          })
          onDone()
        },
        onError: (error) => {
          if (error.code !== 'state-conflict') return failed(t('common.thatDidNotWork'), error)
          notifyFailure(t('common.thatDidNotWork'), error, t('close.conflict'))
          void refreshAnswers('job')
          onDone()
        },
      },
    )
  }
  return (
    <Dialog open={job !== null} title={p('delete.title')} onClose={leave}>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{p('delete.text', { title })}</p>
      <Row gap={2}>
        <Button variant="danger" onClick={confirm} disabled={close.isPending}>
          {p(close.isPending ? 'delete.deleting' : 'common.delete')}
        </Button>
        <Button variant="secondary" onClick={leave} disabled={close.isPending}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Dialog>
  )
}
