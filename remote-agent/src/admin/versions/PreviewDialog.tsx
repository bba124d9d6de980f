import { ROLES } from '@onward/contracts/access'
import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { createPreview, MAX_GUEST_HOURS, type Pin } from '@onward/contracts/gateway/previews'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { useWrite } from '@onward/portal-kit/queries'
import { Checkbox, Field, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { AudienceFields, namesNobody, ROLES_ID } from './AudienceFields'
import { fieldOfVersion, VersionFields } from './VersionFields'

const DAYS = [1, 3, 7, 14] as const
const GUEST_ID = 'preview-guest'
/** Administrators see nothing that is not live. */
const TESTING_ROLES = ROLES.filter((role) => role !== 'admin')
const NOBODY: Audience = { roles: [], offices: [], testers: [] }

interface PreviewDialogProps {
  /** Those with versions that are not live. */
  frontEnds: readonly FrontEnd[]
  /** Chosen already. */
  pins?: readonly Pin[]
  reload: () => unknown
  onClose(): void
}
/** Pins versions that are not live, of one part or of several together, for named people. */
export function PreviewDialog({ frontEnds, pins: offered = [], reload, onClose }: PreviewDialogProps) {
  const w = useAdminMessages()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(offered.map(({ name, build }) => [name, build])),
  )
  const [audience, setAudience] = useState<Audience>(NOBODY)
  const [isForGuest, setForGuest] = useState(false)
  const [guest, setGuest] = useState('')
  const [days, setDays] = useState('1')
  const [label, setLabel] = useState('')
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null)
  const create = useWrite(createPreview)
  const { done, refused, failure } = useDecided(reload)
  const submit = () => {
    const pins = Object.entries(chosen).flatMap(([name, build]) => (build === '' ? [] : [{ name, build }]))
    const none = pins.length === 0 && { id: fieldOfVersion(frontEnds[0]?.name ?? ''), message: w('preview.noVersion') }
    const nobody = isForGuest
      ? !guest.trim() && { id: GUEST_ID, message: w('preview.noGuest') }
      : namesNobody(audience) && { id: ROLES_ID, message: w('preview.nobody') }
    const found = none || nobody || null
    setFault(found)
    if (found) return
    create.mutate(
      {
        body: { pins, audience: isForGuest ? NOBODY : audience, guest: isForGuest ? guest : '', hours: Number(days) * 24, label },
      },
      {
        onSuccess: (answer) => {
          onClose()
          done(w('preview.made'), answer)
        },
        onError: refused,
      },
    )
  }
  return (
    <FormDialog
      title={w('preview.title')}
      submit={w('preview.make')}
      busy={create.isPending}
      faults={fault ? [fault] : []}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.soft}>{w('preview.text')}</p>
      <VersionFields frontEnds={frontEnds} chosen={chosen} onChange={setChosen} fault={fault} />
      <p className={styles.label}>{w('preview.forWhom')}</p>
      <Checkbox
        label={w('preview.guest')}
        checked={isForGuest}
        onChange={({ target }) => {
          setForGuest(target.checked)
          if (Number(days) * 24 > MAX_GUEST_HOURS) setDays('3')
        }}
      />
      {isForGuest ? (
        <Field
          label={w('preview.guestName')}
          hint={w('preview.guestNameHint')}
          id={GUEST_ID}
          error={fault?.id === GUEST_ID ? fault.message : undefined}
          required
        >
          <TextInput value={guest} maxLength={60} onChange={({ target }) => setGuest(target.value)} />
        </Field>
      ) : (
        <AudienceFields
          audience={audience}
          choices={TESTING_ROLES}
          onChange={(next) => setAudience((before) => ({ ...before, ...next }))}
          onRefused={refused}
        />
      )}
      <Field label={w('preview.until')}>
        <Select
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={DAYS.filter((count) => !isForGuest || count * 24 <= MAX_GUEST_HOURS).map((count) => ({
            value: String(count),
            label: w('preview.days', { count }),
          }))}
        />
      </Field>
      <Field label={w('preview.label')} hint={w('rollout.optional')}>
        <TextInput value={label} maxLength={100} onChange={({ target }) => setLabel(target.value)} />
      </Field>
    </FormDialog>
  )
}
