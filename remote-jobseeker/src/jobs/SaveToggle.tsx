import type { BoardJob } from '@onward/contracts/jobs/board'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useSaveJob, useUnsaveJob } from './api'

/** Saves a job or takes it off the list; the notices are the documented ones. */
export function SaveToggle({ job }: { job: Pick<BoardJob, 'id' | 'title' | 'saved'> }) {
  const t = useMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const save = useSaveJob()
  const unsave = useUnsaveJob()
  const pending = save.isPending || unsave.isPending
  const toggle = () => {
    if (pending) return
    const write = job.saved ? unsave : save
    write.mutate(
      { params: { id: job.id } },
      {
        onSuccess: () => notify({ kind: 'success', title: t(job.saved ? 'save.removed' : 'save.saved'), text: job.title }),
        onError: (error: ApiError) => notifyFailure(t('failed.write'), error),
      },
    )
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon="bookmark"
      aria-pressed={job.saved}
      aria-label={t('save.label', { title: job.title })}
      aria-disabled={pending}
      onClick={toggle}
    >
      {t(job.saved ? 'save.on' : 'save.off')}
    </Button>
  )
}
