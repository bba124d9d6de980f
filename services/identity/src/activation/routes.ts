import {
  ACTIVATION_CONSENT_KINDS,
  ACTIVATION_CONSENTS,
  ACTIVATION_RENEWALS,
  type ActivationProgress,
  type ActivationState,
  chooseActivationPassword,
  completeActivation,
  openActivation,
  Problem,
  readActivation,
  renewActivation,
} from '@onward/contracts'
import { emitEvent, type Principal, type Tx } from '@onward/database'
import type { Config, ServiceKit } from '@onward/service-kit'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { confirmAccount, findByEmail, findById } from '../accounts/accounts'
import { openAccount } from '../accounts/open-account'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { asForms } from '../accounts/routes'
import { type Account, type Activation, activationSessions, activations } from '../db/schema'
import type { OpenSession } from '../sessions/sessions'
import { answerSession, startSession } from '../sessions/start'
import { giveConsents } from './consents'
import { forgetInvited, NO_CONTACT } from './events'
import { requestActivationLetters } from './letter'
import { activationOfSession, activationOfToken, faultOf, openActivationSession, sessionEnd } from './links'

const COOKIE = 'onward_activation'
const COOKIE_PATH = '/api/identity/activation'
const DAY_SECONDS = 24 * 3600
const UNKNOWN: ActivationState = { link: 'unknown', mayRenew: false }

/** The browser keeps it longer than the session lasts, so that it can be told that its time is over. */
const keepCookie = (reply: FastifyReply, { secure }: Config, value: string): unknown =>
  reply.setCookie(COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: COOKIE_PATH, maxAge: 7 * DAY_SECONDS })

/** The account that the referral's address has, where it is confirmed. */
const ownerOf = async (tx: Tx, activation: Activation): Promise<Account | undefined> => {
  const account = await findByEmail(tx, activation.email)
  return account?.confirmedAt ? account : undefined
}

async function progressOf(
  tx: Tx,
  activation: Activation,
  who: Principal | null,
  session: { passwordChosen: boolean; until: Date },
  minimumPassword: number,
): Promise<ActivationProgress> {
  const owner = await ownerOf(tx, activation)
  const viewer = who && (await findById(tx, who.accountId))
  return {
    link: 'open',
    step: owner || session.passwordChosen ? 'consent' : 'password',
    firstName: activation.firstName,
    jobcentre: activation.jobcentre,
    email: activation.email,
    account: !owner ? 'none' : owner.role === 'user' ? 'jobseeker' : 'other',
    viewer: !viewer ? 'visitor' : viewer.id === owner?.id ? 'invited' : 'someone-else',
    minimumPassword,
    until: session.until.toISOString(),
  }
}

