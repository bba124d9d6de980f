import { randomUUID } from 'node:crypto'
import {
  importReferrals,
  type Language,
  type Office,
  Problem,
  previewReferralImport,
  REFERRAL_IMPORT_MAX_COLUMNS,
  REFERRAL_IMPORT_MAX_ROWS,
} from '@onward/contracts'
import { databaseError, type Tx } from '@onward/database'
import { readCsv } from '@onward/documents/csv'
import { decodeFile } from '@onward/documents/encoding'
import { isText, type ReadTable, UnreadableFile } from '@onward/documents/table'
import type { ServiceKit } from '@onward/service-kit'
import { isNull, sql } from 'drizzle-orm'
import { offices, referralSteps, referrals } from '../db/schema'
import { destination } from '../referrals/destination'
import { type Destination, firstStep, inviteMany, type NewReferral, newReferral } from '../referrals/make'
import { niHashOf } from '../referrals/ni-number'
import { type Agent, requireAgent } from '../staff/agent'
import { placesOf, REQUIRED } from './columns'
import { type Known, type PlannedRow, planName, planRows, readRows } from './plan'
import { IMPORT_WORDS } from './words'

const MOST = { rows: REFERRAL_IMPORT_MAX_ROWS, columns: REFERRAL_IMPORT_MAX_COLUMNS }
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500

/** The rows of a file; throws `invalid-input` with a sentence for the whole of it. */
function readTable(bytes: Buffer, language: Language): ReadTable {
  const words = IMPORT_WORDS[language]
  const refuse = (message: string) => new Problem('invalid-input', message, [{ field: 'file', message }])
  try {
    const { text } = decodeFile(bytes)
    if (text.trim() === '') throw new UnreadableFile('empty')
    if (!isText(text.trimStart())) throw new UnreadableFile('not-text')
    const table = readCsv(text, MOST)
    const places = placesOf(table.columns)
    const missing = REQUIRED.filter((field) => places[field] === undefined)
    if (missing.length > 0) throw refuse(words.missing(missing.map((field) => words.headings[field]).join(', ')))
    return table
  } catch (error) {
    throw error instanceof UnreadableFile ? refuse(words.file[error.fault]) : error
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

  kit.handle(previewReferralImport, async ({ file, language, read }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes, language)
    return read(async (tx, who) => {
      await requireAgent(tx, who)
      const rows = await planOf(tx, table)
      return { rows: rows.map(({ shown }) => shown), plan: planName(kit.keys, bytes, rows) }
    })
  })

  kit.handle(importReferrals, async ({ file, body, language, now, write }) => {
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const table = readTable(bytes, language)
    const words = IMPORT_WORDS[language]
    try {
      return await write(async (tx, who) => {
        const agent = await requireAgent(tx, who)
        const rows = await planOf(tx, table)
        if (planName(kit.keys, bytes, rows) !== body.plan) throw new Problem('state-conflict', words.planChanged)
        const good = rows.flatMap(({ form }) => (form ? [form] : []))
        if (good.length === 0) throw new Problem('state-conflict', words.nothing)
        const importId = randomUUID()
        const destinations = new Map<string | null, Destination>()
        for (const some of chunksOf(good)) {
          const made: NewReferral[] = []
          for (const form of some) {
            const to = destinations.get(form.jobcentreOffice) ?? (await destination(tx, agent, form.jobcentreOffice, language))
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
      if (databaseError(error)?.constraint_name === 'referrals_one_live') throw new Problem('state-conflict', words.planChanged)
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
