import type { ReferralForm } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ReadTable } from '@onward/documents/table'
import type { Keys } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import { type Destination, newReferral } from '../referrals/new-referral'
import { niHashOf } from '../referrals/ni-number'
import { destinationOf, insertReferrals, inviteMany } from '../referrals/store'
import type { Agent } from '../staff/agent-store'
import { openOffices } from '../staff/office-store'
import { type Known, type PlannedRow, planRows, readRows } from './plan'

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500
const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
const letOthersRun = () => new Promise<void>((resolve) => setImmediate(resolve))

/** What importing a file would do, row by row. */
export async function planOf(tx: Tx, keys: Pick<Keys, 'hash'>, table: ReadTable): Promise<PlannedRow[]> {
  const rows = readRows(table, await openOffices(tx))
  return planRows(keys, rows, await knownPeople(tx, keys, rows))
}

async function knownPeople(tx: Tx, keys: Pick<Keys, 'hash'>, rows: readonly PlannedRow[]): Promise<Known> {
  const known = new Map<string, { referralId: string; officeName: string; ownOffice: boolean }>()
  for (const some of chunksOf(rows)) {
    const hashes = some.flatMap(({ form }) => (form ? [niHashOf(keys, form.niNumber).toString('hex')] : []))
    const found = await tx.execute<{ hash: string; referral_id: string; office_name: string; same_office: boolean }>(
      sql`select encode(ni_hash, 'hex') as hash, referral_id, office_name, same_office
        from casework.live_referrals((select array_agg(decode(one, 'hex')) from unnest(${sql.param(hashes)}::text[]) one))`,
    )
    for (const { hash, referral_id, office_name, same_office } of found)
      known.set(hash, { referralId: referral_id, officeName: office_name, ownOffice: same_office })
    await letOthersRun()
  }
  return known
}

/** Refers everybody of these forms and invites them. */
export async function insertForms(
  tx: Tx,
  keys: Pick<Keys, 'fields' | 'hash'>,
  forms: readonly ReferralForm[],
  by: { agent: Agent; at: Date; importId: string },
): Promise<void> {
  const destinations = new Map<string | null, Destination>()
  for (const some of chunksOf(forms)) {
    const invitations = []
    for (const form of some) {
      const to = destinations.get(form.jobcentreOffice) ?? (await destinationOf(tx, by.agent, form.jobcentreOffice))
      destinations.set(form.jobcentreOffice, to)
      invitations.push({ row: newReferral(keys, form, { ...by, to }), jobcentre: to.officeName })
    }
    const rows = invitations.map(({ row }) => row)
    await insertReferrals(tx, rows)
    await inviteMany(tx, invitations)
    await letOthersRun()
  }
}
