import type { BoardJob } from '@onward/contracts/jobs/board'
import { usePortal } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { shareAddress } from '../parts/share'
import { useJobsMessages } from './catalogue'

/** Shares the job's address with the phone's own sharing, or copies it. */
export function ShareButton({ job }: { job: Pick<BoardJob, 'id' | 'title' | 'company'> }) {
  const t = useJobsMessages()
  const { notify } = usePortal()
  const share = async () => {
    const url = new URL(`/jobs/${job.id}`, window.location.origin).href
    const end = await shareAddress(`${job.title}, ${job.company}`, url)
    if (end === 'copied') notify({ kind: 'success', title: t('share.copied'), text: t('share.copiedText') })
    if (end === 'failed') notify({ kind: 'error', title: t('share.failed'), text: url })
  }
  return (
    <Button variant="quiet" size="s" icon="external" data-scripted onClick={() => void share()}>
      {t('share.action')}
    </Button>
  )
}
