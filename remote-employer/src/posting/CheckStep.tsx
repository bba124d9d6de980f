import { MAX_DEADLINE_DAYS } from '@onward/contracts/jobs/posting'
import { Field, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import type { StepProps } from './fields'
import { Review } from './Review'

/** How people reach the employer and until when, and all that was said before. */
export function CheckStep({
  draft,
  onChange,
  fields: { bound, wired, box, errorOf },
  onGo,
}: StepProps & { onGo(at: number): void }) {
  const t = useMessages()
  const p = usePostingMessages()
  return (
    <>
      <Field {...wired('contactEmail', t('common.contactEmail'))} required>
        <TextInput {...bound('contactEmail')} type="email" autoComplete="email" />
      </Field>
      <DateField
        id="post-day"
        legend={t('post.field.applicationDeadline')}
        note={t('common.optional')}
        hint={p('deadline.hint', { days: MAX_DEADLINE_DAYS })}
        error={errorOf('applicationDeadline')}
        value={draft}
        onChange={onChange}
      />
      {box('anonymousUntilShortlist', p('anonymous'), p('anonymous.hint'))}
      <Review draft={draft} onGo={onGo} />
    </>
  )
}
