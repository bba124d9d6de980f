import { InlineAlert } from '@onward/ui/frame'
import { useJobsMessages } from './catalogue'

/** For an employer who reads applications without names: what they see before the shortlist, and what they do not. */
export function NamesHidden({ company }: { company: string }) {
  const w = useJobsMessages()
  return (
    <InlineAlert title={w('hidden.title')}>
      <p>{w('hidden.text', { company })}</p>
      <ul>
        <li>{w('hidden.seen')}</li>
        <li>{w('hidden.words')}</li>
        <li>{w('hidden.unseen')}</li>
      </ul>
    </InlineAlert>
  )
}
