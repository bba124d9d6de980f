import { ALERT_FREQUENCIES, type JobAlert } from '@onward/contracts/jobs/alerts'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { Button, Dialog, EmptyState, Field, Row, Select, Stack, StatusBadge } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { addressOf, searchText } from './alert-search'
import { useAlerts, useChangeAlert, useDeleteAlert, useSetUpAlert } from './alerts'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** My alerts: frequency, pause, delete with undo, and how many jobs each one has sent. */
export default function MyAlertsDialog({ onClose }: { onClose(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const alerts = useAlerts()
  const setUp = useSetUpAlert()
  const change = useChangeAlert()
  const remove = useDeleteAlert()
  const [deleted, setDeleted] = useState<JobAlert | null>(null)
  const undo = useRef<HTMLDivElement>(null)
  const pending = setUp.isPending || change.isPending || remove.isPending
  const failed = (error: ApiError) => notifyFailure(t('failed.write'), error)
  const save = (alert: JobAlert, next: Partial<Pick<JobAlert, 'frequency' | 'active'>>) => {
    if (pending) return
    const { frequency, active } = { ...alert, ...next }
    change.mutate(
      { params: { id: alert.id }, body: { frequency, active } },
      { onSuccess: () => notify({ kind: 'success', title: w('alert.changed') }), onError: failed },
    )
  }
  const drop = (alert: JobAlert) => {
    if (pending) return
    remove.mutate({ params: { id: alert.id } }, { onSuccess: () => setDeleted(alert), onError: failed })
  }
  const bringBack = ({ search, frequency, active }: JobAlert) => {
    if (pending) return
    setUp.mutate(
      { body: { search, frequency } },
      {
        onSuccess: ({ id }) => {
          setDeleted(null)
          // A paused alert is restored paused.
          if (!active) change.mutate({ params: { id }, body: { frequency, active } }, { onError: failed })
        },
        onError: failed,
      },
    )
  }
  // The pressed button is gone with its alert, so the focus moves to the undo button.
  useEffect(() => {
    if (deleted) undo.current?.querySelector('button')?.focus()
  }, [deleted])
  return (
    <Dialog open title={w('tools.alerts')} closeLabel={t('common.close')} onClose={onClose} width="l">
      <Stack gap={4}>
        {deleted && (
          <div ref={undo} role="status" className={styles.undo}>
            <span>{w('alert.deleted', { search: searchText(t, w, deleted.search) })}</span>
            <Button variant="secondary" size="s" aria-disabled={pending} onClick={() => bringBack(deleted)}>
              {w('alert.undo')}
            </Button>
          </div>
        )}
        <Answer of={alerts}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={w('alert.none')} picture={<Drawing name="upToDate" />}>
                {w('alert.noneText')}
              </EmptyState>
            ) : (
              <ul className={styles.marked}>
                {items.map((alert) => (
                  <li key={alert.id}>
                    <Alert alert={alert} pending={pending} onSave={save} onDelete={drop} onClose={onClose} />
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      </Stack>
    </Dialog>
  )
}

function Alert({
  alert,
  pending,
  onSave,
  onDelete,
  onClose,
}: {
  alert: JobAlert
  pending: boolean
  onSave(alert: JobAlert, next: Partial<Pick<JobAlert, 'frequency' | 'active'>>): void
  onDelete(alert: JobAlert): void
  onClose(): void
}) {
  const t = useMessages()
  const w = useJobsMessages()
  const search = searchText(t, w, alert.search)
  const named = (action: string) => ({ 'aria-label': w('alert.name', { action, search }), 'aria-disabled': pending })
  const toggle = w(alert.active ? 'alert.pause' : 'alert.resume')
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <strong>{search}</strong>
        <StatusBadge tone={alert.active ? 'success' : 'neutral'}>{w(alert.active ? 'alert.active' : 'alert.paused')}</StatusBadge>
      </Row>
      <p className={styles.soft}>{alert.sent === 0 ? w('alert.sentNone') : w('alert.sent', { count: alert.sent })}</p>
      <Field label={w('alert.often')}>
        <Select
          aria-label={w('alert.frequencyOf', { search })}
          value={alert.frequency}
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: w(`alert.frequency.${value}`) }))}
          onChange={(event) => {
            const frequency = ALERT_FREQUENCIES.find((one) => one === event.target.value)
            if (frequency) onSave(alert, { frequency })
          }}
        />
      </Field>
      <Row gap={2}>
        <Button variant="secondary" size="s" {...named(toggle)} onClick={() => onSave(alert, { active: !alert.active })}>
          {toggle}
        </Button>
        <Button variant="secondary" size="s" {...named(w('common.delete'))} onClick={() => onDelete(alert)}>
          {w('common.delete')}
        </Button>
        <Link to={addressOf(alert.search)} onClick={onClose} aria-label={w('alert.name', { action: w('alert.open'), search })}>
          {w('alert.open')}
        </Link>
      </Row>
    </Stack>
  )
}
