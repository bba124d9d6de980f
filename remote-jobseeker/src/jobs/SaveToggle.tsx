import type { BoardJob } from '@onward/contracts/jobs/board'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useSaveJob, useUnsaveJob } from './api'
import styles from './jobs.module.css'

interface SaveToggleProps {
  job: Pick<BoardJob, 'id' | 'title' | 'company' | 'saved'>
  /** Shows the icon only. */
  compact?: boolean
  /** Drawn as one of several small actions. */
  quiet?: boolean
}
/** Saves or unsaves a job; the notices are the documented ones. */
export function SaveToggle({ job, compact = false, quiet = compact }: SaveToggleProps) {
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
      variant={quiet ? 'quiet' : 'secondary'}
      size={quiet ? 's' : 'm'}
      icon="bookmark"
      className={compact ? styles.saveMark : styles.save}
      aria-pressed={job.saved}
      // Several jobs in a list may have the same title.
      aria-label={t('save.label', { title: compact ? `${job.title}, ${job.company}` : job.title })}
      aria-disabled={pending}
      onClick={toggle}
    >
      {!compact && t('common.save')}
    </Button>
  )
}
