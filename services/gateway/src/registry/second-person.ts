import { randomUUID } from 'node:crypto'
import { mayAccess, Problem, ROLES, type RolloutChange, SECOND_PERSON_ABOVE } from '@onward/contracts'
import { changeRollout } from './changes'
import { isRemote, type Version } from './resolve'
import { PublishingRefused } from './roll-back'
import type { SetChange } from './sets'
import { changeTogether } from './sets'
import { type Ask, type ChangedBy, readLive, readRevisions, readVersions } from './store'

/** What waits for a second administrator. */
export type AskedChange = ({ kind: 'rollout' } & RolloutChange) | { kind: 'set'; changes: readonly SetChange[] }
export interface RolloutRequest {
  id: string
  name: string
  change: AskedChange
  note: string
  askedAt: Date
  /** Null: a team, by the token of this label. */
  askedBy: string | null
  tokenId: string | null
  token: string | null
}

/** Whether a change brings a version to more than half of the people, by percent or by all roles that its pages have. */
export function needsSecondPerson(change: AskedChange, version: Version | undefined): boolean {
  if (change.kind === 'set' || change.action === 'promote') return true
  if (change.action === 'resume') return false
  if (change.action !== 'start') return false
  const roles = change.audience.roles
  const pages = version && isRemote(version) ? version.portal.pages : []
  const served =
    version && isRemote(version) ? ROLES.filter((role) => pages.some(({ access }) => mayAccess(access, role))) : ROLES
  return change.percent > SECOND_PERSON_ABOVE || (served.length > 0 && served.every((role) => roles.includes(role)))
}

interface Changing {
  name: string
  change: AskedChange
  by: ChangedBy
  now: Date
  /** The setting. */
  secondPerson: boolean
}
/**
 * Makes a change, or asks a second administrator for it where the setting says so. Gives the revision; null when another one came between;
 * `waiting` when somebody must decide. Throws `PublishingRefused`, also of what is only asked for.
 */
export async function changeOrAsk(
  ask: Ask,
  { name, change, by, now, secondPerson }: Changing,
): Promise<{ revision: number | null; waiting: boolean }> {
  const build = change.kind === 'rollout' ? (change.build ?? (await canaryOf(ask, name))) : null
  const [version] = build ? await readVersions(ask, [{ name, build }]) : []
  if (!secondPerson || !needsSecondPerson(change, version))
    return { revision: await perform(ask, name, change, by, now), waiting: false }
  const seen = change.kind === 'rollout' ? change.revision : (change.changes.find((one) => one.name === name)?.seen ?? 0)
  if ((await newest(ask, name)) !== seen) return { revision: null, waiting: false }
  // What would be refused later is refused now.
  await ask`savepoint tried`
  await perform(ask, name, change, by, now)
  await ask`rollback to savepoint tried`
  const wanted = change.kind === 'rollout' ? { ...change, build } : change
  await ask`update gateway.rollout_requests set decided_at = ${now.toISOString()}::timestamptz, decision = 'replaced'
    where name = ${name} and decided_at is null`
  await ask`
    insert into gateway.rollout_requests (id, name, change, note, asked_at, asked_by, by_token)
    values (${randomUUID()}::uuid, ${name}, ${JSON.stringify(wanted)}::text::jsonb, ${by.note ?? ''}, ${now.toISOString()}::timestamptz,
      ${by.account ?? null}::uuid, ${by.token ?? null}::uuid)`
  return { revision: seen, waiting: true }
}

async function perform(ask: Ask, name: string, change: AskedChange, by: ChangedBy, now: Date): Promise<number | null> {
  if (change.kind === 'set') return changeTogether(ask, 'promote', change.changes, by, now)
  const { kind: _kind, ...rollout } = change
  return changeRollout(ask, name, rollout, by)
}
const newest = async (ask: Ask, name: string) => (await readRevisions(ask)).findLast((one) => one.name === name)?.id ?? 0
const canaryOf = async (ask: Ask, name: string) => (await readLive(ask)).find((one) => one.name === name)?.canary?.build ?? null

/** What waits, by the name of its front end. */
export async function readRequests(ask: Ask): Promise<RolloutRequest[]> {
  const rows = await ask<Omit<RolloutRequest, 'askedAt'> & { askedAt: string | Date }>`
    select r.id, r.name, r.change, r.note, r.asked_at as "askedAt", r.asked_by as "askedBy", r.by_token as "tokenId", t.label as token
    from gateway.rollout_requests r left join gateway.deploy_tokens t on t.id = r.by_token where r.decided_at is null order by r.asked_at`
  return rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt) }))
}

interface Deciding {
  name: string
  id: string
  decision: 'approve' | 'decline'
  note: string
  account: string
  now: Date
}
/**
 * Decides what waits. Whoever asked may take it back, and never approve it. Gives the revision; null when another one came between. Throws
 * `PublishingRefused`, and `not-found` of what does not wait.
 */
export async function decideRequest(
  ask: Ask,
  { name, id, decision, note, account, now }: Deciding,
): Promise<{ revision: number | null }> {
  const request = (await readRequests(ask)).find((one) => one.id === id && one.name === name)
  if (!request) throw new Problem('not-found')
  if (decision === 'approve' && request.askedBy === account)
    throw new PublishingRefused('Whoever asked for it cannot approve it: another administrator decides.')
  const { change } = request
  const by = { account: request.askedBy, token: request.tokenId, note: request.note }
  const revision = decision === 'approve' ? await perform(ask, name, change, by, now) : await newest(ask, name)
  if (revision === null) return { revision }
  await ask`
    update gateway.rollout_requests set decided_at = ${now.toISOString()}::timestamptz, decided_by = ${account}::uuid,
      decision = ${decision === 'approve' ? 'approved' : 'declined'}, decision_note = ${note},
      revision = ${decision === 'approve' ? revision : null}::bigint
    where id = ${id}::uuid`
  return { revision }
}
