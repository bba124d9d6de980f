import { salaryText } from '@onward/contracts/jobs/pay'
import { Steps } from '@onward/ui/plan'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { hoursIn, type JobDraft, payIn } from './form'
import { STEPS } from './steps'
import type { FormStepsState } from './useFormSteps'

/** The four steps of the form, with what is said in each or what it will ask. */
export function FormSteps({ draft, steps, isEdit }: { draft: JobDraft; steps: FormStepsState; isEdit: boolean }) {
  const p = usePostingMessages()
  const t = useMessages()
  const pay = payIn(draft)
  const type = draft.jobType && t(`common.jobType.${draft.jobType}`)
  const texts = {
    job: [draft.title, draft.location].filter((text) => text.trim() !== '').join(', '),
    pay: [type, pay || draft.payNote.trim() ? salaryText(pay, hoursIn(draft), draft.payNote.trim()) : '']
      .filter(Boolean)
      .join(', '),
    suits: p('steps.suits.text'),
    check: p('steps.check.text'),
  }
  return (
    <Steps
      label={p('steps.label')}
      at={steps.at}
      onGo={steps.go}
      steps={STEPS.map((step, n) => {
        const state = steps.state(n)
        const title = p(step === 'check' && isEdit ? 'steps.check.edit' : `steps.${step}`)
        return { title, text: texts[step], open: steps.open(n), ...(state && { state }) }
      })}
    />
  )
}
