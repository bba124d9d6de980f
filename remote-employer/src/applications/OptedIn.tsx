import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { Badge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'

/** Shown only when the person chose to share it in this application. Never a filter, a sort key or part of the score. */
export function OptedIn({ application }: { application: Pick<EmployerApplication, 'disabilitySupport' | 'benefitsTransition'> }) {
  const t = useMessages()
  return (
    <>
      {application.disabilitySupport && <Badge>{t('common.disabilitySupport')}</Badge>}
      {application.benefitsTransition && <Badge>{t('badge.transition')}</Badge>}
    </>
  )
}
