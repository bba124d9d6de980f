import type { EmployerJob } from '@onward/contracts/jobs'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, Row } from '@onward/ui/frame'
import { useCloseJob } from '../posting/api'
import { usePostingMessages } from '../posting/words'
import { useMessages } from '../words'

/** Asks before a job is closed, which is what deleting means: it cannot be opened again. `job` is null while nothing is asked. */
export function DeleteDialog({ job, onDone }: { job: Pick<EmployerJob, 'id' | 'title'> | null; onDone(): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const close = useCloseJob()
  const title = job?.title ?? ''
  const confirm = () =>
    job &&
    close.mutate(
      { params: { id: job.id } },
      {
        onSuccess: ({ receipt }) => {
          const closed = t('close.done', { title })
          notify({
            kind: 'success',
            title: t('close.done.title'),
            text: `${closed} ${t('receipt', { reference: receipt.reference })}`,
          })
          onDone()
        },
        onError: (error) => {
          const conflict = error.code === 'state-conflict'
          notifyFailure(t('write.failed'), error, conflict ? t('close.conflict') : undefined)
          if (!conflict) return
          void refreshAnswers('job')
          onDone()
        },
      },
    )
  return (
    <Dialog open={job !== null} title={p('delete.title')} onClose={onDone}>
      <p>{p('delete.text', { title })}</p>
      <Row gap={2}>
        <Button variant="danger" onClick={confirm} disabled={close.isPending}>
          {p(close.isPending ? 'delete.deleting' : 'delete.confirm')}
        </Button>
        <Button variant="secondary" onClick={onDone} disabled={close.isPending}>
          {t('cancel')}
        </Button>
      </Row>
    </Dialog>
  )
}
