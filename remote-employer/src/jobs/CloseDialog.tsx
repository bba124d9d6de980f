import type { EmployerJob } from '@onward/contracts/jobs'
import { listEmployerJobs } from '@onward/contracts/jobs'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { Button, Dialog } from '@onward/ui/frame'
import { useMessages } from '../words'
import { useCloseJob } from './api'

/** Asks before a job is closed: it cannot be opened again. `job` is null while nothing is asked. */
export function CloseDialog({ job, onDone }: { job: EmployerJob | null; onDone(): void }) {
  const t = useMessages()
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
          void client.invalidateQueries({ queryKey: queryKey(listEmployerJobs) })
          onDone()
        },
      },
    )
  return (
    <Dialog open={job !== null} title={t('close.title')} onClose={onDone}>
      <p>{t('close.text', { title })}</p>
      <Button variant="danger" onClick={confirm} disabled={close.isPending}>
        {t(close.isPending ? 'close.closing' : 'close.confirm')}
      </Button>{' '}
      <Button variant="secondary" onClick={onDone} disabled={close.isPending}>
        {t('cancel')}
      </Button>
    </Dialog>
  )
}
