import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, id, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { emailAddress, optionalText } from '../text'

/** Least length in the two forms; a deployment setting raises both. Specification section 9. */
export const PASSWORD_MIN_AT_SIGN_UP = 6
export const PASSWORD_MIN_AT_ACTIVATION = 8
export const ACCESS_TOKEN_SECONDS = 600
export const SESSION_TICK_MS = 30_000
export const SESSION_REFRESH_WHEN_LEFT_MS = 90_000

export const USER_TYPES = ['user', 'employer', 'agent'] as const

const service = 'identity' as const
export const email = emailAddress('Please enter a valid email address.')
export const password = v.pipe(
  v.string('Enter a password'),
  v.minLength(1, 'Enter a password'),
  v.maxLength(256, 'Use 256 characters or fewer'),
)
export const newPassword = v.pipe(
  password,
  v.minLength(PASSWORD_MIN_AT_SIGN_UP, `Password must be at least ${PASSWORD_MIN_AT_SIGN_UP} characters`),
)
export const matching = <const T extends { password: string; confirmPassword: string }>(input: T) =>
  input.password === input.confirmPassword

export const sessionUser = v.object({
  id,
  email: v.string(),
  role: v.picklist(ROLES),
  firstName: v.string(),
  lastName: v.string(),
  language: v.picklist(LANGUAGES),
})
export type SessionUser = v.InferOutput<typeof sessionUser>

/** What the shell keeps: who is signed in and when the access token ends. */
export const sessionState = v.object({
  user: sessionUser,
  expiresAt: timestamp,
  /** Nobody has signed in to the account before this session: greet a newcomer. */
  isFirstSession: v.boolean(),
})
export type SessionState = v.InferOutput<typeof sessionState>

/**
 * The password of a member of staff was right; next comes the code of their app, or its set-up. An HttpOnly cookie names them for ten
 * minutes.
 */
export const secondFactorAsked = v.object({ secondFactor: v.picklist(['code', 'set-up']) })

/** Session of the specification, section 3; only `POST /sign-in?session=token` answers it. */
export const tokenSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  /** Seconds since 1970. */
  expires_at: v.number(),
  token_type: v.literal('bearer'),
  user: v.object({
    id,
    email: v.string(),
    user_metadata: v.object({ first_name: v.string(), last_name: v.string(), user_type: v.picklist(ROLES) }),
  }),
})

export const registration = v.pipe(
  v.object({
    userType: v.optional(v.picklist(USER_TYPES), 'user'),
    email,
    password: newPassword,
    /** Left out by forms that show the password on request. */
    confirmPassword: v.optional(v.string('Passwords do not match')),
    firstName: optionalText(100),
    lastName: optionalText(100),
    /** Employers only: what the organisation is called. */
    organisationName: optionalText(200),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    /** The page that the person came from, to go on to once the address is confirmed. */
    next: optionalText(500),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword = password }) => matching({ password, confirmPassword }),
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)

