import {
  ACTIVATION_CONSENT_KINDS,
  ACTIVATION_CONSENTS,
  ACTIVATION_RENEWALS,
  type ActivationProgress,
  type ActivationState,
  chooseActivationPassword,
  completeActivation,
  type Language,
  listActivationConsents,
  openActivation,
  Problem,
  readActivation,
  renewActivation,
  stopMarketing,
} from '@onward/contracts'
import { asSystem, emitEvent, type Principal, type Tx } from '@onward/database'
import type { Config, ServiceKit } from '@onward/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { confirmAccount } from '../accounts/changes'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { findById, lockAccount, openAccount } from '../accounts/store'
import type { Account, Activation } from '../db/schema'
import { answerSession, startSession } from '../sessions/sign-in'
import type { OpenSession } from '../sessions/store'
import { consentsOf, giveConsents, withdrawMarketing } from './consent-store'
import { requestActivationLink } from './delivery'
import { linkFault, mayJoin, progressView, refuseJoining, sessionEnd, signInToJoin } from './rules'
import {
  type ActivationSession,
  activationOfSession,
  activationOfToken,
  countRenewal,
  keepAccountOf,
  keepChosenPassword,
  lockActivation,
  openActivationSession,
  ownerOf,
  renewLink,
  useLink,
} from './store'

const COOKIE = 'onward_activation'
const COOKIE_PATH = '/api/identity/activation'
const WEEK_SECONDS = 7 * 24 * 3600
const UNKNOWN: ActivationState = { link: 'unknown', mayRenew: false }

/** The cookie outlives the session, so that the page can say that the time is over. */
const keepCookie = (reply: FastifyReply, { secure }: Config, value: string): unknown =>
  reply.setCookie(COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: COOKIE_PATH, maxAge: WEEK_SECONDS })

const sessionOf = ({ cookies }: FastifyRequest, tx: Tx): Promise<ActivationSession | null> =>
  activationOfSession(tx, cookies[COOKIE] ?? '')

/** The unexpired session of a browser. */
async function liveSession(request: FastifyRequest, tx: Tx, now: Date): Promise<ActivationSession> {
  const session = await sessionOf(request, tx)
  if (!session || linkFault(session, 'timed-out', now)) throw new Problem('link-expired')
  return session
}

/** The same, locked with its referral and its owner's account, as they stand once the locks are there. The account first, as erasure locks them. */
async function lockedSession(
  request: FastifyRequest,
  tx: Tx,
  now: Date,
): Promise<{ session: ActivationSession; owner: Account | undefined }> {
  const seen = await liveSession(request, tx, now)
  const found = await ownerOf(tx, seen.activation)
  const owner = found && (await lockAccount(tx, found.id))
  if (found && (!owner || !mayJoin(owner, seen.activation))) throw signInToJoin()
  await lockActivation(tx, seen)
  return { session: await liveSession(request, tx, now), owner }
}

