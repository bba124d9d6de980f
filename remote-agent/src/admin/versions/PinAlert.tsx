import { type FrontEnd, pinFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Field, InlineAlert, TextArea } from '@onward/ui/frame'
import { useId, useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'

interface PinAlertProps {
  name: string
  pin: NonNullable<FrontEnd['pin']>
  /** Names of staff by account id. */
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
/** A version that the portal never takes out by itself: who said so and why, and the way to end it. */
export function PinAlert({ name, pin: { build, at, by, note }, colleagues, reload }: PinAlertProps) {
  const w = useAdminMessages()
  const { done, refused } = useDecided(reload)
  const unpin = useWrite(pinFrontEnd)
  const end = () =>
    unpin.mutate(
      { params: { name }, body: { build: null, note: '' } },
      { onSuccess: (answer) => done(w('pin.ended', { build }), answer), onError: refused },
    )
  return (
    <InlineAlert tone="neutral" title={w('pin.alert', { build })}>
      <p>{w('pin.by', { when: formatDayAndTime(at), who: colleagues.get(by) ?? w('role.admin') })}</p>
      <p>{note}</p>
      <Button variant="secondary" size="s" disabled={unpin.isPending} onClick={end}>
        {w('pin.end')}
      </Button>
    </InlineAlert>
  )
}

interface PinDialogProps {
  name: string
  build: string
  reload: () => unknown
  onClose: () => void
}
export function PinDialog({ name, build, reload, onClose }: PinDialogProps) {
  const w = useAdminMessages()
  const { done, refused, failure } = useDecided(reload)
  const pin = useWrite(pinFrontEnd)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const submit = () => {
    if (!note.trim()) return setFault(w('versions.noteMissing'))
    setFault(null)
    pin.mutate(
      { params: { name }, body: { build, note } },
      {
        onSuccess: (answer) => {
          onClose()
          done(w('pin.done', { build }), answer)
        },
        onError: refused,
      },
    )
  }
  return (
    <FormDialog
      title={w('pin.title', { build })}
      submit={w('pin.start')}
      busy={pin.isPending}
      faults={fault ? [{ id, message: fault }] : []}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{w('pin.text')}</p>
      <Field label={w('pin.note')} hint={w('versions.noteHint')} id={id} error={fault ?? undefined} required>
        <TextArea rows={4} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  )
}
