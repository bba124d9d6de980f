import type { FormFailure } from '@onward/portal-kit'
import { Button, Dialog, ErrorSummary, Row } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  /** Label of the button that sends the form. */
  submit: string
  danger?: boolean
  busy: boolean
  /** Errors of the last attempt, in page order. */
  faults?: readonly { id: string; message: string }[]
  /** Why sending failed; shown once nothing else is wrong. */
  failure?: FormFailure | null
  /** Another choice, between sending and cancelling. */
  more?: ReactNode
  children: ReactNode
  onSubmit(): void
  onClose(): void
}
/** A dialog with a form: what is wrong above its fields, the buttons below. */
export function FormDialog({ title, submit, busy, faults = [], failure, onClose, ...props }: FormDialogProps) {
  const t = useMessages()
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={t('common.cancel')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
        noValidate
      >
        {faults.length > 0 && <ErrorSummary title={t('common.someOfTheAnswersNeedAnotherLook')} errors={[...faults]} />}
        {faults.length === 0 && failure && <ErrorSummary {...failure} errors={[]} />}
        {props.children}
        <Row gap={2}>
          <Button type="submit" variant={props.danger ? 'danger' : 'primary'} disabled={busy}>
            {submit}
          </Button>
          {props.more}
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
