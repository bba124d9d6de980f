import type { ServiceKit } from '@onward/service-kit'
import { lt } from 'drizzle-orm'
import { contacts, preferences } from '../db/schema'
import { keepAgentThread } from '../threads/agent'
import { openEmployerThread, ownThread, renameParticipant, showName } from '../threads/open'
import { changeStaff, holdStaff } from '../threads/staff'
import {
  ofAnalysed,
  ofAnnounced,
  ofAppointment,
  ofAssigned,
  ofAwarded,
  ofBounced,
  ofCoachAct,
  ofDecided,
  ofHandedOn,
  ofInterview,
  ofJobChanged,
  ofJobState,
  ofMatched,
  ofMember,
  ofMoved,
  ofOfferChanged,
  ofOfferWaiting,
  ofPlacementCheck,
  ofPlacementConflict,
  ofPoolAccepted,
  ofPoolInvited,
  ofReport,
  ofRevoked,
  ofShared,
  ofSubmitted,
  ofVerified,
  ofWaiting,
} from './from-events'
import { tell } from './tell'

/** What other services tell becomes a notice, and an email where it matters. Each event is handled once, in one transaction. */
export function noticeEvents(kit: ServiceKit): void {
  kit.onEvent('account.contact', async ({ accountId, email, firstName, language, active }, tx, { version }) => {
    const contact = { email, firstName, language, active, version }
    const news = await tx
      .insert(contacts)
      .values({ accountId, ...contact })
      .onConflictDoUpdate({ target: contacts.accountId, set: contact, setWhere: lt(contacts.version, version) })
      .returning({ accountId: contacts.accountId })
    if (news.length > 0) await renameParticipant(tx, accountId, firstName)
  })
  kit.onEvent('account.registered', async ({ accountId, role, firstName }, tx, { at }) => {
    if (role !== 'user') return
    await ownThread(tx, 'support', accountId, at, firstName)
    await ownThread(tx, 'system', accountId, at, firstName)
  })
  kit.onEvent('contact.preferences', async ({ accountId, ...wishes }, tx, { version }) => {
    const values = { ...wishes, version }
    await tx
      .insert(preferences)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: preferences.accountId, set: values, setWhere: lt(preferences.version, version) })
  })
  kit.onEvent('application.submitted', async (payload, tx, { at }) => {
    if (!payload.quiet) await tell(tx, ofSubmitted(payload), at)
    await openEmployerThread(tx, payload, at)
  })
  kit.onEvent('application.moved', async (payload, tx, { at }) => {
    await tell(tx, ofMoved(payload), at)
    if (!payload.anonymous) await showName(tx, payload.applicationId)
  })
  kit.onEvent('offer.waiting', (payload, tx, { at }) => tell(tx, ofOfferWaiting(payload), at))
  kit.onEvent('offer.changed', (payload, tx, { at }) => tell(tx, ofOfferChanged(payload), at))
  kit.onEvent('interview.changed', (payload, tx, { at }) => tell(tx, ofInterview(payload), at))
  kit.onEvent('application.waiting', (payload, tx, { at }) => tell(tx, ofWaiting(payload), at))
  kit.onEvent('pool.invited', (payload, tx, { at }) => tell(tx, ofPoolInvited(payload), at))
  kit.onEvent('pool.accepted', (payload, tx, { at }) => tell(tx, ofPoolAccepted(payload), at))
  kit.onEvent('alert.matched', (payload, tx, { at }) => tell(tx, ofMatched(payload), at))
  kit.onEvent('badge.awarded', (payload, tx, { at }) => tell(tx, ofAwarded(payload), at))
  kit.onEvent('badge.announced', (payload, tx, { at }) => tell(tx, ofAnnounced(payload), at))
  kit.onEvent('badge.revoked', (payload, tx, { at }) => tell(tx, ofRevoked(payload), at))
  kit.onEvent('report.decided', (payload, tx, { at }) => tell(tx, ofReport(payload), at))
  kit.onEvent('cv.analysed', (payload, tx, { at }) => tell(tx, ofAnalysed(payload), at))
  kit.onEvent('organisation.verified', (payload, tx, { at }) => tell(tx, ofVerified(payload), at))
  kit.onEvent('organisation.decided', async (payload, tx, { at, version }) => {
    await tell(tx, ofDecided(payload), at)
    await holdStaff(tx, payload, version)
  })
  kit.onEvent('organisation.member', async (payload, tx, { at }) => {
    await tell(tx, ofMember(payload), at)
    await changeStaff(tx, payload, at)
  })
  kit.onEvent('job.state', (payload, tx, { at }) => tell(tx, ofJobState(payload), at))
  kit.onEvent('placement.check', (payload, tx, { at }) => tell(tx, ofPlacementCheck(payload), at))
  kit.onEvent('placement.conflict', (payload, tx, { at }) => tell(tx, ofPlacementConflict(payload), at))
  kit.onEvent('appointment.changed', (payload, tx, { at }) => tell(tx, ofAppointment(payload), at))
  kit.onEvent('case.shared', (payload, tx, { at }) => tell(tx, ofShared(payload), at))
  kit.onEvent('referral.bounced', (payload, tx, { at }) => tell(tx, ofBounced(payload), at))
  kit.onEvent('coach.act', (payload, tx, { at }) => tell(tx, ofCoachAct(payload), at))
  kit.onEvent('case.assigned', async (payload, tx, { at, version }) => {
    // Of two changes whose events arrive the other way round, the later one alone is news.
    if (await keepAgentThread(tx, payload, version, at)) await tell(tx, ofAssigned(payload), at)
  })
  kit.onEvent('cases.handed-on', (payload, tx, { at }) => tell(tx, ofHandedOn(payload), at))
  kit.onEvent('job.changed', (payload, tx, { at }) => tell(tx, ofJobChanged(payload), at))
}
