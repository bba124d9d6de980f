import { randomUUID } from 'node:crypto'
import { BRAND } from '@onward/contracts'
import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { recordRefusedFile } from '../files/files-store'
import type { RefusedFile } from '../files/verified-files'
import { askWithin } from '../registry/store'
import type { HealthFacts } from './health-store'
import { insertNotice, type NewNotice, noteResult, type StoredNotice, unsentNotice } from './notices-store'
import { postWebhook, WebhookFailed } from './webhook'

/** One for each way to a team, with slots of its own. */
const TASK_OF = { webhook: 'gateway.tell-team', mail: 'gateway.mail-team' } as const
/** With pauses that double from half a minute: the last one is after about a day. */
const MOST_ATTEMPTS = 12
const FIRST_PAUSE_MS = 30_000

/** Tells the team that owns a remote, by each way that its registration has, once the transaction is committed. */
export async function queueNotices(tx: Tx, notice: NewNotice, now: Date): Promise<void> {
  for (const channel of ['webhook', 'mail'] as const) {
    const id = randomUUID()
    if (await insertNotice(askWithin(tx), { ...notice, id, channel }, now)) await enqueue(tx, TASK_OF[channel], { id })
  }
}

/** Records a refused file for administrators, and tells the team, once an hour. */
export const tellRefusedFile =
  (kit: Pick<ServiceKit, 'db' | 'clock'>) =>
  (refused: RefusedFile): Promise<void> =>
    kit.db.withSystem(async (tx) => {
      const now = kit.clock()
      const reason = await recordRefusedFile(askWithin(tx), refused, now)
      const { name, build, file } = refused
      if (reason !== null) await queueNotices(tx, { name, build, kind: 'file-refused', facts: { reason, file } }, now)
    })

/** Sends queued notices; one that fails waits twice as long each time. */
export function teamNotices(kit: ServiceKit): void {
  const tell = async ({ id }: { id: string }) => {
    const notice = await kit.db.withSystem((tx) => unsentNotice(askWithin(tx), id))
    if (!notice) return
    const now = kit.clock()
    const failure = await send(kit, notice, now)
    const attempts = notice.attempts + 1
    const isOver = !failure?.again || attempts >= MOST_ATTEMPTS
    await kit.db.withSystem(async (tx) => {
      const state = failure === null ? 'sent' : isOver ? 'given-up' : 'waiting'
      await noteResult(askWithin(tx), { id, attempts, state, result: failure?.message ?? '', at: now })
      if (state === 'waiting')
        await enqueue(
          tx,
          TASK_OF[notice.channel],
          { id },
          { runAt: new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1)) },
        )
    })
    if (failure)
      kit.log.warn({ remote: notice.name, channel: notice.channel, result: failure.message, attempts }, 'a team was not told')
  }
  kit.task(TASK_OF.webhook, 'webhooks', tell)
  kit.task(TASK_OF.mail, 'mail', tell)
}

async function send(kit: ServiceKit, notice: StoredNotice, now: Date): Promise<WebhookFailed | null> {
  const { config, keys } = kit
  try {
    if (notice.channel === 'mail') await kit.mail.send(mailOf(notice, config.origin))
    else
      await postWebhook({
        url: notice.to,
        body: JSON.stringify(payloadOf(notice, config.origin)),
        now,
        keys,
        allowPrivate: config.privateWebhooks,
      })
    return null
  } catch (error) {
    // Messages of mail servers quote addresses.
    return error instanceof WebhookFailed ? error : new WebhookFailed('the mail server refused it', true)
  }
}

const payloadOf = ({ id, kind, name, build, createdAt, facts }: StoredNotice, portal: string) => ({
  id,
  portal,
  kind,
  remote: name,
  version: build,
  at: createdAt.toISOString(),
  ...facts,
})

/** Technical, as the registry's refusals: in English. */
function mailOf({ to, kind, name, build, facts }: StoredNotice, portal: string) {
  const what = {
    failing: `has a load that failed, and is loaded by too few for the portal to judge it`,
    quarantined: `is quarantined: it was taken out by itself, and nobody gets it with the next page they load`,
    suspect: `is suspect: too many loads fail. It stays live, because no healthy version before it could take its place`,
    cleared: `is no longer suspect: it loads well again`,
    'file-refused': `has a file that is not what was published, or that no version lists: the portal does not serve it`,
  }[kind]
  const lines = [
    `${name} ${build} ${what}.`,
    facts.reason,
    ...waysBack(facts.stays),
    `Your administrator reads more at ${portal}/agent/admin/versions.${kind === 'cleared' ? '' : ' Publish a mended version to go on.'}`,
  ]
  return {
    to,
    subject: `${BRAND}: ${name} ${build} ${kind === 'file-refused' ? 'has a refused file' : kind === 'failing' ? 'failed to load' : `is ${kind}`}`,
    text: `${lines.join('\n\n')}\n`,
  }
}

/** Why a suspect version stays, and what an administrator could do. */
function waysBack(stays: HealthFacts['stays'] | undefined): string[] {
  if (!stays?.reason) return []
  const set = stays.together.map(({ name, build }) => `${name} ${build}`).join(', ')
  return [
    `The version before does not fit alone: ${stays.reason}${set && ` An administrator can go back to these together: ${set}.`}`,
  ]
}
