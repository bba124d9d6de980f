import { randomUUID } from 'node:crypto'
import {
  importReferrals,
  type Office,
  Problem,
  type ProblemText,
  previewReferralImport,
  REFERRAL_IMPORT_MAX_COLUMNS,
  REFERRAL_IMPORT_MAX_ROWS,
  refuseField,
} from '@onward/contracts'
import { databaseError, type Tx } from '@onward/database'
import { readCsv } from '@onward/documents/csv'
import { decodeFile } from '@onward/documents/encoding'
import { type FileFault, isText, type ReadTable, UnreadableFile } from '@onward/documents/table'
import type { ServiceKit } from '@onward/service-kit'
import { isNull, sql } from 'drizzle-orm'
import { offices, referralSteps, referrals } from '../db/schema'
import { destination } from '../referrals/destination'
import { type Destination, firstStep, inviteMany, type NewReferral, newReferral } from '../referrals/make'
import { niHashOf } from '../referrals/ni-number'
import { type Agent, requireAgent } from '../staff/agent'
import { type NeededField, placesOf, REQUIRED } from './columns'
import { type Known, type PlannedRow, planName, planRows, readRows } from './plan'

const MOST = { rows: REFERRAL_IMPORT_MAX_ROWS, columns: REFERRAL_IMPORT_MAX_COLUMNS }
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500

const FAULTS: Readonly<Record<FileFault, ProblemText>> = {
  empty: 'casework.import-empty',
  'no-rows': 'casework.import-no-rows',
  'too-many-rows': 'casework.import-too-many-rows',
  'too-many-columns': 'casework.import-too-many-columns',
  'too-deep': 'casework.import-not-csv',
  'not-json': 'casework.import-not-csv',
  'not-xml': 'casework.import-not-csv',
  'not-text': 'casework.import-not-csv',
}
const HEADINGS: Readonly<Record<NeededField, ProblemText>> = {
  firstName: 'casework.import-heading-first-name',
  lastName: 'casework.import-heading-last-name',
  niNumber: 'casework.import-heading-ni-number',
  location: 'casework.import-heading-location',
  email: 'casework.import-heading-email',
  phone: 'casework.import-heading-phone',
  benefitsStatus: 'casework.import-heading-benefits-status',
}

/** The rows of a file; throws `invalid-input` with a sentence for the whole of it. */
function readTable(bytes: Buffer): ReadTable {
  try {
    const { text } = decodeFile(bytes)
    if (text.trim() === '') throw new UnreadableFile('empty')
    if (!isText(text.trimStart())) throw new UnreadableFile('not-text')
    const table = readCsv(text, MOST)
    const places = placesOf(table.columns)
    const missing = REQUIRED.filter((field) => places[field] === undefined)
    const headings = { texts: missing.map((field) => HEADINGS[field]) }
    if (missing.length > 0) throw refuseField('file', 'casework.import-columns-missing', { headings })
    return table
  } catch (error) {
    throw error instanceof UnreadableFile ? refuseField('file', FAULTS[error.fault]) : error
  }
}

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve))

export function importRoutes(kit: ServiceKit): void {
  async function knownOf(tx: Tx, rows: readonly PlannedRow[]): Promise<Known> {
    const known = new Map<string, { referralId: string; officeName: string; ownOffice: boolean }>()
    for (const some of chunksOf(rows)) {
      const hashes = some.flatMap(({ form }) => (form ? [niHashOf(kit.keys, form.niNumber).toString('hex')] : []))
      const found = await tx.execute<{ hash: string; referral_id: string; office_name: string; same_office: boolean }>(
        sql`select encode(ni_hash, 'hex') as hash, referral_id, office_name, same_office
          from casework.live_referrals((select array_agg(decode(one, 'hex')) from unnest(${sql.param(hashes)}::text[]) one))`,
      )
      for (const { hash, referral_id, office_name, same_office } of found)
        known.set(hash, { referralId: referral_id, officeName: office_name, ownOffice: same_office })
      await othersFirst()
    }
    return known
  }
  const openOffices = (tx: Tx): Promise<Office[]> =>
    tx.select({ id: offices.id, name: offices.name }).from(offices).where(isNull(offices.closedAt))
  async function planOf(tx: Tx, table: ReadTable): Promise<PlannedRow[]> {
    const rows = readRows(table, await openOffices(tx))
    return planRows(kit.keys, rows, await knownOf(tx, rows))
  }

  kit.handle(previewReferralImport, async ({ file, read }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes)
    return read(async (tx, who) => {
      await requireAgent(tx, who)
      const rows = await planOf(tx, table)
      return { rows: rows.map(({ shown }) => shown), plan: planName(kit.keys, bytes, rows) }
    })
  })

  kit.handle(importReferrals, async ({ file, body, now, write }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes)
    try {
      return await write(async (tx, who) => {
        const agent = await requireAgent(tx, who)
        const rows = await planOf(tx, table)
        if (planName(kit.keys, bytes, rows) !== body.plan)
          throw new Problem('state-conflict', { text: 'casework.import-plan-changed' })
        const good = rows.flatMap(({ form }) => (form ? [form] : []))
        if (good.length === 0) throw new Problem('state-conflict', { text: 'casework.import-nobody' })
        const importId = randomUUID()
        const destinations = new Map<string | null, Destination>()
        for (const some of chunksOf(good)) {
          const made: NewReferral[] = []
          for (const form of some) {
            const to = destinations.get(form.jobcentreOffice) ?? (await destination(tx, agent, form.jobcentreOffice))
            destinations.set(form.jobcentreOffice, to)
            made.push(newReferral(kit.keys, form, { agent, to, at: now, importId }))
          }
          await insertReferrals(tx, made, [...destinations.values()], agent)
          await othersFirst()
        }
        return { resource: `referral-imports/${importId}`, answer: { created: good.length, left: rows.length - good.length } }
      })
    } catch (error) {
      // Somebody was referred while this ran: nothing of the file is kept.
      if (databaseError(error)?.constraint_name === 'referrals_one_live')
        throw new Problem('state-conflict', { text: 'casework.import-plan-changed' })
      throw error
    }
  })
}

async function insertReferrals(tx: Tx, made: readonly NewReferral[], to: readonly Destination[], agent: Agent): Promise<void> {
  await tx.insert(referrals).values([...made])
  await tx.insert(referralSteps).values(made.map(firstStep))
  const nameOf = (officeId: string) => to.find((one) => one.officeId === officeId)?.officeName ?? agent.officeName
  await inviteMany(
    tx,
    made.map((row) => ({ row, jobcentre: nameOf(row.officeId) })),
  )
}
