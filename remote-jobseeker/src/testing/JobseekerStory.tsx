import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { CONVERSATION_MESSAGES } from '@onward/ui/conversation-fixture'
import { type ReactNode, useEffect, useState } from 'react'
import { cy as applicationCy } from '../applications/messages.cy'
import { en as applicationEn } from '../applications/messages.en'
import { APPLICATION_CATALOGUE } from '../applications/words'
import { appointments as appointmentsCy } from '../appointments/messages.cy'
import { appointments as appointmentsEn } from '../appointments/messages.en'
import { APPOINTMENTS_CATALOGUE } from '../appointments/words'
import { cy as dashboardCy } from '../dashboard/messages.cy'
import { en as dashboardEn } from '../dashboard/messages.en'
import { DASHBOARD_CATALOGUE } from '../dashboard/words'
import { fromReferral as fromReferralCy } from '../from-referral/messages.cy'
import { fromReferral as fromReferralEn } from '../from-referral/messages.en'
import { FROM_REFERRAL_CATALOGUE } from '../from-referral/words'
import { invitations as invitationsCy } from '../invitations/messages.cy'
import { invitations as invitationsEn } from '../invitations/messages.en'
import { INVITATION_CATALOGUE } from '../invitations/words'
import { cy as jobsCy } from '../jobs/messages.cy'
import { en as jobsEn } from '../jobs/messages.en'
import { JOBS_CATALOGUE } from '../jobs/words'
import { cy as cvCy } from '../messages/cv/cy'
import { en as cvEn } from '../messages/cv/en'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { messages as messagesCy } from '../messages-page/messages.cy'
import { messages as messagesEn } from '../messages-page/messages.en'
import { MESSAGES_CATALOGUE } from '../messages-page/words'
import { myCase as myCaseCy } from '../my-case/messages.cy'
import { myCase as myCaseEn } from '../my-case/messages.en'
import { MY_CASE_CATALOGUE } from '../my-case/words'
import { placements as placementsCy } from '../placements/messages.cy'
import { placements as placementsEn } from '../placements/messages.en'
import { PLACEMENTS_CATALOGUE } from '../placements/words'
import { cy as practiceCy } from '../practice/messages.cy'
import { en as practiceEn } from '../practice/messages.en'
import { PRACTICE_CATALOGUE } from '../practice/words'
import { cy as profileCy } from '../profile/messages.cy'
import { en as profileEn } from '../profile/messages.en'
import { PROFILE_CATALOGUE } from '../profile/words'
import { CV_CATALOGUE } from '../words'
import { workCoach as workCoachCy } from '../work-coach/messages.cy'
import { workCoach as workCoachEn } from '../work-coach/messages.en'
import { WORK_COACH_CATALOGUE } from '../work-coach/words'

/**
 * The catalogues of this remote, for `PortalFixture`. Also those that a part fetches for itself: it does so once, in the language of the story
 * that showed it first.
 */
export const MESSAGES = {
  jobseeker: { en, cy },
  [APPOINTMENTS_CATALOGUE]: { en: appointmentsEn, cy: appointmentsCy },
  [APPLICATION_CATALOGUE]: { en: applicationEn, cy: applicationCy },
  [CV_CATALOGUE]: { en: cvEn, cy: cvCy },
  [DASHBOARD_CATALOGUE]: { en: dashboardEn, cy: dashboardCy },
  [FROM_REFERRAL_CATALOGUE]: { en: fromReferralEn, cy: fromReferralCy },
  [INVITATION_CATALOGUE]: { en: invitationsEn, cy: invitationsCy },
  [JOBS_CATALOGUE]: { en: jobsEn, cy: jobsCy },
  [MESSAGES_CATALOGUE]: { en: messagesEn, cy: messagesCy },
  ...CONVERSATION_MESSAGES,
  [MY_CASE_CATALOGUE]: { en: myCaseEn, cy: myCaseCy },
  [PLACEMENTS_CATALOGUE]: { en: placementsEn, cy: placementsCy },
  [PRACTICE_CATALOGUE]: { en: practiceEn, cy: practiceCy },
  [PROFILE_CATALOGUE]: { en: profileEn, cy: profileCy },
  [WORK_COACH_CATALOGUE]: { en: workCoachEn, cy: workCoachCy },
}

export interface JobseekerStoryProps {
  children: ReactNode
  path?: string
  route?: string
  viewer?: 'user' | 'visitor' | 'agent' | 'employer'
  language?: Language
  /** What the services answer while the story is shown. */
  served?: Parameters<typeof fakeApi>
}

/** The portal around a story of this remote: a jobseeker, both catalogues, and services that answer by the contracts. */
export function JobseekerStory({
  children,
  path = '/dashboard',
  route = '*',
  viewer = 'user',
  language = 'en',
  served = [],
}: JobseekerStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture viewer={viewer} path={path} route={route} language={language} messages={MESSAGES}>
      {children}
    </PortalFixture>
  )
}
