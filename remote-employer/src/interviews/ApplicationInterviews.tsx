import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { slotWords } from '@onward/ui/slot-catalogue'
import { lazy, Suspense } from 'react'
import { common } from '../common'
import { interviewWords } from './catalogue'

export interface ApplicationInterviewsProps {
  applicationId: string
  state: ApplicationState
}
const Interviews = lazy(withCatalogues([slotWords, interviewWords, common], () => import('./InterviewsOfApplication')))

/** The interviews of one application, for its page: fetched with its words when that page is opened. */
export const ApplicationInterviews = (props: ApplicationInterviewsProps) => (
  <Suspense fallback={null}>
    <Interviews {...props} />
  </Suspense>
)
