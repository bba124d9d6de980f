import * as v from 'valibot'
import { date, id } from '../endpoint'
import { APPLICATION_STATES } from '../jobs/application-states'
import { FREEZES } from '../jobs/freezes'
import { INTERVIEW_STATES } from '../jobs/interviews'
import { placementStarted } from '../jobs/offers'
import { calendarEntry, defineEvent } from './define-event'

/** Emitted by jobs. */
export const JOB_EVENTS = {
  /** An employer invited somebody of the pool. */
  'pool.invited': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ invitationId: id, accountId: id, jobId: id, jobTitle: v.string(), company: v.string() }),
  ),
  /** They accepted. Who it was stays in jobs. */
  'pool.accepted': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ invitationId: id, accountId: id, jobId: id, jobTitle: v.string(), employerAccountIds: v.array(id) }),
  ),
  /** New jobs that an alert found; none was in an earlier event. */
  'alert.matched': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ accountId: id, alertId: id, count: v.number(), jobId: id, jobTitle: v.string(), company: v.string() }),
  ),
  /** The decision on a report, for the person who reported. */
  'report.decided': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ accountId: id, reportId: id, jobTitle: v.string(), decision: v.picklist(['removed', 'kept']) }),
  ),
  'application.submitted': defineEvent(
    ['jobs'],
    ['messaging', 'jobseekers', 'casework'],
    v.object({
      applicationId: id,
      accountId: id,
      jobId: id,
      jobTitle: v.string(),
      company: v.optional(v.string(), ''),
      /** Null in older events. */
      organisationId: v.optional(v.nullable(id), null),
      /** What was sent, as jobseekers keeps it. */
      disclosureId: v.optional(v.nullable(id), null),
      employerAccountIds: v.array(id),
      /** Demo data: the conversation opens and nobody is notified. */
      quiet: v.optional(v.boolean(), false),
      /** The employer reads it without names until it is shortlisted. */
      anonymous: v.optional(v.boolean(), false),
    }),
    // One that fails must not hold up everybody who applies to the employer.
    { about: ['accountId', 'applicationId'] },
  ),
  'application.moved': defineEvent(
    ['jobs'],
    ['messaging', 'casework'],
    v.object({
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      /** The state before; null in older events. */
      from: v.optional(v.nullable(v.picklist(APPLICATION_STATES)), null),
      state: v.picklist(APPLICATION_STATES),
      by: v.picklist(['jobseeker', 'employer', 'system']),
      /** The interview that changed in the same step, with its calendar entry where a time is or was agreed. */
      interview: v.optional(
        v.nullable(v.object({ id, state: v.picklist(INTERVIEW_STATES), calendar: v.nullable(calendarEntry) })),
        null,
      ),
      employerAccountIds: v.array(id),
      /** The employer still reads it without names. */
      anonymous: v.optional(v.boolean(), false),
    }),
  ),
  /** An application rests, or goes on. */
  'application.frozen': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({
      applicationId: id,
      accountId: id,
      jobTitle: v.string(),
      company: v.string(),
      /** Why; null when it goes on. */
      frozen: v.nullable(v.picklist(FREEZES)),
      /** The agreed interview: it leaves calendars, or comes back. Null where none is to come. */
      interview: v.nullable(v.object({ id, calendar: calendarEntry })),
      /** When it goes on: the new last day to answer an offer whose day passed meanwhile. */
      answerBy: v.nullable(date),
    }),
  ),
  /** An offer was corrected, or its first day confirmed. The offer's details stay in jobs. */
  'offer.changed': defineEvent(
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
  /** An offer is unanswered: its last day is near (the applicant is notified) or over (the employer is). */
  'offer.waiting': defineEvent(
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
  'placement.started': defineEvent(['jobs'], ['casework'], placementStarted),
  /** A change of an interview without a move of its application: new times, the calendar entry, a reminder. */
  'interview.changed': defineEvent(
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
  'application.waiting': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ applicationId: id, jobTitle: v.string(), employerAccountIds: v.array(id) }),
  ),
  'job.state': defineEvent(
    ['jobs'],
    ['messaging', 'jobseekers'],
    v.object({
      jobId: id,
      title: v.string(),
      state: v.string(),
      employerAccountIds: v.array(id),
      /** Decision on an edit that waited for a check: approved, or sent back with the job unchanged. */
      edit: v.optional(v.picklist(['approved', 'sent-back'])),
    }),
  ),
  /** An advert with applicants changed. Contact, department and closing date do not count. */
  'job.changed': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({
      jobId: id,
      jobTitle: v.string(),
      company: v.string(),
      about: v.picklist(['pay', 'place', 'pay-and-place', 'words']),
      /** A second change within a day: no further email. */
      again: v.boolean(),
      applicants: v.array(v.object({ applicationId: id, accountId: id })),
    }),
  ),
  'organisation.verified': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ organisationId: id, name: v.string(), employerAccountIds: v.array(id) }),
  ),
  /** Other decisions of an administrator on an organisation; the reason is on its page only. */
  'organisation.decided': defineEvent(
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
        'logo-shown',
        'logo-refused',
      ]),
      employerAccountIds: v.array(id),
    }),
  ),
  /** Somebody joined, left or was removed. */
  'organisation.member': defineEvent(
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
  /** Accepted or revoked: identity deletes its address and links. */
  'invitation.ended': defineEvent(['jobs'], ['identity'], v.object({ invitationId: id })),
} as const
