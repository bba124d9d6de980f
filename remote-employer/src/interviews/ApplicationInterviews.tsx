import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import { Suspense } from 'react'
import { common } from '../common'
import { interviewCatalogue } from './catalogue'

export interface ApplicationInterviewsProps {
  applicationId: string
  state: ApplicationState
  /** Opened to invite: the form is there at once where an invitation may be sent. */
  isInviting?: boolean
}
const Interviews = lazyPart(
  withCatalogues([slotCatalogue, interviewCatalogue, common], () => import('./InterviewsOfApplication')),
)

/** The interviews of one application; component and texts are fetched with that page. */
export const ApplicationInterviews = (props: ApplicationInterviewsProps) => (
  <Suspense fallback={null}>
    <Interviews {...props} />
  </Suspense>
)
