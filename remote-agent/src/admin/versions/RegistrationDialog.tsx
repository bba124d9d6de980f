import { REMOTE_NAME, type Registration, type ReservedForRemote, saveRegistration } from '@onward/contracts/gateway/registrations'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, TextArea, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { type AdminMessages, useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'

const VIEWERS = ['visitor', 'user', 'employer', 'agent', 'admin'] as const
const PATH = /^\/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/
type Form = Record<'name' | 'team' | 'publicKey' | 'paths' | 'webhook' | 'mail' | 'budget', string>
type FieldName = keyof Form
const idOf = (field: FieldName) => `remote-${field}`

export const reservedText = ({ path, roles }: ReservedForRemote): string => `${path} ${roles.join(' ')}`

/** A line for each address: `/agent/training agent admin`. Null when a line is none. */
export function reservedFrom(text: string): ReservedForRemote[] | null {
  const lines = text.split('\n').filter((line) => line.trim())
  const read = lines.map((line) => {
    const [path = '', ...roles] = line.trim().split(/[\s,]+/)
    const known = VIEWERS.filter((viewer) => roles.includes(viewer))
    return PATH.test(path) && known.length > 0 && known.length === roles.length ? { path, roles: known } : null
  })
  return read.every((one) => one !== null) ? read : null
}

/** Errors by field, in page order. */
function faultsOf(w: AdminMessages, form: Form): Partial<Record<FieldName, string>> {
  const { name, team, publicKey, paths, webhook, mail, budget } = form
  return {
    ...(!(REMOTE_NAME.test(name) && name !== 'shell') && { name: w('team.nameFault') }),
    ...(!team.trim() && { team: w('team.missing') }),
    ...(!publicKey.trim() && { publicKey: w('team.missing') }),
    ...(reservedFrom(paths) === null && { paths: w('team.pathsFault') }),
    ...(webhook && !(webhook.startsWith('https://') && URL.canParse(webhook)) && { webhook: w('team.webhookFault') }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(mail) && { mail: w('team.mailFault') }),
    ...(!/^([1-9]\d{0,4})?$/.test(budget) && { budget: w('team.budgetFault') }),
  }
}

interface RegistrationDialogProps {
  /** Null registers a new remote. */
  registration: Registration | null
  reload: () => unknown
  onClose(): void
}
/** Registers a remote of a team, or changes its registration. */
export function RegistrationDialog({ registration, reload, onClose }: RegistrationDialogProps) {
  const w = useAdminMessages()
  const [form, setForm] = useState<Form>({
    name: registration?.name ?? '',
    team: registration?.team ?? '',
    publicKey: registration && registration.version > 0 ? (registration.publicKey ?? '') : '',
    paths: (registration?.reserved ?? []).map((one) => reservedText(one)).join('\n'),
    webhook: registration?.webhook ?? '',
    mail: registration?.mail ?? '',
    budget: registration?.budgetBytes ? String(Math.round(registration.budgetBytes / 1000)) : '',
  })
  const [version] = useState(registration?.version ?? 0)
  // Errors of the last attempt: updating them with each letter would move the focus to the summary.
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({})
  const save = useWrite(saveRegistration)
  const { done, refused, failure } = useDecided(reload)
  const set = (field: FieldName) => (value: string) => setForm({ ...form, [field]: value })
  const submit = () => {
    const found = faultsOf(w, form)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const { name, team, publicKey, paths, webhook, mail, budget } = form
    const budgetBytes = budget ? Number(budget) * 1000 : null
    save.mutate(
      { params: { name }, body: { version, team, publicKey, reserved: reservedFrom(paths) ?? [], webhook, mail, budgetBytes } },
      {
        onSuccess: (answer) => {
          onClose()
          done(w('team.saved', { name }), answer)
        },
        onError: (error) => {
          const wrong = error.fieldErrors[0]
          if (wrong && wrong.field in form) setFaults({ [wrong.field]: wrong.message })
          else refused(error)
        },
      },
    )
  }
  const entries = Object.entries(faults) as [FieldName, string][]
  const field = (
    name: FieldName,
    label: string,
    { hint, required = false, lines = 0 }: { hint?: string; required?: boolean; lines?: number } = {},
  ) => (
    <Field label={label} hint={hint} id={idOf(name)} error={faults[name]} required={required}>
      {lines > 0 ? (
        <TextArea rows={lines} value={form[name]} spellCheck={false} onChange={({ target }) => set(name)(target.value)} />
      ) : (
        <TextInput
          value={form[name]}
          autoComplete="off"
          readOnly={name === 'name' && registration !== null}
          onChange={({ target }) => set(name)(target.value.trimStart())}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title={registration ? w('team.changeTitle', { name: registration.name }) : w('team.registerTitle')}
      submit={w('team.save')}
      busy={save.isPending}
      faults={entries.map(([name, message]) => ({ id: idOf(name), message }))}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{w('team.text')}</p>
      {field('name', w('common.name'), { hint: w('team.nameHint'), required: true })}
      {field('team', w('team.owner'), { required: true })}
      {field('publicKey', w('team.key'), { hint: w('team.keyHint'), required: true, lines: 4 })}
      {field('paths', w('team.paths'), { hint: w('team.pathsHint'), lines: 3 })}
      {field('webhook', w('team.webhook'))}
      {field('mail', w('team.mail'), { hint: w('team.mailHint'), required: true })}
      {field('budget', w('team.budget'), { hint: w('team.budgetHint') })}
    </FormDialog>
  )
}
