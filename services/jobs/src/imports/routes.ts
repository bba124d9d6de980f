import { Problem, refuseField } from '@onward/contracts'
import { type ImportChoices, type ImportRow, importJobs, previewImport } from '@onward/contracts/jobs/job-import'
import { announceChange, type Principal, type Tx } from '@onward/database'
import { UnreadableFile } from '@onward/documents/table'
import type { ServiceKit, UploadedFile } from '@onward/service-kit'
import { dayOf } from '../day'
import { memberAccounts, type OwnOrganisation, ownOrganisation, requireOrganisation } from '../organisations-store'
import { changedState } from '../vacancies/edit'
import { lockPosting, nextDay, requireNoClosing, roomToday } from '../vacancies/store'
import { makeJobs } from './make-jobs'
import { proposeMapping } from './mapping'
import { type ImportPlan, type PlannedRow, planImport } from './plan'
import { readImportApart } from './read-apart'
import { markTwins, type ReadRow, readRow } from './row'
import { changeJobs, closeGone, insertJobs, knownJobs, rememberRows } from './store'
import type { ImportTable } from './table'

const EXAMPLE = 80

interface ReadFile {
  table: ImportTable
  mapping: ReturnType<typeof proposeMapping>
  rows: ReadRow[]
}

async function readFile(file: UploadedFile | undefined, choices: ImportChoices, now: Date): Promise<ReadFile> {
  const table = await readImportApart(file?.bytes ?? Buffer.alloc(0)).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? refuseField('file', `jobs.import-file-${error.fault}`) : error
  })
  const mapping = choices.mapping ?? proposeMapping(table.columns)
  if (Object.values(mapping).some((column) => column !== null && !table.columns.includes(column))) {
    throw refuseField('file', 'jobs.import-no-such-column')
  }
  const today = dayOf(now)
  const rows = table.rows.map((row) => readRow(row, table.columns, mapping, choices.defaults, today))
  markTwins(rows)
  return { table, mapping, rows }
}

async function planFor(
  tx: Tx,
  organisation: OwnOrganisation,
  who: Principal,
  rows: readonly ReadRow[],
  at: Date,
): Promise<ImportPlan> {
  const known = await knownJobs(tx, organisation.id)
  const made = await makeJobs(tx, rows, known, { organisation, accountId: who.accountId, at })
  const room = await roomToday(tx, organisation, at)
  return planImport(rows, known, made, room === null ? null : { room, moreOn: nextDay(at) })
}

const rowOf = ({ read, kind, known, made, changes }: PlannedRow): ImportRow => ({
  row: read.row,
  kind,
  reference: read.reference,
  title: read.title,
  location: read.location,
  faults: read.faults,
  unplaced: made !== null && made.lat == null && !made.isRemoteAvailable,
  checks: made ? [...((known ? changedState(made, known.job) : made).checks ?? [])] : [],
  changes,
  ...(kind === 'faulty' && { cells: [...read.cells] }),
})

export function importRoutes(kit: ServiceKit): void {
  kit.handle(previewImport, async ({ body, file, now, read }) => {
    const { table, mapping, rows } = await readFile(file, body.choices, now)
    return read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
      const plan = await planFor(tx, organisation, who, rows, now)
      return {
        format: table.format,
        encoding: table.encoding,
        delimiter: table.delimiter,
        columns: table.columns.map((name, i) => ({
          name,
          example: (table.rows.find(({ cells }) => cells[i]?.trim())?.cells[i] ?? '').trim().slice(0, EXAMPLE),
        })),
        mapping,
        rows: plan.rows.map(rowOf),
        gone: plan.gone.map(({ job, reference }) => ({ jobId: job.id, reference, title: job.title })),
        plan: plan.digest,
      }
    })
  })

  kit.handle(importJobs, async ({ body, file, now, write }) => {
    const { rows } = await readFile(file, body.choices, now)
    return write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      // When two colleagues import the same file, the second waits and then gets `state-conflict`, because the plan has changed.
      await lockPosting(tx, organisation)
      await requireNoClosing(tx, organisation.id)
      const plan = await planFor(tx, organisation, who, rows, now)
      if (plan.digest !== body.plan) throw new Problem('state-conflict', { text: 'jobs.import-plan-changed' })
      const rowsOf = (kind: PlannedRow['kind']) => plan.rows.filter((row) => row.kind === kind)
      const [created, changed] = [rowsOf('new'), rowsOf('changed')]
      await insertJobs(tx, created)
      const states = await changeJobs(tx, changed, { organisation, who, kind: 'imported', at: now })
      await rememberRows(tx, organisation, [...created, ...changed], now)
      const closed = body.closeGone ? await closeGone(tx, plan.gone, { organisation, who, kind: 'closed', at: now }) : 0
      if (created.length + changed.length + closed > 0) {
        await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      }
      const written = [...created.map(({ made }) => made?.state), ...states]
      const live = written.filter((state) => state === 'active').length
      return {
        resource: `organisations/${organisation.id}/imports`,
        answer: {
          created: created.length,
          changed: changed.length,
          unchanged: rowsOf('unchanged').length + rowsOf('stays-closed').length,
          faulty: rowsOf('faulty').length,
          closed,
          live,
          waiting: written.length - live,
        },
      }
    })
  })
}
