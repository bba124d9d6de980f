import { fileURLToPath } from 'node:url'
import type { ServiceDefinition } from '@onward/service-kit'
import { keepNoLonger } from '@onward/service-kit/retention'
import { actSubjects } from './act-subjects-store'
import { applicationDraftEvents, applicationDraftRoutes } from './application-drafts/routes'
import { badgeEvents } from './badges/events'
import { badgeRoutes } from './badges/routes'
import { coachAgentRoutes } from './coach/agent-routes'
import { coachEvents } from './coach/events'
import { coachOwnRoutes } from './coach/own-routes'
import { consentRoutes } from './consents/routes'
import { curriculumRoutes } from './curriculum/routes'
import { cvEvents } from './cvs/events'
import { cvRoutes } from './cvs/routes'
import { disclosureEvents, disclosureRoutes } from './disclosures/routes'
import { documentPageRoutes } from './document-pages/routes'
import { erasureEvents } from './erasure/events'
import { fromReferralRoutes } from './from-referral/routes'
import { letterRoutes } from './letters/routes'
import { myDataRoutes } from './my-data/routes'
import { poolRoutes } from './pool/routes'
import { practiceRoutes } from './practice/routes'
import { profileEvents } from './profile/events'
import { profileRoutes } from './profile/routes'
import { retention } from './retention'

export const service: ServiceDefinition = {
  name: 'jobseekers',
  actSubjects,
  migrations: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  register(kit) {
    profileEvents(kit)
    profileRoutes(kit)
    cvRoutes(kit)
    cvEvents(kit)
    curriculumRoutes(kit)
    letterRoutes(kit)
    consentRoutes(kit)
    badgeEvents(kit)
    badgeRoutes(kit)
    disclosureRoutes(kit)
    disclosureEvents(kit)
    documentPageRoutes(kit)
    applicationDraftRoutes(kit)
    applicationDraftEvents(kit)
    myDataRoutes(kit)
    erasureEvents(kit)
    keepNoLonger(kit, retention)
    practiceRoutes(kit)
    poolRoutes(kit)
    coachEvents(kit)
    coachAgentRoutes(kit)
    coachOwnRoutes(kit)
    fromReferralRoutes(kit)
  },
}
