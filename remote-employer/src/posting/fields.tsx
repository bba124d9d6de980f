import { Checkbox } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { fullFaultText } from './faults'
import type { FormField, JobDraft } from './form'
import type { JobFaults } from './JobErrors'
import { idOf } from './steps'

type TextName = Exclude<FormField, 'applicationDeadline' | 'startsOn' | 'jobType'>
type BoxName = 'isDisabilityFriendly' | 'isRemoteAvailable' | 'benefitsTransitionSupport' | 'anonymousUntilShortlist'

export interface StepProps {
  draft: JobDraft
  onChange(change: Partial<JobDraft>): void
  fields: FormFields
}
export type FormFields = ReturnType<typeof useFormFields>

/** What ties the controls of a step to the draft and its errors. */
export function useFormFields(draft: JobDraft, faults: JobFaults, onChange: (change: Partial<JobDraft>) => void) {
  const t = useMessages()
  const p = usePostingMessages()
  const errorOf = (field: FormField) => {
    const fault = faults.faults.find((one) => one.field === field)
    return fault && fullFaultText(t, p, fault)
  }
  return {
    errorOf,
    /** Value and change of a control. */
    bound: (name: TextName) => ({
      value: draft[name],
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    }),
    /** Id, label and error of a `Field`. */
    wired: (field: FormField, label: string) => ({ id: idOf(field), label, error: errorOf(field) }),
    box: (name: BoxName, label: string, hint?: string) => (
      <Checkbox
        label={label}
        hint={hint}
        checked={draft[name]}
        onChange={(event) => onChange({ [name]: event.target.checked })}
      />
    ),
  }
}
