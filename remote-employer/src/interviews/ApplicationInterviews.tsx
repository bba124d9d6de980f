import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { withCatalogue } from '@onward/portal-kit/i18n'
import { SLOT_CATALOGUE, slotWords } from '@onward/ui/slot-words'
import { lazy, Suspense } from 'react'
import { INTERVIEWS_CATALOGUE, interviewWords } from './words'

export interface ApplicationInterviewsProps {
  applicationId: string
  state: ApplicationState
}
const Interviews = lazy(
  withCatalogue(
    SLOT_CATALOGUE,
    slotWords,
    withCatalogue(INTERVIEWS_CATALOGUE, interviewWords, () => import('./InterviewsOfApplication')),
  ),
)

/** The interviews of one application, for its page: fetched with its words when that page is opened. */
export const ApplicationInterviews = (props: ApplicationInterviewsProps) => (
  <Suspense fallback={null}>
    <Interviews {...props} />
  </Suspense>
)
