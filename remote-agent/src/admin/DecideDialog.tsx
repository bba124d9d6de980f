import { Button, Dialog } from '@onward/ui/frame'
import { useAdminMessages } from './catalogue'
import { DecideFields, type DecideFieldsProps } from './DecideFields'

interface DecideDialogProps<Code extends string> extends Omit<DecideFieldsProps<Code>, 'buttons' | 'open'> {
  title: string
  submit: string
  danger?: boolean
  busy: boolean
  onClose(): void
}
/** Asks for the reason of a decision that is confirmed. */
export function DecideDialog<Code extends string>({ title, submit, danger, busy, onClose, ...fields }: DecideDialogProps<Code>) {
  const w = useAdminMessages()
  return (
    <Dialog open title={title} onClose={onClose} closeLabel={w('common.cancel')}>
      <DecideFields
        {...fields}
        buttons={
          <>
            <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={busy}>
              {submit}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {w('common.cancel')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
