import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { keepDraft, listThreads } from '@onward/contracts/messaging/threads'
import { useFailureNotice } from '@onward/portal-kit'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { useNavigate } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useApplicationMessages } from './catalogue'

/** Begins a message to the person's work coach with the receipt; they read and send it themselves. Nothing without a coach. */
export function TellCoach({ application }: { application: MyApplication }) {
  const a = useApplicationMessages()
  const navigate = useNavigate()
  const notifyFailure = useFailureNotice()
  const threads = useEndpoint(listThreads)
  const keep = useWrite(keepDraft)
  const coach = threads.data?.items.find(({ type, names }) => type === 'agent' && names.length > 0)
  if (!coach) return null
  const { jobTitle: title, company, receipt } = application
  const begin = async () => {
    if (keep.isPending) return
    const text = a('receipt.coachText', { title, company, reference: receipt.reference })
    try {
      // What was begun before is kept above.
      const before = coach.draft.includes(receipt.reference) ? coach.draft : [coach.draft, text].filter(Boolean).join('\n')
      await keep.mutateAsync({ params: { id: coach.id }, body: { text: before } })
      navigate(`/messages?thread=${coach.id}`)
    } catch (error) {
      notifyFailure(a('receipt.coachFailed'), error)
    }
  }
  return (
    <Button variant="secondary" aria-disabled={keep.isPending} onClick={() => void begin()}>
      {a('receipt.coach')}
    </Button>
  )
}
