import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button, Dialog, Row, Stack } from '@onward/ui/frame'
import { useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useCloseJob } from '../posting/api'
import { useHiringMessages } from './catalogue'
import styles from './list.module.css'
import { useUndoTime } from './undo-time'

/** Once somebody has accepted, the job may be filled: it is closed in place, and can be taken back for ten seconds. */
export function CloseFilledJob({ application }: { application: ResponseOf<typeof readEmployerApplication> }) {
  const t = useMessages()
  const h = useHiringMessages()
  const notifyFailure = useFailureNotice()
  const { notify, announce } = usePortal()
  const close = useCloseJob()
  const [isAsking, setAsking] = useState(false)
  const { jobId, jobTitle, state, job } = application
  const pending = useUndoTime<{ id: string; title: string }>(({ id, title }) =>
    close.mutate(
      { params: { id } },
      {
        onSuccess: ({ receipt }) =>
          notify({
            kind: 'success',
            title: t('close.done.title'),
            text: `${t('close.done', { title })} ${t('common.receipt', { reference: receipt.reference })}`,
          }),
        onError: (error) => {
          const isConflict = error.code === 'state-conflict'
          notifyFailure(t('common.thatDidNotWork'), error, isConflict ? t('close.conflict') : null)
          if (isConflict) void refreshAnswers('job', 'application')
        },
      },
    ),
  )
  const place = useRef<HTMLDivElement>(null)
  if (state !== 'accepted' && state !== 'placed') return null
  if (job?.state !== 'active') return job?.state === 'closed' ? <span className={styles.soft}>{h('filled.closed')}</span> : null
  // The pressed button has gone, so the focus moves to where the next one is.
  const settle = (end: () => void) => {
    end()
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      {pending.waiting ? (
        <Row gap={2}>
          <span>{h('filled.pending', { job: jobTitle })}</span>
          <Button
            size="s"
            autoFocus
            onClick={() => {
              settle(pending.undo)
              announce(h('filled.undone'))
            }}
          >
            {h('many.undo')}
          </Button>
          <Button size="s" variant="secondary" onClick={() => settle(pending.now)}>
            {h('many.now')}
          </Button>
        </Row>
      ) : (
        <Button variant="secondary" size="s" disabled={close.isPending} onClick={() => setAsking(true)}>
          {h('filled.close')}
        </Button>
      )}
      {isAsking && (
        <Dialog open title={h('filled.title', { job: jobTitle })} onClose={() => setAsking(false)}>
          <Stack gap={4}>
            <p>{h('filled.text')}</p>
            <p>{h('many.confirmText')}</p>
            <Row gap={3}>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false)
                  pending.start({ id: jobId, title: jobTitle })
                  announce(`${h('filled.pending', { job: jobTitle })} ${h('many.pendingText')}`)
                }}
              >
                {h('filled.confirm')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </div>
  )
}
