import type { Language } from '@onward/contracts/language'
import { fakeApi } from '@onward/portal-kit/fake-api'
import { PortalFixture, type PortalFixtureProps } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { CONVERSATION_MESSAGES } from '@onward/ui/conversation-fixture'
import { slot as slotCy } from '@onward/ui/slot/messages.cy'
import { slot as slotEn } from '@onward/ui/slot/messages.en'
import { SLOT_CATALOGUE } from '@onward/ui/slot-words'
import { type ReactNode, useEffect, useState } from 'react'
import { appointments as appointmentsCy } from '../appointments/messages.cy'
import { appointments as appointmentsEn } from '../appointments/messages.en'
import { APPOINTMENTS_CATALOGUE } from '../appointments/words'
import { cases as casesCy } from '../cases/messages.cy'
import { cases as casesEn } from '../cases/messages.en'
import { CASES_CATALOGUE } from '../cases/words'
import { clients as clientsCy } from '../clients/messages.cy'
import { clients as clientsEn } from '../clients/messages.en'
import { CLIENT_CATALOGUE } from '../clients/words'
import { cv as cvCy } from '../cv/messages.cy'
import { cv as cvEn } from '../cv/messages.en'
import { CV_CATALOGUE } from '../cv/words'
import { dashboard as dashboardCy } from '../dashboard/messages.cy'
import { dashboard as dashboardEn } from '../dashboard/messages.en'
import { DASHBOARD_CATALOGUE } from '../dashboard/words'
import { imports as importsCy } from '../imports/messages.cy'
import { imports as importsEn } from '../imports/messages.en'
import { IMPORT_CATALOGUE } from '../imports/words'
import { jobMatch as jobMatchCy } from '../job-match/messages.cy'
import { jobMatch as jobMatchEn } from '../job-match/messages.en'
import { JOB_MATCH_CATALOGUE } from '../job-match/words'
import { cy } from '../messages/cy'
import { en } from '../messages/en'
import { placements as placementsCy } from '../placements/messages.cy'
import { placements as placementsEn } from '../placements/messages.en'
import { PLACEMENTS_CATALOGUE } from '../placements/words'
import { referrals as referralsCy } from '../referrals/messages.cy'
import { referrals as referralsEn } from '../referrals/messages.en'
import { REFERRAL_CATALOGUE } from '../referrals/words'
import { report as reportCy } from '../report/messages.cy'
import { report as reportEn } from '../report/messages.en'
import { REPORT_CATALOGUE } from '../report/words'

export interface AgentStoryProps {
  children?: ReactNode
  path?: string
  route?: string
  language?: Language
  /** What the services answer while the story is shown. */
  served?: Parameters<typeof fakeApi>
  /** What the shell lends, where the story is to see it called. */
  portal?: PortalFixtureProps['portal']
}

/** The portal around a story of this remote: an agent, every catalogue, and services that answer by the contracts. */
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
