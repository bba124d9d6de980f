import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import { lazy, Suspense } from 'react'
import { common } from '../common'
import { interviewCatalogue } from './catalogue'

export interface ApplicationInterviewsProps {
  applicationId: string
  state: ApplicationState
}
const Interviews = lazy(withCatalogues([slotCatalogue, interviewCatalogue, common], () => import('./InterviewsOfApplication')))

/** The interviews of one application, for its page: fetched with its words when that page is opened. */
export const ApplicationInterviews = (props: ApplicationInterviewsProps) => (
  <Suspense fallback={null}>
    <Interviews {...props} />
  </Suspense>
)
