import { emitEvent, enqueue, type Tx } from '@onward/database'
import { noSms, type ServiceKit, SmsRefused } from '@onward/service-kit'
import { and, eq, sql } from 'drizzle-orm'
import { type Activation, activationLetters, activations, type Channel } from '../db/schema'
import { writeActivationText, writeLetter } from '../mail/letters'
import { mintActivationToken } from './links'

const SEND = 'identity.send-activation'
const MINUTE_MS = 60_000
/** Minutes until the next try; about a day in all, for a mail server that is down. */
const WAITS = [1, 5, 15, 30, 60, 120, 240, 480, 480] as const

interface Job {
  referralId: string
  letter: number
  channel: Channel
}

/** Asks for letter and text message; they are written when they are sent, so that a token never rests in a job. */
export async function requestActivationLetters(tx: Tx, { referralId, letter, phone }: Activation): Promise<void> {
  await enqueue(tx, SEND, { referralId, letter, channel: 'email' })
  if (phone !== '') await enqueue(tx, SEND, { referralId, letter, channel: 'sms' })
}

const lastDayOf = (expiresAt: Date, language: Activation['language']): string =>
  expiresAt.toLocaleDateString(language === 'cy' ? 'cy-GB' : 'en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** The mail server or the gateway says that this address or number will never do. */
function isFinal(error: unknown): boolean {
  if (error instanceof SmsRefused) return true
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

export function registerActivationLetters(kit: ServiceKit): void {
  kit.task<Job>(SEND, async (job) => {
    // Where no gateway is set there is the email alone.
    if (job.channel === 'sms' && kit.sms === noSms) return
    // The token is committed before it leaves, so a link that arrives always works.
    const prepared = await kit.db.withSystem(async (tx) => {
      const activation = await waitingFor(tx, job)
      if (!activation) return null
      return { activation, ...(await mintActivationToken(tx, activation, kit.config.activationDays, kit.clock())) }
    })
    if (!prepared) return
    const { activation, token, expiresAt } = prepared
    const about = {
      language: activation.language,
      firstName: activation.firstName,
      jobcentre: activation.jobcentre,
      link: `${kit.config.origin}/activate?token=${token}`,
      lastDay: lastDayOf(expiresAt, activation.language),
    }
    let outcome: 'sent' | 'failed' | 'later' = 'sent'
    try {
      if (job.channel === 'email') {
        await kit.mail.send(writeLetter({ kind: 'activation', to: activation.email, hours: 0, ...about }))
      } else {
        const reference = `${job.referralId}-${job.letter}`
        await kit.sms.send({ to: activation.phone, text: writeActivationText(about), reference })
      }
    } catch (error) {
      outcome = isFinal(error) ? 'failed' : 'later'
      // Mail servers quote addresses: the kind of failure alone is written down.
      const kind = error instanceof Error ? error.name : typeof error
      kit.log.warn({ referral: job.referralId, channel: job.channel, kind, outcome }, 'an activation letter did not leave')
    }
    await kit.db.withSystem((tx) => record(tx, job, outcome, expiresAt, kit.clock()))
  })
}

/** The referral, if this letter of it is still to be sent. */
async function waitingFor(tx: Tx, { referralId, letter, channel }: Job): Promise<Activation | null> {
  const [activation] = await tx.select().from(activations).where(eq(activations.referralId, referralId)).for('update')
  if (!activation || activation.letter !== letter || activation.activatedAt || activation.withdrawnAt) return null
  const [done] = await tx
    .select({ outcome: activationLetters.outcome })
    .from(activationLetters)
    .where(
      and(
        eq(activationLetters.referralId, referralId),
        eq(activationLetters.letter, letter),
        eq(activationLetters.channel, channel),
      ),
    )
  return done?.outcome ? null : activation
}

/** Keeps what came of a try: the next one, or what casework is told. */
async function record(tx: Tx, job: Job, outcome: 'sent' | 'failed' | 'later', expiresAt: Date, now: Date): Promise<void> {
  const activation = await waitingFor(tx, job)
  if (!activation) return
  const [tried] = await tx
    .insert(activationLetters)
    .values({ ...job, tries: 1 })
    .onConflictDoUpdate({
      target: [activationLetters.referralId, activationLetters.letter, activationLetters.channel],
      set: { tries: sql`${activationLetters.tries} + 1` },
    })
    .returning({ tries: activationLetters.tries })
  const wait = WAITS[(tried?.tries ?? 1) - 1]
  if (outcome === 'later' && wait !== undefined) {
    await enqueue(tx, SEND, { ...job }, { runAt: new Date(now.getTime() + wait * MINUTE_MS) })
    return
  }
  const final = outcome === 'sent' ? 'sent' : 'failed'
  await tx
    .update(activationLetters)
    .set({ outcome: final })
    .where(
      and(
        eq(activationLetters.referralId, job.referralId),
        eq(activationLetters.letter, job.letter),
        eq(activationLetters.channel, job.channel),
      ),
    )
  const [told] = await tx
    .update(activations)
    .set({ told: sql`${activations.told} + 1` })
    .where(eq(activations.referralId, job.referralId))
    .returning({ version: activations.told, round: activations.round })
  await emitEvent(tx, 'activation.delivery', job.referralId, told?.version ?? 1, {
    referralId: job.referralId,
    round: told?.round ?? activation.round,
    channel: job.channel,
    outcome: final,
    expiresAt: final === 'sent' ? expiresAt.toISOString() : null,
  })
}
