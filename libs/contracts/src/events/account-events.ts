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
      /** Registered by an invitation: joins an organisation and brings none. */
      invited: v.optional(v.boolean()),
    }),
  ),
  /** A person asked for erasure: nothing more is done for them, and what they have open with others is withdrawn. */
  'account.closing': defineEvent(['identity'], ['jobseekers', 'jobs'], v.object({ accountId: id, eraseAt: timestamp }), {
    overtakenBy: ['account.kept'],
  }),
  /** An administrator suspended an account, or lifted that: whether somebody acts for their organisation. */
  'account.suspended': defineEvent(['identity'], ['jobs'], v.object({ accountId: id, suspended: v.boolean() })),
  /** The person cancelled the erasure. */
  'account.kept': defineEvent(['identity'], ['jobs'], v.object({ accountId: id }), { overtakenBy: ['account.closing'] }),
  /**
   * Every service erases this person. What a member of staff wrote stays, without their name. The log keeps no other event of the account.
   */
  'account.erased': defineEvent(
    ['identity'],
    ['jobseekers', 'learning', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id }),
  ),
  'account.email': defineEvent(['identity'], ['jobseekers'], v.object({ accountId: id, email: v.string() })),
  /** Delivery of the email or text message of a round. Emitted again when the person asks for a new link. */
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
  /** The person has activated the referral, with the account made for it or with one (another id) that the address had. */
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
