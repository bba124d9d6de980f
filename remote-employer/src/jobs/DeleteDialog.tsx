import type { EmployerJob } from '@onward/contracts/jobs'
import { listEmployerJobs } from '@onward/contracts/jobs'
import { readEmployerJob } from '@onward/contracts/vacancies'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { Button, Dialog, Row } from '@onward/ui/frame'
import { useCloseJob } from '../posting/api'
import { usePostingMessages } from '../posting/words'
import { useMessages } from '../words'

/** Asks before a job is closed, which is what deleting means: it cannot be opened again. `job` is null while nothing is asked. */
export function DeleteDialog({ job, onDone }: { job: Pick<EmployerJob, 'id' | 'title'> | null; onDone(): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const client = useQueryClient()
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
          notify({ kind: 'error', title: t('write.failed'), text: conflict ? t('close.conflict') : errorText(error) })
          if (!conflict) return
          for (const endpoint of [listEmployerJobs, readEmployerJob]) {
            void client.invalidateQueries({ queryKey: queryKey(endpoint) })
          }
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
