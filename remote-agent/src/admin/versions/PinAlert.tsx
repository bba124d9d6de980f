import { type FrontEnd, pinFrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, InlineAlert } from '@onward/ui/frame'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { NoteDialog } from './NoteDialog'

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
  return (
    <NoteDialog
      title={w('pin.title', { build })}
      text={w('pin.text')}
      label={w('pin.note')}
      submit={w('pin.start')}
      busy={pin.isPending}
      failure={failure}
      onSubmit={(note) =>
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
      onClose={onClose}
    />
  )
}
