import { ButtonLink } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { practicePath } from './practice'

/** Link to a job's interview practice. `soon`: an interview is agreed or requested. */
export function PracticeLink({ jobId, soon = false }: { jobId: string; soon?: boolean }) {
  const t = useMessages()
  return (
    <ButtonLink to={practicePath(jobId)} variant={soon ? 'secondary' : 'quiet'} size={soon ? 'm' : 's'} icon="star">
      {t(soon ? 'practice.soon' : 'practice.job')}
    </ButtonLink>
  )
}
