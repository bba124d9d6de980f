import { inviteColleague, type ListedOffice } from '@onward/contracts/identity/admin-staff'
import { STAFF_ID } from '@onward/contracts/identity/staff'
import { LANGUAGES, type Language } from '@onward/contracts/language'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { languageName } from '@onward/portal-kit/common'
import { useWrite } from '@onward/portal-kit/queries'
import { Checkbox, Field, RadioGroup, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { type AdminMessages, useAdminMessages } from '../catalogue'

const EMPTY = {
  email: '',
  firstName: '',
  lastName: '',
  hasOneName: false,
  staffId: '',
  officeId: '',
  role: 'agent',
  language: 'en' as Language,
}
type Form = typeof EMPTY
type FieldName = keyof Form
const idOf = (field: FieldName) => `invite-${field}`

/** Errors by field, in page order. */
function faultsOf(w: AdminMessages, form: Form): Partial<Record<FieldName, string>> {
  const staffId = form.staffId.trim()
  return {
    ...(!form.firstName.trim() && { firstName: w('invite.fault.firstName') }),
    ...(!form.hasOneName && !form.lastName.trim() && { lastName: w('invite.fault.lastName') }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(form.email.trim()) && { email: w('common.pleaseEnterAValidEmailAddress') }),
    ...(!STAFF_ID.test(staffId) && { staffId: w(staffId ? 'invite.fault.staffIdLike' : 'invite.fault.staffId') }),
    ...(form.role === 'agent' && !form.officeId && { officeId: w('invite.fault.office') }),
  }
}

interface InviteDialogProps {
  offices: readonly ListedOffice[]
  onClose(): void
}
/** Invites a colleague by an email with a code, valid for seven days. */
export function InviteDialog({ offices, onClose }: InviteDialogProps) {
  const w = useAdminMessages()
  const { failure, failed, forget } = useFormFailure()
  const { notify } = usePortal()
  const [form, setForm] = useState<Form>(EMPTY)
  // Errors of the last attempt: updating them with each letter would move the focus to the summary.
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({})
  const invite = useWrite(inviteColleague)
  const set = (field: FieldName) => (value: string) => setForm({ ...form, [field]: value })
  const onSubmit = () => {
    forget()
    const found = faultsOf(w, form)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body = {
      email: form.email.trim(),
      firstName: form.firstName.trim(),
      lastName: form.hasOneName ? '' : form.lastName.trim(),
      hasOneName: form.hasOneName,
      staffId: form.staffId.trim(),
      officeId: form.role === 'agent' || form.officeId ? form.officeId || null : null,
      role: form.role === 'admin' ? ('admin' as const) : ('agent' as const),
      language: form.language,
    }
    invite.mutate(
      { body },
      {
        onSuccess: ({ receipt }) => {
          const text = w('common.receipt', { reference: receipt.reference })
          notify({ kind: 'success', title: w('invite.done', { name: `${body.firstName} ${body.lastName}`.trim() }), text })
          onClose()
        },
        onError: (error) => {
          const field = error.fieldErrors[0]?.field
          if (error.code === 'already-exists' && (field === 'email' || field === 'staffId')) {
            setFaults({ [field]: w(`invite.taken.${field}`) })
          } else failed(w('common.thatDidNotWork'), error)
        },
      },
    )
  }
  const entries = Object.entries(faults) as [FieldName, string][]
  const text = (field: 'firstName' | 'lastName' | 'email' | 'staffId', type = 'text') => (
    <Field
      label={w(`invite.${field}`)}
      hint={field === 'email' ? w('invite.emailHint') : undefined}
      id={idOf(field)}
      error={faults[field]}
      required
    >
      <TextInput type={type} autoComplete="off" value={form[field]} onChange={({ target }) => set(field)(target.value)} />
    </Field>
  )
  return (
    <FormDialog
      title={w('staff.invite')}
      submit={w('invite.send')}
      busy={invite.isPending}
      faults={entries.map(([field, message]) => ({ id: idOf(field), message }))}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('invite.text')}</p>
      {text('firstName')}
      {!form.hasOneName && text('lastName')}
      <Checkbox
        label={w('common.theyHaveOneNameOnly')}
        checked={form.hasOneName}
        onChange={({ target }) => setForm({ ...form, hasOneName: target.checked })}
      />
      {text('email', 'email')}
      {text('staffId')}
      <RadioGroup
        legend={w('invite.role')}
        name="role"
        value={form.role}
        onChange={set('role')}
        options={[
          { value: 'agent', label: w('role.agent'), hint: w('invite.agentHint') },
          { value: 'admin', label: w('role.admin'), hint: w('invite.adminHint') },
        ]}
      />
      <Field label={w('staff.office')} id={idOf('officeId')} error={faults.officeId} required={form.role === 'agent'}>
        <Select
          value={form.officeId}
          onChange={({ target }) => set('officeId')(target.value)}
          options={[
            { value: '', label: w(form.role === 'agent' ? 'invite.chooseOffice' : 'staff.noOffice') },
            ...offices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={w('invite.language')}>
        <Select
          value={form.language}
          onChange={({ target }) => set('language')(target.value)}
          options={LANGUAGES.map((value) => ({ value, label: languageName(w, value) }))}
        />
      </Field>
    </FormDialog>
  )
}
