import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture, type PortalFixtureProps } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { CONVERSATION_MESSAGES } from '@onward/ui/conversation-fixture'
import slotCy from '@onward/ui/slot/messages/cy.json'
import slotEn from '@onward/ui/slot/messages/en.json'
import { SLOT_CATALOGUE } from '@onward/ui/slot-catalogue'
import { type ReactNode, useEffect, useState } from 'react'
import { APPOINTMENTS_CATALOGUE } from '../appointments/catalogue'
import appointmentsCy from '../appointments/messages/cy.json'
import appointmentsEn from '../appointments/messages/en.json'
import { CASES_CATALOGUE } from '../cases/catalogue'
import casesCy from '../cases/messages/cy.json'
import casesEn from '../cases/messages/en.json'
import { CLIENT_CATALOGUE } from '../clients/catalogue'
import clientsCy from '../clients/messages/cy.json'
import clientsEn from '../clients/messages/en.json'
import { CV_CATALOGUE } from '../cv/catalogue'
import cvCy from '../cv/messages/cy.json'
import cvEn from '../cv/messages/en.json'
import { DASHBOARD_CATALOGUE } from '../dashboard/catalogue'
import dashboardCy from '../dashboard/messages/cy.json'
import dashboardEn from '../dashboard/messages/en.json'
import { IMPORT_CATALOGUE } from '../imports/catalogue'
import importsCy from '../imports/messages/cy.json'
import importsEn from '../imports/messages/en.json'
import { JOB_MATCH_CATALOGUE } from '../job-match/catalogue'
import jobMatchCy from '../job-match/messages/cy.json'
import jobMatchEn from '../job-match/messages/en.json'
import cy from '../messages/cy.json'
import en from '../messages/en.json'
import { PLACEMENTS_CATALOGUE } from '../placements/catalogue'
import placementsCy from '../placements/messages/cy.json'
import placementsEn from '../placements/messages/en.json'
import { QUESTIONS_CATALOGUE } from '../questions/catalogue'
import questionsCy from '../questions/messages/cy.json'
import questionsEn from '../questions/messages/en.json'
import { REFERRAL_CATALOGUE } from '../referrals/catalogue'
import referralsCy from '../referrals/messages/cy.json'
import referralsEn from '../referrals/messages/en.json'
import { REPORT_CATALOGUE } from '../report/catalogue'
import reportCy from '../report/messages/cy.json'
import reportEn from '../report/messages/en.json'

export interface AgentStoryProps {
  children?: ReactNode
  path?: string
  route?: string
  language?: Language
  /** Answers of the services during the story. */
  served?: Parameters<typeof fakeApi>
  /** Overrides of the shell's functions, to observe calls. */
  portal?: PortalFixtureProps['portal']
}

/** The portal around a story of this remote: an agent, every catalogue, and fake services. */
export function AgentStory({
  children,
  path = '/agent/dashboard',
  route = '*',
  language = 'en',
  served = [],
  portal,
}: AgentStoryProps) {
  const [undo] = useState(() => {
    forgetQueries()
    return fakeApi(...served)
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      viewer="agent"
      path={path}
      route={route}
      language={language}
      {...(portal && { portal })}
      messages={{
        agent: { en, cy },
        ...CONVERSATION_MESSAGES,
        [QUESTIONS_CATALOGUE]: { en: questionsEn, cy: questionsCy },
        [REFERRAL_CATALOGUE]: { en: referralsEn, cy: referralsCy },
        [IMPORT_CATALOGUE]: { en: importsEn, cy: importsCy },
        [PLACEMENTS_CATALOGUE]: { en: placementsEn, cy: placementsCy },
        [APPOINTMENTS_CATALOGUE]: { en: appointmentsEn, cy: appointmentsCy },
        [SLOT_CATALOGUE]: { en: slotEn, cy: slotCy },
        [DASHBOARD_CATALOGUE]: { en: dashboardEn, cy: dashboardCy },
        [REPORT_CATALOGUE]: { en: reportEn, cy: reportCy },
        [CASES_CATALOGUE]: { en: casesEn, cy: casesCy },
        [CV_CATALOGUE]: { en: cvEn, cy: cvCy },
        [JOB_MATCH_CATALOGUE]: { en: jobMatchEn, cy: jobMatchCy },
        [CLIENT_CATALOGUE]: { en: clientsEn, cy: clientsCy },
      }}
    >
      {children}
    </PortalFixture>
  )
}
