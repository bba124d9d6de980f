import { correctReferral, type ReferralDetails } from '@onward/contracts/casework/referrals'
import { usePortal } from '@onward/portal-kit'
import { Checkbox, Field, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import * as v from 'valibot'
import { useMessages } from '../catalogue'
import { contactFaultText } from '../parts/contact-faults'
import { FormDialog } from '../parts/FormDialog'
import { useCorrect } from './api'
import { useClientMessages } from './catalogue'
import { useFailure } from './useFailure'

const FIELDS = ['firstName', 'lastName', 'location', 'email', 'phone'] as const
type Contact = Record<(typeof FIELDS)[number], string>
interface Fault {
  field: (typeof FIELDS)[number]
  message: string
}
const faultsOf = (problems: readonly { field: string; message: string }[]): Fault[] =>
  FIELDS.flatMap((field) => {
    const problem = problems.find((one) => one.field === field)
    return problem ? [{ field, message: problem.message }] : []
  })

/** Corrects the contact details of the invitation and sends it again. */
export function CorrectDialog({ client, onClose }: { client: ReferralDetails; onClose(): void }) {
  const t = useMessages()
  const w = useClientMessages()
  const { notify } = usePortal()
  const correct = useCorrect()
  const { failure, refused, forget } = useFailure(client.id)
  const [typed, setTyped] = useState<Contact>({
    firstName: client.firstName,
    lastName: client.lastName,
    location: client.location,
    email: client.emailAddress,
    phone: client.phone,
  })
  const [hasOneName, setOneName] = useState(client.lastName === '')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const onSubmit = () => {
    forget()
    const body = { ...typed, hasOneName, version: client.version }
    const checked = v.safeParse(correctReferral.body, body)
    const found = checked.success
      ? []
      : faultsOf(checked.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
    setFaults(found)
    if (found.length > 0) return
    correct.mutate(
      { params: { id: client.id }, body },
      {
        onSuccess: ({ receipt }) => {
          const text = `${w('resent.text')} ${t('common.receipt', { reference: receipt.reference })}`
          notify({ kind: 'success', title: w('resent.title'), text })
          onClose()
        },
        onError: (error) => {
          const wrong = faultsOf(error.fieldErrors)
          setFaults(wrong)
          if (wrong.length === 0) refused(error)
        },
      },
    )
  }
  const idOf = (field: string) => `correct-${field}`
  const tick = (
    <Checkbox
      key="one-name"
      label={w('common.theyHaveOneNameOnly')}
      checked={hasOneName}
      onChange={({ target }) => setOneName(target.checked)}
    />
  )
  return (
    <FormDialog
      title={w('correct.title')}
      submit={w(correct.isPending ? 'common.saving' : 'correct.submit')}
      busy={correct.isPending}
      faults={faults.map(({ field, message }) => ({ id: idOf(field), message: contactFaultText(t, message) }))}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('correct.text')}</p>
      {FIELDS.map((field) => {
        if (field === 'lastName' && hasOneName) return tick
        const fault = faults.find((one) => one.field === field)
        const text = (
          <Field
            key={field}
            id={idOf(field)}
            label={w(`field.${field}`)}
            error={fault && contactFaultText(t, fault.message)}
            required
          >
            <TextInput
              value={typed[field]}
              type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </Field>
        )
        return field === 'lastName' ? [text, tick] : text
      })}
    </FormDialog>
  )
}
