import * as v from 'valibot'
import { ROLES } from './access'
import { PLACEMENT_SIDES } from './casework/placements'
import type { ServiceName } from './endpoint'
import { date, id, timestamp } from './endpoint'
import { APPLICATION_STATES } from './jobs/application-states'
import { INTERVIEW_STATES } from './jobs/interviews'
import { placementStarted } from './jobs/offers'
import { COACH_ACTS } from './jobseekers/coach'
import { AVAILABILITIES } from './jobseekers/profile'
import { LANGUAGES } from './language'
import { FUTURE_BADGE_IDS } from './learning/courses'
import { BADGE_IDS } from './learning/learning'

/**
 * What crosses between services: who tells it, which the database checks, and who subscribes. A payload has the facts its subscribers need and never an NI number, birth
 * date, benefits or health; contact details go to messaging, and to identity, which writes to people who have no account yet.
 * `subject` is the id of the thing, `version` rises with it.
 */
const define = <const S extends v.GenericSchema>(
  emitters: readonly ServiceName[],
  subscribers: readonly ServiceName[],
  payload: S,
) => ({ emitters, subscribers, payload })

/** An interview's calendar entry as it stands, or as it stood when it was called off. */
const calendarEntry = v.object({
  startsAt: timestamp,
  minutes: v.number(),
  place: v.string(),
  sequence: v.number(),
  changedAt: timestamp,
})

