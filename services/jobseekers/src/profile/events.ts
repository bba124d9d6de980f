import type { ServiceKit } from '@onward/service-kit'
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { keepGrant } from '../coach/grants-store'
import { profiles } from '../db/schema'

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  preferredJobTypes: [],
  travelMiles: 10,
  skills: [],
  version: 1,
  registeredVersion: -1,
  emailVersion: -1,
  matchVersion: 0,
  isJobseeker: false,
}

/** A profile begins with the registration. The events may come in any order. */
export function profileEvents(kit: ServiceKit): void {
  kit.onEvent('account.registered', async ({ accountId, role, firstName, lastName }, tx, { at, version }) => {
    if (role !== 'user') return
    const facts = { isJobseeker: true, firstName, lastName, registeredVersion: version }
    // The row may be there already, from the other event or from the demo data.
    const joinedAt = sql`least(${profiles.joinedAt}, excluded.joined_at)`
    await tx
      .insert(profiles)
      .values({ ...blank, accountId, joinedAt: at, ...facts })
      .onConflictDoUpdate({
        target: profiles.accountId,
        set: { ...facts, joinedAt },
        setWhere: lt(profiles.registeredVersion, version),
      })
  })
  kit.onEvent('claimant.ni-recorded', async ({ accountId }, tx, { at }) => {
    const facts = { hasNiNumber: true }
    await tx
      .insert(profiles)
      .values({ ...blank, accountId, joinedAt: at, ...facts })
      .onConflictDoUpdate({ target: profiles.accountId, set: facts })
  })
  kit.onEvent('case.assigned', async (told, tx, { at, version }) => {
    const { caseId, referralId, accountId, officeId, officeName, agentAccountId: agentId, agentName, open } = told
    const facts = { coachCase: caseId, coachVersion: version, coachOffice: officeName, coachName: open ? agentName : '' }
    const isNews = and(eq(profiles.coachCase, caseId), lt(profiles.coachVersion, version))
    // A case that ended takes nobody away who came with a later one.
    const setWhere = or(isNull(profiles.coachCase), isNews, open ? ne(profiles.coachCase, caseId) : undefined)
    await tx
      .insert(profiles)
      .values({ ...blank, accountId, joinedAt: at, ...facts })
      .onConflictDoUpdate({ target: profiles.accountId, set: facts, setWhere })
    const grant = { caseId, referralId, accountId, officeId, officeName, agentId, agentName, open }
    await keepGrant(tx, grant, { version, at })
  })
  kit.onEvent('account.email', async ({ accountId, email }, tx, { at, version }) => {
    const facts = { email, emailVersion: version }
    await tx
      .insert(profiles)
      .values({ ...blank, accountId, joinedAt: at, ...facts })
      .onConflictDoUpdate({ target: profiles.accountId, set: facts, setWhere: lt(profiles.emailVersion, version) })
  })
}