/** Answers 202 alike for a new and a known address: a known one gets an email that says so. */
export const register = endpoint({
  service,
  method: 'POST',
  path: '/register',
  changes: ['account'],
  summary: 'Create an account and send a verification email',
  access: 'public',
  body: registration,
  response: written({}),
  ratePerMinute: 10,
})
/** Email links whose token moves from the address into an HttpOnly cookie. */
export const LINK_KINDS = ['verify-email', 'reset-password', 'invitation'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
const linkParams = v.object({ kind: v.picklist(LINK_KINDS) })
const linkToken = v.pipe(v.string(), v.maxLength(200))
const linkState = v.object({ open: v.boolean() })

/** Opening consumes nothing: mail scanners open links too. */
export const openLink = endpoint({
  service,
  method: 'POST',
  path: '/links/:kind',
  changes: ['account'],
  summary: "Move a link's token into a cookie of this browser for 30 minutes, unless it opens nothing any more",
  access: 'public',
  params: linkParams,
  body: v.object({ token: linkToken }),
  response: linkState,
  ratePerMinute: 30,
})
export const readLink = endpoint({
  service,
  method: 'GET',
  path: '/links/:kind',
  reads: ['account'],
  summary: 'Whether this browser has opened such a link that still opens something',
  access: 'public',
  params: linkParams,
  response: linkState,
})

/** Left out, here and in every request with a link's token: the token of the link that this browser opened. */
export const verifyEmail = endpoint({
  service,
  method: 'POST',
  path: '/verify-email',
  changes: ['account', 'session'],
  problems: ['link-expired'],
  summary: 'Confirm an email address with the token of the email; signs a jobseeker in on the browser that registered',
  access: 'public',
  body: v.object({ token: v.optional(linkToken) }),
  response: written({
    area: v.picklist(['jobseeker', 'employer', 'agent']),
    /** For the sign-in form; whoever holds the token reads the mail of this address. */
    email: v.optional(v.string()),
    session: v.optional(sessionState),
    /** As given at registration; not checked. */
    next: v.optional(v.string()),
  }),
})
export const resendVerification = endpoint({
  service,
  method: 'POST',
  path: '/verify-email/resend',
  changes: ['account'],
  summary: 'Send the verification email again; answers alike for any address',
  access: 'public',
  body: v.object({ email }),
  response: written({}),
  ratePerMinute: 5,
})
/** Identity counts wrong passwords and codes itself, so that one person's attempts do not lock out others on their network. */
export const signIn = endpoint({
  service,
  method: 'POST',
  path: '/sign-in',
  changes: ['session'],
  problems: ['account-closing', 'invalid-credentials'],
  summary: 'Sign in; sets the session cookies. With ?session=token answers the Session object instead of the state',
  access: 'public',
  query: v.object({ session: v.optional(v.literal('token')) }),
  /** Staff may give their staff ID in place of the address. */
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(255)), password }),
  response: v.union([sessionState, tokenSession, secondFactorAsked]),
})
export const refreshSession = endpoint({
  service,
  method: 'POST',
  path: '/refresh',
  changes: ['session'],
  problems: ['sign-in-required'],
  summary: 'Rotate the refresh token and get a new access token',
  access: 'public',
  body: v.object({ refresh_token: v.optional(v.pipe(v.string(), v.maxLength(400))) }),
  query: v.object({ session: v.optional(v.literal('token')) }),
  response: v.union([sessionState, tokenSession]),
})
export const signOut = endpoint({
  service,
  method: 'POST',
  path: '/sign-out',
  changes: ['session'],
  summary: 'End this session',
  access: 'public',
  response: v.object({}),
})
export const readSession = endpoint({
  service,
  method: 'GET',
  path: '/session',
  reads: ['session', 'account'],
  summary: 'Who is signed in',
  access: 'signed-in',
  response: sessionState,
})
export const setLanguage = endpoint({
  service,
  method: 'PUT',
  path: '/language',
  changes: ['account'],
  summary: 'Language of emails and pages for this account',
  access: 'signed-in',
  body: v.object({ language: v.picklist(LANGUAGES) }),
  response: written({}),
})
export const closeTour = endpoint({
  service,
  method: 'POST',
  path: '/tour/closed',
  changes: ['account'],
  summary: 'Never show me the tour of the staff pages by itself again, on any device',
  access: ['employer', 'agent', 'admin'],
  response: written({}),
})
export const requestPasswordReset = endpoint({
  service,
  method: 'POST',
  path: '/password-reset/request',
  changes: ['account'],
  summary: 'Send a password reset email; answers alike for any address',
  access: 'public',
  body: v.object({ email }),
  response: written({}),
  ratePerMinute: 5,
})
export const passwordReset = v.pipe(
  v.object({
    token: v.optional(linkToken),
    password: newPassword,
    confirmPassword: v.string('Passwords do not match'),
  }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], matching, 'Passwords do not match'), ['confirmPassword']),
)
export const resetPassword = endpoint({
  service,
  method: 'POST',
  path: '/password-reset',
  changes: ['account', 'session'],
  problems: ['link-expired'],
  summary: 'Set a new password with the token of the email; ends every other session',
  access: 'public',
  body: passwordReset,
  response: written({ area: v.picklist(['jobseeker', 'employer', 'agent']) }),
})

export const identityEndpoints = {
  register,
  openLink,
  readLink,
  verifyEmail,
  resendVerification,
  signIn,
  refreshSession,
  signOut,
  readSession,
  setLanguage,
  closeTour,
  requestPasswordReset,
  resetPassword,
}
