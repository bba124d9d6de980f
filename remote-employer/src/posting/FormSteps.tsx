import { salaryText } from '@onward/contracts/jobs/pay'
import { Steps } from '@onward/ui/plan'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { hoursIn, type JobDraft, payIn, readDate } from './form'

const STEPS = ['job', 'pay', 'contact', 'workplace'] as const

/** The step that comes next: the first whose answers are missing. Pay and workplace may stay empty, so they wait for nobody. */
export function stepAt({ title, department, jobType, location, description, contactEmail }: JobDraft): number {
  if ([title, department, jobType, location, description].some((text) => text.trim() === '')) return 0
  return contactEmail.trim() === '' ? 2 : 3
}

/** The four parts of the form with what is said in each; pressing one goes to its first field. */
export function FormSteps({ draft }: { draft: JobDraft }) {
  const t = useMessages()
  const p = usePostingMessages()
  const pay = payIn(draft)
  const closes = readDate(draft.day, draft.month, draft.year)
  const titles = { job: t('post.about'), pay: p('pay.legend'), contact: t('post.contact'), workplace: t('post.workplace') }
  const texts = {
    job: [draft.title, draft.location].filter((text) => text.trim() !== '').join(', '),
    pay: pay || draft.payNote.trim() ? salaryText(pay, hoursIn(draft), draft.payNote.trim()) : '',
    contact: closes && closes !== 'wrong' ? closes.split('-').reverse().join('/') : '',
    workplace: '',
  }
  return (
    <Steps
      label={p('steps.label')}
      at={stepAt(draft)}
      steps={STEPS.map((step) => ({ title: titles[step], ...(texts[step] && { text: texts[step] }) }))}
      onGo={(at) => document.querySelector<HTMLElement>(`#step-${STEPS[at]} :is(input, select, textarea)`)?.focus()}
    />
  )
}
