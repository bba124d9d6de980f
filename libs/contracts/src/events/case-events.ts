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
   * An agent refers somebody: identity writes to them. A higher round (corrected, resent) ends the links of earlier ones. The subject is the
   * referral; `version` rises over both events of it.
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
  ),
  /** The referral was taken back before it was activated: its links end. */
  'referral.withdrawn': defineEvent(['casework'], ['identity'], v.object({ referralId: id, accountId: id })),
  /** Who works with whom. Told again when that changes; `open` is false once it ended. The subject is the case. */
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
      /** From a colleague, while it was open: the person is told. */
      handedOn: v.optional(v.boolean(), false),
    }),
  ),
  /** A work coach left something for the person: a note, or a to-do. What it says stays in casework. The subject is that thing. */
  'case.shared': defineEvent(
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
  'cases.handed-on': defineEvent(['casework'], ['messaging'], v.object({ agentAccountId: id, clients: v.number() })),
  /** An invitation cannot be delivered at all: the agent corrects the address and sends it again. */
  'referral.bounced': defineEvent(
    ['casework'],
    ['messaging'],
    v.object({ referralId: id, agentAccountId: id, round: v.number() }),
  ),
  /** A work coach's appointment with a client: `asked` is the client's wish to move it, everything else is told to the client. */
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