/** From a referral's link to an account that is open. Every step is checked here; the page only leads through them. */
export function activationRoutes(kit: ServiceKit): void {
  const { config } = kit

  kit.handle(openActivation, async ({ body, now, read, request, reply }) => {
    const cookie = request.cookies[COOKIE]
    const opened = await read(async (tx, who) => {
      await asForms(tx)
      const link = await activationOfToken(tx, body.token)
      if (!link) return { state: UNKNOWN }
      const fault = faultOf(link, 'expired', now)
      if (fault) return { state: fault }
      const session = await openActivationSession(tx, link.activation, cookie, now)
      const state = await progressOf(tx, link.activation, who, session, config.passwordMinimum.activation)
      return { state, cookie: session.cookie }
    })
    if (opened.cookie) keepCookie(reply, config, opened.cookie)
    return opened.state
  })

  kit.handle(readActivation, ({ now, read, request }) =>
    read(async (tx, who) => {
      await asForms(tx)
      const session = await activationOfSession(tx, request.cookies[COOKIE] ?? '')
      if (!session) return UNKNOWN
      const fault = faultOf(session, 'timed-out', now)
      if (fault) return fault
      const at = { passwordChosen: session.passwordHash !== null, until: session.expiresAt }
      return progressOf(tx, session.activation, who, at, config.passwordMinimum.activation)
    }),
  )

  kit.handle(chooseActivationPassword, async ({ body, now, request, write }) => {
    refuseWeakPassword(body.password, config.passwordMinimum.activation)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asForms(tx)
      const session = await activationOfSession(tx, request.cookies[COOKIE] ?? '')
      if (!session || faultOf(session, 'timed-out', now)) throw new Problem('link-expired')
      if (await ownerOf(tx, session.activation)) {
        throw new Problem('state-conflict', { text: 'identity.activation-sign-in-to-join' })
      }
      const until = sessionEnd(now)
      await tx.update(activationSessions).set({ passwordHash, expiresAt: until }).where(eq(activationSessions.hash, session.hash))
      return {
        resource: `activations/${session.activation.referralId}`,
        answer: { step: 'consent' as const, until: until.toISOString() },
      }
    })
  })

  kit.handle(completeActivation, async (call) => {
    const { body, now, request, reply, write } = call
    if (ACTIVATION_CONSENT_KINDS.some((kind) => body.versions[kind] !== ACTIVATION_CONSENTS[kind].version)) {
      throw new Problem('state-conflict', { text: 'identity.activation-consents-changed' })
    }
    let signedIn: OpenSession | null = null
    const answer = await write(async (tx, who) => {
      await asForms(tx)
      const session = await activationOfSession(tx, request.cookies[COOKIE] ?? '')
      if (!session || faultOf(session, 'timed-out', now)) throw new Problem('link-expired')
      const { account, joined } = await accountFor(tx, session, who, body.language, now)
      await giveConsents(
        tx,
        account.id,
        ACTIVATION_CONSENT_KINDS.filter((kind) => ACTIVATION_CONSENTS[kind].required || body.marketingConsent),
        body.language,
        now,
      )
      await emitEvent(tx, 'account.activated', session.activation.referralId, 1, {
        referralId: session.activation.referralId,
        accountId: account.id,
      })
      if (!joined) signedIn = await startSession(tx, request, account, now)
      return { resource: `activations/${session.activation.referralId}`, answer: { joined } }
    })
    // A repeat of the same request signs nobody in: its first answer did, or the page leads to the sign-in.
    if (signedIn) answerSession(kit, call, signedIn, undefined, true)
    reply.clearCookie(COOKIE, { path: COOKIE_PATH })
    return answer
  })

  kit.handle(renewActivation, async ({ body, now, request, reply, write }) => {
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      const link = body.token
        ? await activationOfToken(tx, body.token)
        : await activationOfSession(tx, request.cookies[COOKIE] ?? '')
      const fault = link && faultOf(link, 'expired', now)
      if (!link || (fault && !fault.mayRenew)) throw new Problem('link-expired')
      const { referralId } = link.activation
      const [row] = await tx.execute<{ total: number }>(
        sql`select total from auth.take(${`activation-links ${referralId}`}, 1, ${DAY_SECONDS * 1000})`,
      )
      if (Number(row?.total) > ACTIVATION_RENEWALS) {
        throw new Problem('too-many-requests', { text: 'identity.activation-links-enough' })
      }
      const [renewed] = await tx
        .update(activations)
        .set({ letter: sql`${activations.letter} + 1` })
        .where(and(eq(activations.referralId, referralId), isNull(activations.activatedAt), isNull(activations.withdrawnAt)))
        .returning()
      if (!renewed) throw new Problem('link-expired')
      await requestActivationLetters(tx, renewed)
      return { resource: `activations/${referralId}`, answer: {} }
    })
  })
}

/**
 * Uses the link up in one conditional update: of many attempts at once one wins, and the others find it used. Gives the account that was
 * opened, or the signed-in one that the referral joins.
 */
async function accountFor(
  tx: Tx,
  { activation, letter, passwordHash }: { activation: Activation; letter: number; passwordHash: string | null },
  who: Principal | null,
  language: Account['language'],
  now: Date,
): Promise<{ account: Account; joined: boolean }> {
  const { referralId, email, firstName, lastName } = activation
  const owner = await ownerOf(tx, activation)
  if (owner && owner.role !== 'user') {
    throw new Problem('not-allowed', { text: 'identity.activation-other-account' })
  }
  if (owner && who?.accountId !== owner.id) {
    throw new Problem('state-conflict', { text: 'identity.activation-sign-in-to-join' })
  }
  if (!owner && passwordHash === null) throw new Problem('state-conflict', { text: 'identity.activation-password-first' })
  const [used] = await tx
    .update(activations)
    .set({ ...NO_CONTACT, activatedAt: now })
    .where(
      and(
        eq(activations.referralId, referralId),
        eq(activations.letter, letter),
        isNull(activations.activatedAt),
        isNull(activations.withdrawnAt),
      ),
    )
    .returning()
  if (!used) throw new Problem('link-expired')
  // A password that was chosen in another browser is nobody's.
  await tx.update(activationSessions).set({ passwordHash: null }).where(eq(activationSessions.referralId, referralId))
  await forgetInvited(tx, referralId, used.version)
  const account = owner ?? (await openedAccount(tx, { email, firstName, lastName, passwordHash, language }, used.accountId, now))
  if (account.id !== used.accountId) {
    await tx.update(activations).set({ accountId: account.id }).where(eq(activations.referralId, referralId))
  }
  return { account, joined: owner !== undefined }
}

async function openedAccount(
  tx: Tx,
  facts: { email: string; firstName: string; lastName: string; passwordHash: string | null; language: Account['language'] },
  id: string,
  now: Date,
): Promise<Account> {
  const { email, passwordHash, ...person } = facts
  const registration = { ...person, passwordHash: passwordHash ?? '', role: 'user' as const, organisationName: '' }
  const opened = await openAccount(tx, email, registration, now, id)
  // Somebody confirmed this address between two of our steps.
  if (opened.confirmed) throw new Problem('state-conflict', { text: 'identity.activation-sign-in-to-join' })
  return confirmAccount(tx, opened.id, now)
}
