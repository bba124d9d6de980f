import * as v from 'valibot'
import { PLACEMENT_SIDES } from '../casework/placements'
import { id, timestamp } from '../endpoint'
import { LANGUAGES } from '../language'
import { calendarEntry, defineEvent } from './define-event'

/** Emitted by casework and messaging. */
export const CASE_EVENTS = {
  /** Casework has a National Insurance number of this person; the number itself never leaves it. */
  'claimant.ni-recorded': defineEvent(['casework'], ['jobseekers'], v.object({ accountId: id })),
  /**
   * A referral: identity writes to the person. A higher round (corrected, resent) ends earlier links. The subject is the referral;
   * `version` counts both of its events.
   */
  'referral.invited': defineEvent(
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
    { overtakenBy: ['referral.withdrawn'] },
  ),
  /** The referral was withdrawn before activation: its links end. */
  'referral.withdrawn': defineEvent(['casework'], ['identity'], v.object({ referralId: id, accountId: id })),
  /** Who works with whom; emitted on each change. `open` is false once the case is closed. The subject is the case. */
  'case.assigned': defineEvent(
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
      /** Handed on by a colleague: the person is notified. */
      handedOn: v.optional(v.boolean(), false),
    }),
  ),
  /** Whether staff may read a person's record, and who may all the same. The subject is the person. */
  'record.sealed': defineEvent(
    ['casework'],
    ['jobseekers', 'jobs'],
    v.object({
      accountId: id,
      sealed: v.boolean(),
      /** `until` is null for the named coach. */
      readers: v.array(v.object({ accountId: id, until: v.nullable(timestamp) })),
    }),
  ),
  /** A work coach shared a note or a to-do. Its text stays in casework. The subject is the note or to-do. */
  'case.shared': defineEvent(
    ['casework'],
    ['messaging'],
    v.object({
      accountId: id,
      about: v.picklist(['note', 'todo']),
      /** Null in older events. */
      agentAccountId: v.optional(v.nullable(id), null),
      agentName: v.string(),
      officeName: v.string(),
    }),
  ),
  /** A colleague's clients were given to an agent. The subject is the agent. */
  'cases.handed-on': defineEvent(['casework'], ['messaging'], v.object({ agentAccountId: id, clients: v.number() })),
  /** An administrator asks an agent about unusual reading. The question is read in the portal. The subject is the question. */
  'reading.asked': defineEvent(['casework'], ['messaging'], v.object({ agentAccountId: id })),
  /** The agent answered; whoever asked reads it. The subject is the question. */
  'reading.answered': defineEvent(['casework'], ['messaging'], v.object({ askedBy: id })),
  /** Somebody of staff asks to open a sealed record, and still waits a day later. The subject is the request. */
  'seal.requested': defineEvent(['casework'], ['messaging'], v.object({ administrators: v.array(id), again: v.boolean() })),
  /** An administrator answered who asked to open a sealed record. The subject is the request. */
  'seal.answered': defineEvent(['casework'], ['messaging'], v.object({ agentAccountId: id, referralId: id, yes: v.boolean() })),
  /** The coach of a sealed record has gone: administrators name another. The subject is the seal. */
  'seal.without-coach': defineEvent(['casework'], ['messaging'], v.object({ administrators: v.array(id) })),
  /** An invitation cannot be delivered at all: the agent corrects the address and sends it again. */
  'referral.bounced': defineEvent(
    ['casework'],
    ['messaging'],
    v.object({ referralId: id, agentAccountId: id, round: v.number() }),
  ),
  /** An appointment of a work coach. `asked`: the client wants to move it; every other change is news for the client. */
  'appointment.changed': defineEvent(
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
  'placement.check': defineEvent(
    ['casework'],
    ['messaging'],
    v.object({
      placementId: id,
      accountId: id,
      /** Null: the placement is elsewhere, with no employer here to ask. */
      applicationId: v.nullable(id),
      jobTitle: v.string(),
      company: v.string(),
      weeks: v.number(),
      /** A work coach follows it too. */
      coached: v.optional(v.boolean(), true),
      employerAccountIds: v.array(id),
      /** Who is asked; of a reminder, those who have not answered. */
      sides: v.optional(v.array(v.picklist(PLACEMENT_SIDES)), [...PLACEMENT_SIDES]),
    }),
  ),
  /** The two sides of a placement disagree. The subject is the check. */
  'placement.conflict': defineEvent(
    ['casework'],
    ['messaging'],
    v.object({ placementId: id, referralId: id, agentAccountId: id }),
  ),
  /** A work coach and a client agreed on a call in their conversation. The subject is the message. */
  'call.agreed': defineEvent(
    ['messaging'],
    ['casework'],
    v.object({ messageId: id, caseId: id, agentAccountId: id, startsAt: timestamp }),
  ),
} as const