/** The steps from a referral's link to an account. The server checks every step; the page only guides. */
export function activationRoutes(kit: ServiceKit): void {
  const { config } = kit
  const { activation: minimumPassword } = config.passwordMinimum

  const progressOf = async (
    tx: Tx,
    activation: Activation,
    who: Principal | null,
    session: { passwordChosen: boolean; until: Date },
  ): Promise<ActivationProgress> => {
    const owner = await ownerOf(tx, activation)
    const viewer = who && (await findById(tx, who.accountId))
    return progressView(activation, { owner, viewer }, session, minimumPassword)
  }

  kit.handle(openActivation, async ({ body, now, read, request, reply }) => {
    const opened = await read(async (tx, who) => {
      await asSystem(tx)
      const link = await activationOfToken(tx, body.token)
      if (!link) return { state: UNKNOWN }
      const fault = linkFault(link, 'expired', now)
      if (fault) return { state: fault }
      const session = await openActivationSession(tx, link.activation, request.cookies[COOKIE], now)
      return { state: await progressOf(tx, link.activation, who, session), cookie: session.cookie }
    })
    if (opened.cookie) keepCookie(reply, config, opened.cookie)
    return opened.state
  })

  kit.handle(readActivation, ({ now, read, request }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const session = await sessionOf(request, tx)
      if (!session) return UNKNOWN
      const fault = linkFault(session, 'timed-out', now)
      if (fault) return fault
      const { activation, passwordHash, expiresAt: until } = session
      return progressOf(tx, activation, who, { passwordChosen: passwordHash !== null, until })
    }),
  )

  kit.handle(chooseActivationPassword, async ({ body, now, request, write }) => {
    refuseWeakPassword(body.password, minimumPassword)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asSystem(tx)
      const session = await liveSession(request, tx, now)
      if (await ownerOf(tx, session.activation)) throw signInToJoin()
      const until = sessionEnd(now)
      await keepChosenPassword(tx, session, { passwordHash, until })
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
      await asSystem(tx)
      const { session, owner } = await lockedSession(request, tx, now)
      const { account, joined } = await accountFor(tx, session, owner, who, body.language, now)
      const given = ACTIVATION_CONSENT_KINDS.filter((kind) => ACTIVATION_CONSENTS[kind].required || body.marketingConsent)
      await giveConsents(tx, account.id, given, body.language, now)
      const { referralId } = session.activation
      await emitEvent(tx, 'account.activated', referralId, 1, { referralId, accountId: account.id })
      if (!joined) signedIn = await startSession(tx, config, request, account, now)
      return { resource: `activations/${referralId}`, answer: { joined } }
    })
    // A repeated request does not sign in again: its first answer did, or the page leads to the sign-in.
    if (signedIn) answerSession(kit, call, signedIn, undefined, true)
    reply.clearCookie(COOKIE, { path: COOKIE_PATH })
    return answer
  })

  kit.handle(renewActivation, async ({ body, now, request, reply, write }) => {
    reply.code(202)
    return write(async (tx) => {
      await asSystem(tx)
      const link = body.token ? await activationOfToken(tx, body.token) : await sessionOf(request, tx)
      const fault = link && linkFault(link, 'expired', now)
      if (!link || (fault && !fault.mayRenew)) throw new Problem('link-expired')
      const { referralId } = link.activation
      if ((await countRenewal(tx, referralId)) > ACTIVATION_RENEWALS) {
        throw new Problem('too-many-requests', { text: 'identity.activation-links-enough' })
      }
      const renewed = await renewLink(tx, referralId)
      if (!renewed) throw new Problem('link-expired')
      await requestActivationLink(tx, renewed)
      return { resource: `activations/${referralId}`, answer: {} }
    })
  })

  kit.handle(listActivationConsents, ({ read }) =>
    read(async (tx, who) => ({
      items: (await consentsOf(tx, who.accountId)).map(({ kind, version, language, givenAt, withdrawnAt }) => ({
        kind,
        version,
        language,
        givenAt: givenAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
    })),
  )

  kit.handle(stopMarketing, ({ now, write }) =>
    write(async (tx, who) => {
      const ended = await withdrawMarketing(tx, who.accountId, now)
      if (ended === null) throw new Problem('state-conflict', { text: 'identity.activation-consent-withdrawn' })
      return { resource: `consents/${ended}`, answer: {} }
    }),
  )
}

/** Redeems the link. Gives the new account, or the signed-in one that the referral joins. */
async function accountFor(
  tx: Tx,
  session: ActivationSession,
  owner: Account | undefined,
  who: Principal | null,
  language: Language,
  now: Date,
): Promise<{ account: Account; joined: boolean }> {
  const { activation, passwordHash } = session
  refuseJoining(owner, who?.accountId, passwordHash)
  const used = await useLink(tx, session, now)
  if (!used) throw new Problem('link-expired')
  const account =
    owner ??
    (await openReferred(tx, { ...activation, accountId: used.accountId }, { passwordHash: passwordHash ?? '', language }, now))
  if (account.id !== used.accountId) await keepAccountOf(tx, used.referralId, account.id)
  return { account, joined: owner !== undefined }
}

async function openReferred(
  tx: Tx,
  { accountId, email, firstName, lastName }: Activation,
  chosen: { passwordHash: string; language: Language },
  now: Date,
): Promise<Account> {
  const registration = { ...chosen, firstName, lastName, role: 'user' as const, organisationName: '' }
  const opened = await openAccount(tx, email, registration, now, accountId)
  // Another account with this address was confirmed between two steps.
  if (opened.confirmed) throw signInToJoin()
  return confirmAccount(tx, opened.id, now)
}
