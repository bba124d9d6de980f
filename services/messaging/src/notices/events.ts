import type { ServiceKit } from '@onward/service-kit'
import {
  changeEmployerStaff,
  closeWhenOver,
  coachesOf,
  currentStaff,
  holdEmployerStaff,
  openEmployerThread,
  ownThread,
  renameParticipant,
  restThread,
  saveAgentThread,
  showApplicant,
} from '../threads/participant-store'
import {
  ofFrozen,
  ofFrozenForCoaches,
  ofInterview,
  ofMoved,
  ofOfferChanged,
  ofOfferWaiting,
  ofSubmitted,
  ofWaiting,
} from './from-applications'
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
  ofJobChanged,
  ofJobState,
  ofMatched,
  ofMember,
  ofPlacementCheck,
  ofPlacementConflict,
  ofPoolAccepted,
  ofPoolInvited,
  ofReadingAnswered,
  ofReadingAsked,
  ofReport,
  ofRevoked,
  ofSealAnswered,
  ofSealRequested,
  ofSealWithoutCoach,
  ofShared,
  ofVerified,
} from './from-events'
import { addNotices, saveContact, savePreferences } from './store'

/** Events of other services become notices, and emails where they matter. Each event is handled once, in one transaction. */
export function noticeEvents(kit: ServiceKit): void {
  kit.onEvent('account.contact', async (contact, tx) => {
    await saveContact(tx, contact)
    await renameParticipant(tx, contact.accountId, contact.firstName)
  })
  kit.onEvent('account.registered', async ({ accountId, role, firstName }, tx, { at }) => {
    if (role !== 'user') return
    await ownThread(tx, 'support', accountId, at, firstName)
    await ownThread(tx, 'system', accountId, at, firstName)
  })
  kit.onEvent('contact.preferences', (wishes, tx) => savePreferences(tx, wishes))
  kit.onEvent('application.submitted', async (payload, tx, event) => {
    if (!payload.quiet) await addNotices(tx, ofSubmitted(payload), event.at)
    const employerAccountIds = await currentStaff(tx, payload, event)
    await openEmployerThread(tx, { ...payload, employerAccountIds }, event.at)
  })
  kit.onEvent('application.moved', async (payload, tx, { at }) => {
    await addNotices(tx, ofMoved(payload), at)
    if (!payload.anonymous) await showApplicant(tx, payload.applicationId)
    await closeWhenOver(tx, payload, at)
  })
  kit.onEvent('application.frozen', async (payload, tx, { at }) => {
    const coaches = await coachesOf(tx, payload.accountId)
    await addNotices(tx, [...ofFrozen(payload), ...ofFrozenForCoaches(payload, coaches)], at)
    await restThread(tx, payload, at)
  })
  kit.onEvent('offer.waiting', (payload, tx, { at }) => addNotices(tx, ofOfferWaiting(payload), at))
  kit.onEvent('offer.changed', (payload, tx, { at }) => addNotices(tx, ofOfferChanged(payload), at))
  kit.onEvent('interview.changed', (payload, tx, { at }) => addNotices(tx, ofInterview(payload), at))
  kit.onEvent('application.waiting', (payload, tx, { at }) => addNotices(tx, ofWaiting(payload), at))
  kit.onEvent('pool.invited', (payload, tx, { at }) => addNotices(tx, ofPoolInvited(payload), at))
  kit.onEvent('pool.accepted', (payload, tx, { at }) => addNotices(tx, ofPoolAccepted(payload), at))
  kit.onEvent('alert.matched', (payload, tx, { at }) => addNotices(tx, ofMatched(payload), at))
  kit.onEvent('badge.awarded', (payload, tx, { at }) => addNotices(tx, ofAwarded(payload), at))
  kit.onEvent('badge.announced', (payload, tx, { at }) => addNotices(tx, ofAnnounced(payload), at))
  kit.onEvent('badge.revoked', (payload, tx, { at }) => addNotices(tx, ofRevoked(payload), at))
  kit.onEvent('report.decided', (payload, tx, { at }) => addNotices(tx, ofReport(payload), at))
  kit.onEvent('cv.analysed', (payload, tx, { at }) => addNotices(tx, ofAnalysed(payload), at))
  kit.onEvent('organisation.verified', (payload, tx, { at }) => addNotices(tx, ofVerified(payload), at))
  kit.onEvent('organisation.decided', async (payload, tx, { at }) => {
    await addNotices(tx, ofDecided(payload), at)
    await holdEmployerStaff(tx, payload)
  })
  kit.onEvent('organisation.member', async (payload, tx, event) => {
    await addNotices(tx, ofMember(payload), event.at)
    await changeEmployerStaff(tx, payload, event)
  })
  kit.onEvent('job.state', (payload, tx, { at }) => addNotices(tx, ofJobState(payload), at))
  kit.onEvent('placement.check', (payload, tx, { at }) => addNotices(tx, ofPlacementCheck(payload), at))
  kit.onEvent('placement.conflict', (payload, tx, { at }) => addNotices(tx, ofPlacementConflict(payload), at))
  kit.onEvent('appointment.changed', (payload, tx, { at }) => addNotices(tx, ofAppointment(payload), at))
  kit.onEvent('case.shared', (payload, tx, { at }) => addNotices(tx, ofShared(payload), at))
  kit.onEvent('referral.bounced', (payload, tx, { at }) => addNotices(tx, ofBounced(payload), at))
  kit.onEvent('coach.act', (payload, tx, { at }) => addNotices(tx, ofCoachAct(payload), at))
  kit.onEvent('case.assigned', async (payload, tx, { at }) => {
    await saveAgentThread(tx, payload, at)
    await addNotices(tx, ofAssigned(payload), at)
  })
  kit.onEvent('cases.handed-on', (payload, tx, { at }) => addNotices(tx, ofHandedOn(payload), at))
  kit.onEvent('reading.asked', (payload, tx, { at }) => addNotices(tx, ofReadingAsked(payload), at))
  kit.onEvent('reading.answered', (payload, tx, { at }) => addNotices(tx, ofReadingAnswered(payload), at))
  kit.onEvent('seal.requested', (payload, tx, { at }) => addNotices(tx, ofSealRequested(payload), at))
  kit.onEvent('seal.answered', (payload, tx, { at }) => addNotices(tx, ofSealAnswered(payload), at))
  kit.onEvent('seal.without-coach', (payload, tx, { at }) => addNotices(tx, ofSealWithoutCoach(payload), at))
  kit.onEvent('job.changed', (payload, tx, { at }) => addNotices(tx, ofJobChanged(payload), at))
}
