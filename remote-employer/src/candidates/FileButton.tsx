import type { Candidate } from '@onward/contracts/jobs/pool'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { refreshAnswers } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import { useFile } from './api'
import { useCandidateMessages } from './catalogue'

/** Opens a candidate's CV or letter. If they have just hidden it, the list is loaded again. */
export function FileButton({ candidate, jobId, file }: { candidate: Candidate; jobId: string; file: 'cv' | 'letter' }) {
  const w = useCandidateMessages()
  const notifyFailure = useFailureNotice()
  const { announce } = usePortal()
  const name = w('name', { code: candidate.code })
  const link = useFile(`${name} - ${w(file)}`)
  const refused = (error: ApiError) => {
    const isGone = error.code === 'link-expired' || error.code === 'not-found'
    notifyFailure(w('file.failed'), error, isGone ? w(file === 'letter' ? 'file.noLetter' : 'file.gone') : null)
    if (isGone) void refreshAnswers('candidate', 'pool-invitation')
  }
  const open = () =>
    link.mutate(
      { params: { id: candidate.id }, body: { jobId, file } },
      { onSuccess: () => announce(w('file.opened', { name })), onError: refused },
    )
  return (
    <Button variant="quiet" onClick={open} disabled={link.isPending} aria-label={`${w(file)}: ${name}`}>
      {w(link.isPending ? 'file.opening' : file)}
    </Button>
  )
}
