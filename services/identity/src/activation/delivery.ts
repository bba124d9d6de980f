import { emitEvent, enqueue, type Tx } from '@onward/database'
import { noSms, type ServiceKit, SmsRefused } from '@onward/service-kit'
import type { Activation, Channel } from '../db/schema'
import { composeActivationText, composeEmail } from '../mail/compose'
import { awaitingDelivery, countTry, type Delivery, endDelivery, mintActivationToken } from './store'

/** Of one link by email and by text message, each with slots of its own. */
export const SEND_ACTIVATION = 'identity.send-activation'
export const TEXT_ACTIVATION = 'identity.text-activation'
const TASK_OF = { email: SEND_ACTIVATION, sms: TEXT_ACTIVATION } as const
const MINUTE_MS = 60_000
/** Minutes until each next try: about a day in all, in case a mail server is down. */
const WAITS = [1, 5, 15, 30, 60, 120, 240, 480, 480] as const

/** The stored payload of a job: `letter` is the version of the link. */
export interface DeliveryJob {
  referralId: string
  letter: number
  channel: Channel
}

/** Requests email and text message. They are written when they are sent, so that no token is stored in a job. */
export async function requestActivationLink(tx: Tx, { referralId, linkVersion, phone }: Activation): Promise<void> {
  await enqueue(tx, TASK_OF.email, { referralId, letter: linkVersion, channel: 'email' })
  if (phone !== '') await enqueue(tx, TASK_OF.sms, { referralId, letter: linkVersion, channel: 'sms' })
}

/** Whether the mail server or the gateway refuses this recipient for good. */
function isFinal(error: unknown): boolean {
  if (error instanceof SmsRefused) return true
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

/** Sends the link of a referral by one channel, unless it was sent. */
export async function deliverLink(kit: ServiceKit, { referralId, letter, channel }: DeliveryJob): Promise<void> {
  // Without a gateway only the email is sent.
  if (channel === 'sms' && kit.sms === noSms) return
  const delivery: Delivery = { referralId, linkVersion: letter, channel }
  // The token is committed before it is sent, so that a delivered link always works.
  const prepared = await kit.db.withSystem(async (tx) => {
    const activation = await awaitingDelivery(tx, delivery)
    if (!activation) return null
    return { activation, ...(await mintActivationToken(tx, activation, kit.config.activationDays, kit.clock())) }
  })
  if (!prepared) return
  const { activation, token, expiresAt } = prepared
  const { language, firstName, jobcentre, email, phone } = activation
  const about = { language, firstName, jobcentre, link: `${kit.config.origin}/activate?token=${token}` }
  let outcome: 'sent' | 'failed' | 'later' = 'sent'
  try {
    if (channel === 'email') await kit.mail.send(composeEmail({ kind: 'activation', to: email, expiresAt, ...about }))
    else await kit.sms.send({ to: phone, text: composeActivationText(about), reference: `${referralId}-${letter}` })
  } catch (error) {
    outcome = isFinal(error) ? 'failed' : 'later'
    // Errors of mail servers quote addresses, so only their kind is logged.
    const kind = error instanceof Error ? error.name : typeof error
    kit.log.warn({ referral: referralId, channel, kind, outcome }, 'an activation link did not leave')
  }
  await kit.db.withSystem((tx) => record(tx, delivery, outcome, expiresAt, kit.clock()))
}

/** Stores the result of a try: queues the next one, or emits the event for casework. */
async function record(
  tx: Tx,
  delivery: Delivery,
  outcome: 'sent' | 'failed' | 'later',
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const activation = await awaitingDelivery(tx, delivery)
  if (!activation) return
  const { referralId, linkVersion, channel } = delivery
  const wait = WAITS[(await countTry(tx, delivery)) - 1]
  if (outcome === 'later' && wait !== undefined) {
    const job = { referralId, letter: linkVersion, channel }
    await enqueue(tx, TASK_OF[channel], job, { runAt: new Date(now.getTime() + wait * MINUTE_MS) })
    return
  }
  const final = outcome === 'sent' ? 'sent' : 'failed'
  const counted = await endDelivery(tx, delivery, final)
  await emitEvent(tx, 'activation.delivery', referralId, counted?.version ?? 1, {
    referralId,
    round: counted?.round ?? activation.round,
    channel,
    outcome: final,
    expiresAt: final === 'sent' ? expiresAt.toISOString() : null,
  })
}
