import type { BoardJob } from '@onward/contracts/jobs/board'
import { useFailureNotice } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'
import { useDismiss, useRestore } from './marks'

type Named = Pick<BoardJob, 'id' | 'title'>

export function DismissButton({ job, onDismissed }: { job: Named; onDismissed(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const notifyFailure = useFailureNotice()
  const dismiss = useDismiss()
  const press = () => {
    if (dismiss.isPending) return
    dismiss.mutate(
      { params: { id: job.id } },
      {
        onSuccess: onDismissed,
        onError: (error) => notifyFailure(t('failed.write'), error),
      },
    )
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon="close"
      aria-label={w('dismiss.name', { title: job.title })}
      aria-disabled={dismiss.isPending}
      onClick={press}
    >
      {w('dismiss.action')}
    </Button>
  )
}

/** Replaces a dismissed job, with an undo button in the same place. */
export function DismissedJob({ job, focus, onUndone }: { job: Named; focus: boolean; onUndone(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const notifyFailure = useFailureNotice()
  const restore = useRestore()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) place.current?.querySelector('button')?.focus()
  }, [focus])
  const undo = () => {
    if (restore.isPending) return
    restore.mutate(
      { params: { id: job.id } },
      {
        onSuccess: onUndone,
        onError: (error) => notifyFailure(t('failed.write'), error),
      },
    )
  }
  return (
    <div ref={place} role="status" className={styles.undo}>
      <span>{w('dismiss.done', { title: job.title })}</span>
      <Button
        variant="secondary"
        size="s"
        aria-label={w('dismiss.undoName', { title: job.title })}
        aria-disabled={restore.isPending}
        onClick={undo}
      >
        {w('dismiss.undo')}
      </Button>
    </div>
  )
}
