import { useFormFailure, usePortal } from '@onward/portal-kit'
import { Button, Dialog, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../catalogue'

interface DeleteButtonProps {
  label: string
  /** Its accessible name where the label is short. */
  name?: string
  size?: 's' | 'm'
  /** The question's title, and what it says. */
  title: string
  children: ReactNode
  confirm: string
  /** Notice of the deletion, and title of a failure. */
  deleted: { title: string; text?: string }
  failedTitle: string
  isPending: boolean
  remove(then: { onSuccess(): void; onError(error: unknown): void }): void
  onDeleted?(): void
}

/** Deletes something after a question that stays open when it fails. */
export function DeleteButton({ label, name, size = 'm', title, children, confirm, ...about }: DeleteButtonProps) {
  const t = useMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const [asking, setAsking] = useState(false)
  const close = () => {
    forget()
    setAsking(false)
  }
  const send = () => {
    if (about.isPending) return
    forget()
    about.remove({
      onSuccess: () => {
        close()
        notify({ kind: 'success', ...about.deleted })
        about.onDeleted?.()
      },
      onError: (error) => failed(about.failedTitle, error),
    })
  }
  return (
    <>
      <Button variant="quiet" size={size} {...(name && { 'aria-label': name })} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog open={asking} title={title} onClose={close} closeLabel={t('common.close')}>
        <Stack gap={4}>
          {failure && <ErrorSummary {...failure} errors={[]} />}
          {children}
          <Row gap={3}>
            <Button variant="danger" onClick={send} aria-disabled={about.isPending}>
              {confirm}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('common.keepIt')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
