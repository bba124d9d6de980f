import { Problem, refuseField } from '@onward/contracts'
import { type ImportChoices, type ImportRow, importJobs, previewImport } from '@onward/contracts/jobs/job-import'
import { announceChange, type Principal, type Tx } from '@onward/database'
import { UnreadableFile } from '@onward/documents/table'
import type { ServiceKit, UploadedFile } from '@onward/service-kit'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { type JobRow, jobs } from '../db/schema'
import { memberAccounts, type OwnOrganisation, ownOrganisation, requireOrganisation } from '../organisations'
import { type Change, changedState, changeJob, recordVersion, tellJobState } from '../vacancies/edit'
import { lockPosting, nextDay, requireNoClosing, roomToday } from '../vacancies/store'
import { knownJobs, makeJobs } from './make-jobs'
import { proposeMapping } from './mapping'
import { type ImportPlan, type KnownJob, type PlannedRow, planImport } from './plan'
import { readImportApart } from './read-apart'
import { markTwins, type ReadRow, readRow } from './row'
import { importedJobs } from './schema'
import type { ImportTable } from './table'

const EXAMPLE = 80
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 200

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

const shownRow = ({ read, kind, known, made, changes }: PlannedRow): ImportRow => ({
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

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

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
        rows: plan.rows.map(shownRow),
        gone: plan.gone.map(({ job, reference }) => ({ jobId: job.id, reference, title: job.title })),
        plan: plan.digest,
      }
    })
  })

  kit.handle(importJobs, async ({ body, file, now, write }) => {
    const { rows } = await readFile(file, body.choices, now)
    return write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      // Two colleagues with one file: the second waits, and is then told that there is nothing left to do as it was shown.
      await lockPosting(tx, organisation)
      await requireNoClosing(tx, organisation.id)
      const plan = await planFor(tx, organisation, who, rows, now)
      if (plan.digest !== body.plan) throw new Problem('state-conflict', { text: 'jobs.import-plan-changed' })
      const of = (kind: PlannedRow['kind']) => plan.rows.filter((row) => row.kind === kind)
      const [created, changed] = [of('new'), of('changed')]
      await insertJobs(tx, created)
      const states = await changeJobs(tx, changed, { organisation, who, kind: 'imported', at: now })
      await remember(tx, organisation, [...created, ...changed], now)
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
          unchanged: of('unchanged').length + of('stays-closed').length,
          faulty: of('faulty').length,
          closed,
          live,
          waiting: written.length - live,
        },
      }
    })
  })
}

async function insertJobs(tx: Tx, rows: readonly PlannedRow[]): Promise<void> {
  for (const some of chunksOf(rows)) await tx.insert(jobs).values(some.flatMap(({ made }) => (made ? [made] : [])))
}

/** Gives the new states. A file says nothing of start, hours and the features beyond its list: these stay as they are. */
async function changeJobs(tx: Tx, rows: readonly PlannedRow[], change: Change): Promise<JobRow['state'][]> {
  const states: JobRow['state'][] = []
  for (const { made, known } of rows) {
    if (!made || !known) continue
    const { startsOn, hoursPerWeek, offeredFeatures, anonymousUntilShortlist } = known.job
    const workplaceFeatures = [...new Set([...(made.workplaceFeatures ?? []), ...offeredFeatures])]
    const { job, waits } = await changeJob(
      tx,
      known.job,
      { ...made, startsOn, hoursPerWeek, offeredFeatures, anonymousUntilShortlist, workplaceFeatures },
      change,
    )
    states.push(waits ? 'pending_check' : job.state)
  }
  return states
}

/** What each row said, so that saying it again changes nothing. */
async function remember(tx: Tx, organisation: OwnOrganisation, rows: readonly PlannedRow[], at: Date): Promise<void> {
  for (const some of chunksOf(rows)) {
    await tx
      .insert(importedJobs)
      .values(
        some.flatMap(({ read, made, known }) =>
          made
            ? [
                {
                  organisationId: organisation.id,
                  key: read.key,
                  reference: read.reference,
                  jobId: known?.job.id ?? made.id,
                  fingerprint: read.fingerprint,
                  importedAt: at,
                  goneAt: null,
                },
              ]
            : [],
        ),
      )
      .onConflictDoUpdate({
        target: [importedJobs.organisationId, importedJobs.key],
        set: {
          jobId: sql`excluded.job_id`,
          fingerprint: sql`excluded.fingerprint`,
          importedAt: sql`excluded.imported_at`,
          goneAt: null,
        },
      })
  }
}

async function closeGone(tx: Tx, gone: readonly KnownJob[], change: Change): Promise<number> {
  const { organisation, at } = change
  let count = 0
  for (const some of chunksOf(gone)) {
    const ids = some.map(({ job }) => job.id)
    const closed = await tx
      .update(jobs)
      .set({ state: 'closed', closedAt: at, checkNote: null, version: sql`${jobs.version} + 1` })
      .where(
        and(
          eq(jobs.organisationId, organisation.id),
          inArray(jobs.id, ids),
          inArray(jobs.state, ['draft', 'pending_check', 'active']),
        ),
      )
      .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
    await tx
      .update(importedJobs)
      .set({ goneAt: at })
      .where(and(eq(importedJobs.organisationId, organisation.id), inArray(importedJobs.jobId, ids)))
    for (const job of closed) {
      await recordVersion(tx, job, change, [])
      await tellJobState(tx, organisation.id, job)
    }
    count += closed.length
  }
  return count
}