export const EVENTS = {
  /** A confirmed account. Contact details: messaging needs them to send. */
  'account.contact': define(
    ['identity'],
    ['messaging'],
    v.object({ accountId: id, email: v.string(), firstName: v.string(), language: v.picklist(LANGUAGES), active: v.boolean() }),
  ),
  'account.registered': define(
    ['identity'],
    ['jobseekers', 'jobs', 'messaging'],
    v.object({
      accountId: id,
      role: v.picklist(ROLES),
      firstName: v.string(),
      lastName: v.string(),
      organisationName: v.string(),
      /** By an invitation: the account is to join an organisation and brings none. */
      invited: v.optional(v.boolean()),
    }),
  ),
  /** Somebody asked for erasure: nothing more is done for them, and what waits for others is withdrawn. */
  'account.closing': define(['identity'], ['jobseekers', 'jobs'], v.object({ accountId: id, eraseAt: timestamp })),
  /** They changed their mind. */
  'account.kept': define(['identity'], ['jobs'], v.object({ accountId: id })),
  /**
   * Everybody forgets what they keep of this person, or of a member of staff who they were: what these wrote stays without their name. The
   * log has no other event of them.
   */
  'account.erased': define(
    ['identity'],
    ['jobseekers', 'learning', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id }),
  ),
  /** How a person wants to be reached; the number is for messaging alone. */
  'contact.preferences': define(
    ['jobseekers'],
    ['messaging'],
    v.object({ accountId: id, phone: v.string(), email: v.boolean(), sms: v.boolean(), jobAlerts: v.boolean() }),
  ),
  /** Casework has a National Insurance number of this person; the number itself never leaves it. */
  'claimant.ni-recorded': define(['casework'], ['jobseekers'], v.object({ accountId: id })),
  'account.email': define(['identity'], ['jobseekers'], v.object({ accountId: id, email: v.string() })),
  /** What matching may know: no name, age, sex, benefit, disability, address or photo. */
  'jobseeker.match-profile': define(
    ['jobseekers'],
    ['jobs', 'casework'],
    v.object({
      accountId: id,
      skills: v.array(v.object({ skillId: v.string(), level: v.number() })),
      titles: v.array(v.string()),
      experienceYears: v.nullable(v.number()),
      /** Rounded to 0.01 degree. */
      position: v.nullable(v.object({ lat: v.number(), lon: v.number() })),
      place: v.nullable(v.string()),
      travelMiles: v.number(),
      contracts: v.array(v.string()),
      remoteOnly: v.boolean(),
      wantedFeatures: v.array(v.string()),
    }),
  ),
  'cv.analysed': define(
    ['jobseekers'],
    ['messaging', 'casework'],
    v.object({ accountId: id, cvId: id, score: v.nullable(v.number()), refusal: v.nullable(v.string()) }),
  ),
  /** Off, or on with the CV that employers may open. Emitted with each change of the person's one switch. */
  'jobseeker.visibility': define(
    ['jobseekers'],
    ['jobs'],
    v.object({
      accountId: id,
      cvId: v.nullable(id),
      /** Post town and first half of the postcode; null when off, and of switches told before this was kept. */
      area: v.optional(v.nullable(v.object({ town: v.string(), outcode: v.string() })), null),
      availability: v.optional(v.nullable(v.picklist(AVAILABILITIES)), null),
    }),
  ),
  /** An employer invited somebody of the pool. */
  'pool.invited': define(
    ['jobs'],
    ['messaging'],
    v.object({ invitationId: id, accountId: id, jobId: id, jobTitle: v.string(), company: v.string() }),
  ),
  /** They accepted. Who it was stays in jobs. */
  'pool.accepted': define(
    ['jobs'],
    ['messaging'],
    v.object({ invitationId: id, accountId: id, jobId: id, jobTitle: v.string(), employerAccountIds: v.array(id) }),
  ),
  'badge.awarded': define(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS), cvId: v.nullable(id) }),
  ),
  'badge.revoked': define(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS) }),
  ),
  /** A badge that this person waits for is there. */
  'badge.announced': define(['learning'], ['messaging'], v.object({ accountId: id, badge: v.picklist(FUTURE_BADGE_IDS) })),
  /** New jobs that one of a person's alerts found; none of them was told before. */
  'alert.matched': define(
    ['jobs'],
    ['messaging'],
    v.object({ accountId: id, alertId: id, count: v.number(), jobId: id, jobTitle: v.string(), company: v.string() }),
  ),
  /** What came of a report, for whoever reported. */
  'report.decided': define(
    ['jobs'],
    ['messaging'],
    v.object({ accountId: id, reportId: id, jobTitle: v.string(), decision: v.picklist(['removed', 'kept']) }),
  ),
  'application.submitted': define(
    ['jobs'],
    ['messaging', 'jobseekers', 'casework'],
    v.object({
      applicationId: id,
      accountId: id,
      jobId: id,
      jobTitle: v.string(),
      company: v.optional(v.string(), ''),
      /** What was sent, as jobseekers keeps it. */
      disclosureId: v.optional(v.nullable(id), null),
      employerAccountIds: v.array(id),
      /** Of the demo's past: its conversation opens, and nobody is told. */
      quiet: v.optional(v.boolean(), false),
      /** The employer reads it without names until it is shortlisted. */
      anonymous: v.optional(v.boolean(), false),
    }),
  ),
  'application.moved': define(
    ['jobs'],
    ['messaging', 'casework'],
    v.object({
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      /** Where it came from; null of moves told before this was kept. */
      from: v.optional(v.nullable(v.picklist(APPLICATION_STATES)), null),
      state: v.picklist(APPLICATION_STATES),
      by: v.picklist(['jobseeker', 'employer', 'system']),
      /** The interview that moved in the same step; its calendar entry where a time was agreed, or is so no longer. */
      interview: v.optional(
        v.nullable(v.object({ id, state: v.picklist(INTERVIEW_STATES), calendar: v.nullable(calendarEntry) })),
        null,
      ),
      employerAccountIds: v.array(id),
      /** The employer still reads it without names. */
      anonymous: v.optional(v.boolean(), false),
    }),
  ),
  /** What a job's offer says has changed, or its first day is confirmed. What was offered stays in jobs. */
  'offer.changed': define(
    ['jobs'],
    ['messaging'],
    v.object({
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      about: v.picklist(['corrected', 'start-confirmed']),
      startsOn: date,
    }),
  ),
  /** An offer waits for its answer: its day is near, which the applicant is told, or over, which the employer is. */
  'offer.waiting': define(
    ['jobs'],
    ['messaging'],
    v.object({
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      about: v.picklist(['answer-soon', 'unanswered']),
      answerBy: date,
      employerAccountIds: v.array(id),
    }),
  ),
  /** Somebody has started in a job that they were offered here. The subject is the application. */
  'placement.started': define(['jobs'], ['casework'], placementStarted),
  /** What a move of the application does not say of its interview: other times, the calendar entry, reminders. */
  'interview.changed': define(
    ['jobs'],
    ['messaging', 'casework'],
    v.object({
      interviewId: id,
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      about: v.picklist(['new-times', 'other-times', 'confirmed', 'changed', 'cancelled', 'reminder']),
      /** The calendar entry; null while no time was ever agreed. */
      calendar: v.nullable(calendarEntry),
      employerAccountIds: v.array(id),
    }),
  ),
  /** Nobody at the employer has looked at an application for two weeks. */
  'application.waiting': define(
    ['jobs'],
    ['messaging'],
    v.object({ applicationId: id, jobTitle: v.string(), employerAccountIds: v.array(id) }),
  ),
  'job.state': define(
    ['jobs'],
    ['messaging', 'jobseekers'],
    v.object({
      jobId: id,
      title: v.string(),
      state: v.string(),
      employerAccountIds: v.array(id),
      /** The job is as it was, or goes on with new words: what came of an edit that waited for a check. */
      edit: v.optional(v.picklist(['approved', 'sent-back'])),
    }),
  ),
  /** An advert that people have applied for says something else now. Contact, department and closing date are no news to them. */
  'job.changed': define(
    ['jobs'],
    ['messaging'],
    v.object({
      jobId: id,
      jobTitle: v.string(),
      company: v.string(),
      about: v.picklist(['pay', 'place', 'pay-and-place', 'words']),
      /** Told before, within a day: another email would be one too many. */
      again: v.boolean(),
      applicants: v.array(v.object({ applicationId: id, accountId: id })),
    }),
  ),
  'organisation.verified': define(
    ['jobs'],
    ['messaging'],
    v.object({ organisationId: id, name: v.string(), employerAccountIds: v.array(id) }),
  ),
  /** What else an administrator decided about an organisation; the reason stands on its page alone. */
  'organisation.decided': define(
    ['jobs'],
    ['messaging'],
    v.object({
      organisationId: id,
      name: v.string(),
      decision: v.picklist([
        'sent-back',
        'refused',
        'suspended',
        'restored',
        'adverts-closed',
        'confident-confirmed',
        'confident-refused',
      ]),
      employerAccountIds: v.array(id),
    }),
  ),
  /** Somebody joined, or works there no more. */
  'organisation.member': define(
    ['jobs'],
    ['casework', 'messaging'],
    v.object({
      organisationId: id,
      name: v.string(),
      accountId: id,
      change: v.picklist(['joined', 'removed', 'left']),
      /** The owners, without the person themselves. */
      ownerAccountIds: v.array(id),
      /** Everybody else who works there. */
      colleagueAccountIds: v.array(id),
    }),
  ),
  /** Accepted or taken back: its address and its links may go. */
  'invitation.ended': define(['jobs'], ['identity'], v.object({ invitationId: id })),
  /**
   * An agent refers somebody: identity writes to them. A higher round (corrected, resent) ends the links of earlier ones. The subject is the
   * referral; `version` rises over both events of it.
   */
  'referral.invited': define(
    ['casework'],
    ['identity'],
    v.object({
      referralId: id,
      /** Made by casework, for the account that is opened; an address that has an account keeps its own. */
      accountId: id,
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
      /** Empty: no text message is sent. */
      phone: v.string(),
      jobcentre: v.string(),
      language: v.picklist(LANGUAGES),
      round: v.number(),
    }),
  ),
  /** The referral was taken back before it was activated: its links end. */
  'referral.withdrawn': define(['casework'], ['identity'], v.object({ referralId: id, accountId: id })),
  /** What came of an email or a text message of a round. Told again when the person has asked for a new link themselves. */
  'activation.delivery': define(
    ['identity'],
    ['casework'],
    v.object({
      referralId: id,
      round: v.number(),
      channel: v.picklist(['email', 'sms']),
      /** `failed` is final. */
      outcome: v.picklist(['sent', 'failed']),
      /** Until when the link that was sent works. */
      expiresAt: v.nullable(timestamp),
    }),
  ),
  /** The person has opened their account, or joined the referral to the account (another id) that their address had. */
  'account.activated': define(['identity'], ['casework'], v.object({ referralId: id, accountId: id })),
  /** Who works with whom. Told again when that changes; `open` is false once it ended. The subject is the case. */
  'case.assigned': define(
    ['casework'],
    ['jobseekers', 'jobs', 'messaging'],
    v.object({
      caseId: id,
      referralId: id,
      accountId: id,
      officeId: id,
      officeName: v.string(),
      agentAccountId: id,
      agentName: v.string(),
      open: v.boolean(),
      /** From a colleague, while it was open: the person is told. */
      handedOn: v.optional(v.boolean(), false),
    }),
  ),
  /**
   * What a work coach did for a client, or the client's answer to it: for the history, for who looked, and for whoever should know. The
   * subject is what it is about: a question, a CV, a run of the matching, a suggestion.
   */
  'coach.act': define(
    ['jobseekers', 'jobs'],
    ['casework', 'messaging'],
    v.object({
      act: v.picklist(COACH_ACTS),
      accountId: id,
      caseId: id,
      referralId: id,
      agentAccountId: id,
      /** As they were called then. */
      agentName: v.string(),
      officeName: v.string(),
      /** Of acts about a CV that is the person's own. */
      cvId: v.optional(v.nullable(id), null),
      /** Of `matches-found`. */
      count: v.optional(v.number(), 0),
      /** Of `job-suggested`. */
      job: v.optional(v.nullable(v.object({ jobId: id, jobTitle: v.string(), company: v.string() })), null),
    }),
  ),
  /** What a person shares with their work coach. Told with each change; the subject is the person. */
  'coach.sharing': define(['jobseekers'], ['jobs'], v.object({ accountId: id, matches: v.boolean() })),
  /** A work coach left something for the person: a note, or a to-do. What it says stays in casework. The subject is that thing. */
  'case.shared': define(
    ['casework'],
    ['messaging'],
    v.object({
      accountId: id,
      about: v.picklist(['note', 'todo']),
      /** Null of what was told before this was kept. */
      agentAccountId: v.optional(v.nullable(id), null),
      agentName: v.string(),
      officeName: v.string(),
    }),
  ),
  /** A colleague's clients were given to an agent. The subject is the agent. */
  'cases.handed-on': define(['casework'], ['messaging'], v.object({ agentAccountId: id, clients: v.number() })),
  /** An invitation cannot be delivered at all: the agent corrects the address and sends it again. */
  'referral.bounced': define(['casework'], ['messaging'], v.object({ referralId: id, agentAccountId: id, round: v.number() })),
  /** A work coach's appointment with a client: `asked` is the client's wish to move it, everything else is told to the client. */
  'appointment.changed': define(
    ['casework'],
    ['messaging'],
    v.object({
      appointmentId: id,
      accountId: id,
      agentAccountId: id,
      agentName: v.string(),
      about: v.picklist(['made', 'moved', 'changed', 'cancelled', 'kept', 'missed', 'reminder', 'asked']),
      calendar: calendarEntry,
    }),
  ),
  /** A milestone of a placement has come: both sides are asked whether the person still works there. The subject is the check. */
  'placement.check': define(
    ['casework'],
    ['messaging'],
    v.object({
      placementId: id,
      accountId: id,
      /** Null: it came from elsewhere, and there is no employer here to ask. */
      applicationId: v.nullable(id),
      jobTitle: v.string(),
      company: v.string(),
      weeks: v.number(),
      employerAccountIds: v.array(id),
      /** Who is asked: of a reminder, whoever has not answered. */
      sides: v.optional(v.array(v.picklist(PLACEMENT_SIDES)), [...PLACEMENT_SIDES]),
    }),
  ),
  /** Both sides of a placement say different things. The subject is the check. */
  'placement.conflict': define(['casework'], ['messaging'], v.object({ placementId: id, referralId: id, agentAccountId: id })),
  /** A work coach and a client agreed on a call in their conversation. The subject is the message. */
  'call.agreed': define(
    ['messaging'],
    ['casework'],
    v.object({ messageId: id, caseId: id, agentAccountId: id, startsAt: timestamp }),
  ),
  /** A member of staff opened their account. The subject is the account. */
  'staff.joined': define(
    ['identity'],
    ['casework', 'jobseekers', 'jobs'],
    v.object({
      accountId: id,
      role: v.picklist(['agent', 'admin']),
      officeId: v.nullable(id),
      staffId: v.string(),
      firstName: v.string(),
      lastName: v.string(),
    }),
  ),
} as const

export type EventType = keyof typeof EVENTS
/** What may be left out of a payload when it is told. */
export type EventInput<T extends EventType> = v.InferInput<(typeof EVENTS)[T]['payload']>
export type EventPayload<T extends EventType> = v.InferOutput<(typeof EVENTS)[T]['payload']>
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[]
