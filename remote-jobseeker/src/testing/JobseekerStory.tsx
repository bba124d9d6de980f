import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture, type PortalFixtureProps } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { CONVERSATION_MESSAGES } from '@onward/ui/conversation-fixture'
import { type ReactNode, useEffect, useState } from 'react'
import { ABROAD_CATALOGUE } from '../abroad/catalogue'
import abroadCy from '../abroad/messages/cy.json'
import abroadEn from '../abroad/messages/en.json'
import { APPLICATION_CATALOGUE } from '../applications/catalogue'
import applicationCy from '../applications/messages/cy.json'
import applicationEn from '../applications/messages/en.json'
import { APPOINTMENTS_CATALOGUE } from '../appointments/catalogue'
import appointmentsCy from '../appointments/messages/cy.json'
import appointmentsEn from '../appointments/messages/en.json'
import { BETTER_OFF_CATALOGUE } from '../better-off/catalogue'
import betterOffCy from '../better-off/messages/cy.json'
import betterOffEn from '../better-off/messages/en.json'
import { CV_CATALOGUE } from '../catalogue'
import cvCy from '../cv-messages/cy.json'
import cvEn from '../cv-messages/en.json'
import { DASHBOARD_CATALOGUE } from '../dashboard/catalogue'
import dashboardCy from '../dashboard/messages/cy.json'
import dashboardEn from '../dashboard/messages/en.json'
import { FIRST_RUN_CATALOGUE } from '../first-run/catalogue'
import firstRunCy from '../first-run/messages/cy.json'
import firstRunEn from '../first-run/messages/en.json'
import { FROM_REFERRAL_CATALOGUE } from '../from-referral/catalogue'
import fromReferralCy from '../from-referral/messages/cy.json'
import fromReferralEn from '../from-referral/messages/en.json'
import { INVITATION_CATALOGUE } from '../invitations/catalogue'
import invitationsCy from '../invitations/messages/cy.json'
import invitationsEn from '../invitations/messages/en.json'
import { JOBS_CATALOGUE } from '../jobs/catalogue'
import { DEMANDS_CATALOGUE } from '../jobs/demands/catalogue'
import demandsCy from '../jobs/demands/messages/cy.json'
import demandsEn from '../jobs/demands/messages/en.json'
import jobsCy from '../jobs/messages/cy.json'
import jobsEn from '../jobs/messages/en.json'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { MESSAGES_CATALOGUE } from '../messages-page/catalogue'
import messagesCy from '../messages-page/messages/cy.json'
import messagesEn from '../messages-page/messages/en.json'
import { MY_CASE_CATALOGUE } from '../my-case/catalogue'
import myCaseCy from '../my-case/messages/cy.json'
import myCaseEn from '../my-case/messages/en.json'
import { PLACEMENTS_CATALOGUE } from '../placements/catalogue'
import placementsCy from '../placements/messages/cy.json'
import placementsEn from '../placements/messages/en.json'
import { PRACTICE_CATALOGUE } from '../practice/catalogue'
import practiceCy from '../practice/messages/cy.json'
import practiceEn from '../practice/messages/en.json'
import { PROFILE_CATALOGUE } from '../profile/catalogue'
import profileCy from '../profile/messages/cy.json'
import profileEn from '../profile/messages/en.json'
import { WORK_COACH_CATALOGUE } from '../work-coach/catalogue'
import workCoachCy from '../work-coach/messages/cy.json'
import workCoachEn from '../work-coach/messages/en.json'

/**
 * The catalogues of this remote, for `PortalFixture`, including those that parts fetch themselves: they do so once, in the first story's language.
 */
export const MESSAGES = {
  jobseeker: { en, cy },
  [ABROAD_CATALOGUE]: { en: abroadEn, cy: abroadCy },
  [APPOINTMENTS_CATALOGUE]: { en: appointmentsEn, cy: appointmentsCy },
  [APPLICATION_CATALOGUE]: { en: applicationEn, cy: applicationCy },
  [BETTER_OFF_CATALOGUE]: { en: betterOffEn, cy: betterOffCy },
  [CV_CATALOGUE]: { en: cvEn, cy: cvCy },
  [DASHBOARD_CATALOGUE]: { en: dashboardEn, cy: dashboardCy },
  [DEMANDS_CATALOGUE]: { en: demandsEn, cy: demandsCy },
  [FIRST_RUN_CATALOGUE]: { en: firstRunEn, cy: firstRunCy },
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
  /** Replaces the usual session of the viewer. */
  session?: PortalFixtureProps['session']
  language?: Language
  /** Answers of the services during the story. */
  served?: Parameters<typeof fakeApi>
}

/** The portal around a story of this remote: a jobseeker, all catalogues, and services that answer by the contracts. */
export function JobseekerStory({
  children,
  path = '/dashboard',
  route = '*',
  viewer = 'user',
  session,
  language = 'en',
  served = [],
}: JobseekerStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer={viewer}
      path={path}
      route={route}
      language={language}
      messages={MESSAGES}
      {...(session && { session })}
    >
      {children}
    </PortalFixture>
  )
}
