import { ButtonLink, InlineAlert } from '@onward/ui/frame'
import { useApplication } from '../applications/api'
import { Receipt } from '../applications/Receipt'
import { useMessages } from '../catalogue'

/** For an application that was already sent, from another tab or in a request whose answer was lost: its receipt. */
export function AlreadyApplied({ applicationId }: { applicationId: string | null }) {
  const t = useMessages()
  return (
    <InlineAlert title={t('apply.already')}>
      {applicationId && <ReceiptOf applicationId={applicationId} />}
      <ButtonLink to={applicationId ? `/applications/${applicationId}` : '/applications'} variant="secondary">
        {t(applicationId ? 'job.applied' : 'dashboard.allApplications')}
      </ButtonLink>
    </InlineAlert>
  )
}

function ReceiptOf({ applicationId }: { applicationId: string }) {
  const application = useApplication(applicationId)
  return application.data ? <Receipt {...application.data.receipt} /> : null
}
