import * as v from 'valibot'
import { ROLES } from '../access'
import { id, timestamp } from '../endpoint'
import { LANGUAGES } from '../language'
import { defineEvent } from './define-event'

/** Emitted by identity. */
export const ACCOUNT_EVENTS = {
  /** A confirmed account. Contact details: messaging needs them to send. */
  'account.contact': defineEvent(
    ['identity'],
    ['messaging'],
    v.object({ accountId: id, email: v.string(), firstName: v.string(), language: v.picklist(LANGUAGES), active: v.boolean() }),
  ),
  'account.registered': defineEvent(
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
  'account.closing': defineEvent(['identity'], ['jobseekers', 'jobs'], v.object({ accountId: id, eraseAt: timestamp })),
  /** They changed their mind. */
  'account.kept': defineEvent(['identity'], ['jobs'], v.object({ accountId: id })),
  /**
   * Everybody forgets what they keep of this person, or of a member of staff who they were: what these wrote stays without their name. The
   * log has no other event of them.
   */
  'account.erased': defineEvent(
    ['identity'],
    ['jobseekers', 'learning', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id }),
  ),
  'account.email': defineEvent(['identity'], ['jobseekers'], v.object({ accountId: id, email: v.string() })),
  /** What came of an email or a text message of a round. Told again when the person has asked for a new link themselves. */
  'activation.delivery': defineEvent(
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
  'account.activated': defineEvent(['identity'], ['casework'], v.object({ referralId: id, accountId: id })),
  /** A member of staff opened their account. The subject is the account. */
  'staff.joined': defineEvent(
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
