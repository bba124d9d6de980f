import * as v from 'valibot'
import { date, id } from '../endpoint'
import { APPLICATION_STATES } from '../jobs/application-states'
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
  /** New jobs that one of a person's alerts found; none of them was told before. */
  'alert.matched': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ accountId: id, alertId: id, count: v.number(), jobId: id, jobTitle: v.string(), company: v.string() }),
  ),
  /** What came of a report, for whoever reported. */
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
      /** What was sent, as jobseekers keeps it. */
      disclosureId: v.optional(v.nullable(id), null),
      employerAccountIds: v.array(id),
      /** Of the demo's past: its conversation opens, and nobody is told. */
      quiet: v.optional(v.boolean(), false),
      /** The employer reads it without names until it is shortlisted. */
      anonymous: v.optional(v.boolean(), false),
    }),
  ),
  'application.moved': defineEvent(
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
  /** An offer waits for its answer: its day is near, which the applicant is told, or over, which the employer is. */
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
  /** What a move of the application does not say of its interview: other times, the calendar entry, reminders. */
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
      /** The job is as it was, or goes on with new words: what came of an edit that waited for a check. */
      edit: v.optional(v.picklist(['approved', 'sent-back'])),
    }),
  ),
  /** An advert that people have applied for says something else now. Contact, department and closing date are no news to them. */
  'job.changed': defineEvent(
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
  'organisation.verified': defineEvent(
    ['jobs'],
    ['messaging'],
    v.object({ organisationId: id, name: v.string(), employerAccountIds: v.array(id) }),
  ),
  /** What else an administrator decided about an organisation; the reason stands on its page alone. */
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
      ]),
      employerAccountIds: v.array(id),
    }),
  ),
  /** Somebody joined, or works there no more. */
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
  /** Accepted or taken back: its address and its links may go. */
  'invitation.ended': defineEvent(['jobs'], ['identity'], v.object({ invitationId: id })),
} as const
