import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { matching, newPassword, password, sessionState, tokenSession } from './identity'

const service = 'identity' as const

/** Invitations of staff end after so many days. */
export const STAFF_INVITATION_DAYS = 7
/** From the password to the code of the second factor. */
export const SECOND_FACTOR_MINUTES = 10
export const RECOVERY_CODES = 10

/** As a jobcentre writes it: letters, figures and hyphens, without regard to case. */
export const STAFF_ID = /^[a-z0-9][a-z0-9-]{1,29}$/i

const code = v.pipe(
  v.string('Enter the invitation code from your email'),
  v.trim(),
  v.minLength(1, 'Enter the invitation code from your email'),
  v.maxLength(200, 'This code is not complete'),
)

/** Does not use the code up. Throws `link-expired` for a code that is unknown, used, revoked or too old. */
export const readStaffInvitation = endpoint({
  service,
  method: 'POST',
  path: '/staff/invitations/read',
  reads: ['staff-invitation'],
  problems: ['link-expired'],
  summary: 'Whom an invitation code of staff is for',
  access: 'public',
  body: v.object({ code }),
  response: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    staffId: v.string(),
    role: v.picklist(['agent', 'admin']),
    expiresAt: timestamp,
  }),
  ratePerMinute: 20,
})
/** Uses the code up; the role is the invitation's. The email reached them, so the address is proved. */
export const registerStaff = endpoint({
  service,
  method: 'POST',
  path: '/staff/register',
  changes: ['staff-invitation', 'staff'],
  problems: ['link-expired'],
  summary: 'Open a staff account with an invitation code',
  access: 'public',
  body: v.pipe(
    v.object({
      code,
      password: newPassword,
      confirmPassword: v.string('Passwords do not match'),
      language: v.optional(v.picklist(LANGUAGES), 'en'),
    }),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], matching, 'Passwords do not match'), ['confirmPassword']),
  ),
  response: written({}),
  ratePerMinute: 10,
})

const sixOrRecovery = v.pipe(
  v.string('Enter the code'),
  v.trim(),
  v.minLength(1, 'Enter the code'),
  v.maxLength(40, 'This code is too long'),
)
/** After `signIn` has answered `secondFactor`; an HttpOnly cookie names the person. */
export const giveSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/code',
  changes: ['session'],
  problems: ['link-expired'],
  summary: 'Finish signing in with the six figures of the app, or with a recovery code',
  access: 'public',
  query: v.object({ session: v.optional(v.literal('token')) }),
  body: v.object({ code: sixOrRecovery }),
  response: v.union([sessionState, tokenSession]),
})
/** For somebody signed in whose account has an app; others give their password (`givePassword`). */
export const giveCodeAgain = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/check',
  changes: ['session'],
  summary: 'Give a code of my app, or a recovery code, again, before something that gives rights',
  access: ['agent', 'admin'],
  body: v.object({ code: sixOrRecovery }),
  response: written({}),
})
/** The same secret until it is confirmed, so that a page that is loaded again shows the same picture. */
export const startSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/start',
  changes: ['second-factor'],
  problems: ['link-expired'],
  summary: 'A secret for an authenticator app (RFC 6238), for who has none yet',
  access: 'public',
  response: v.object({
    /** Base32, in groups of four. */
    secret: v.string(),
    /** What the QR code holds. */
    uri: v.string(),
  }),
  ratePerMinute: 10,
})
export const confirmSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/confirm',
  changes: ['second-factor', 'session'],
  problems: ['link-expired'],
  summary: 'Confirm the app with its first code; signs in and gives the recovery codes, once',
  access: 'public',
  body: v.object({ code: sixOrRecovery }),
  response: v.object({ recoveryCodes: v.array(v.string()), session: sessionState }),
})
export const readSecondFactor = endpoint({
  service,
  method: 'GET',
  path: '/second-factor',
  reads: ['second-factor'],
  summary: 'Whether I sign in with a second factor, and how many recovery codes are left',
  access: ['agent', 'admin'],
  response: v.object({
    required: v.boolean(),
    since: v.nullable(timestamp),
    /** The next sign-in sets up the app. */
    wanted: v.boolean(),
    recoveryCodesLeft: v.number(),
  }),
})
/** Where the deployment does not require a second factor. */
export const wantSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/want',
  changes: ['second-factor'],
  summary: 'Have the next sign-in set up an authenticator app',
  access: ['agent', 'admin'],
  body: v.object({ currentPassword: password }),
  response: written({}),
  ratePerMinute: 5,
})
/** Earlier codes end. */
export const renewRecoveryCodes = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/recovery-codes',
  changes: ['second-factor'],
  summary: 'New recovery codes, shown once',
  access: ['agent', 'admin'],
  body: v.object({ currentPassword: password }),
  response: v.object({ recoveryCodes: v.array(v.string()) }),
  ratePerMinute: 5,
})
/** For another phone. Every other session ends. */
export const removeSecondFactor = endpoint({
  service,
  method: 'POST',
  path: '/second-factor/remove',
  changes: ['second-factor'],
  summary: 'Forget my authenticator app; the next sign-in sets up another',
  access: ['agent', 'admin'],
  body: v.object({ currentPassword: password }),
  response: written({}),
  ratePerMinute: 5,
})

export const staffEndpoints = {
  readStaffInvitation,
  registerStaff,
  giveSecondFactor,
  giveCodeAgain,
  startSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  wantSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
}
