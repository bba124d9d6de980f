import { Steps } from '@onward/ui/plan'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { type JobDraft, payIn, payText } from './form'
import { STEPS } from './steps'
import type { FormStepsState } from './useFormSteps'

/** The four steps of the form, with what is said in each or what it will ask. */
export function FormSteps({ draft, steps, isEdit }: { draft: JobDraft; steps: FormStepsState; isEdit: boolean }) {
  const p = usePostingMessages()
  const t = useMessages()
  const type = draft.jobType && t(`common.jobType.${draft.jobType}`)
  const texts = {
    job: [draft.title, draft.location].filter((text) => text.trim() !== '').join(', '),
    pay: [type, payIn(draft) || draft.payNote.trim() ? payText(draft) : ''].filter(Boolean).join(', '),
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
