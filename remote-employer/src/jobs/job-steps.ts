import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { formatNumber } from '@onward/portal-kit/i18n'
import type { RowAction } from '@onward/ui/data'
import { useMessages } from '../catalogue'
import { usePostingMessages } from '../posting/catalogue'

/** An advert that nobody answered for so long, or that so many opened in vain, may need other words. */
const QUIET_MS = 5 * 24 * 60 * 60_000
const QUIET_READERS = 20

interface JobSteps {
  /** The one thing to do next; null while there is nothing. */
  next(job: EmployerJob): RowAction | null
  menu(job: EmployerJob): readonly RowAction[]
}
/** What can be done with a job from its row. */
export function useJobSteps(onDelete: (job: EmployerJob) => void): JobSteps {
  const t = useMessages()
  const p = usePostingMessages()
  const page = ({ id }: EmployerJob) => `/employer/jobs/${id}`
  const edit = ({ id }: EmployerJob) => `/employer/jobs/${id}/edit`
  const applications = ({ id }: EmployerJob) => `/employer/applications?jobId=${id}`
  const isOver = ({ shown }: EmployerJob) => shown === 'Closed'
  return {
    next(job) {
      const { state, checkNote, editWaits, newApplications = 0, postedAt } = job
      if (isOver(job)) return { label: p('job.copy'), to: `/employer/post-job?copy=${job.id}` }
      if (editWaits === 'sent-back' || (state === 'draft' && checkNote)) return { label: p('list.next.correct'), to: edit(job) }
      if (state === 'draft') return { label: p('list.next.finish'), to: edit(job) }
      if (state === 'pending_check') return { label: p('list.next.waits'), to: page(job) }
      if (newApplications > 0)
        return {
          label: p('list.next.read', { count: newApplications, shown: formatNumber(newApplications) }),
          to: `${applications(job)}&status=new`,
        }
      if (job.applications > 0) return { label: p('list.next.applications'), to: applications(job) }
      const isQuiet = Date.now() - Date.parse(postedAt) >= QUIET_MS || (job.funnel?.opened ?? 0) >= QUIET_READERS
      return isQuiet ? { label: p('list.next.improve'), to: edit(job) } : null
    },
    menu: (job) => [
      { label: t('jobs.view'), to: page(job) },
      ...(isOver(job) ? [] : [{ label: p('job.edit'), to: edit(job) }]),
      { label: p('job.copy'), to: `/employer/post-job?copy=${job.id}` },
      ...(job.applications > 0 ? [{ label: p('list.next.applications'), to: applications(job) }] : []),
      ...(job.state === 'active' ? [{ label: t('area.candidates'), to: `/employer/candidates?job=${job.id}` }] : []),
      ...(isOver(job) ? [] : [{ label: p('common.delete'), run: () => onDelete(job), isGrave: true }]),
    ],
  }
}
