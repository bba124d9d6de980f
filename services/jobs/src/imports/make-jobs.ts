import { randomUUID } from 'node:crypto'
import type { Tx } from '@onward/database'
import type { OwnOrganisation } from '../organisations-store'
import { indexAdverts, type OpenAdvert, textSignature } from '../vacancies/alike'
import type { MadeJob } from '../vacancies/facts'
import { acceptedFlags, planJob, surroundedForm } from '../vacancies/new-job'
import { hasPublishedJobs, openAdverts } from '../vacancies/store'
import { surroundingsOf } from '../vetting/store'
import type { KnownJob, MadeRow } from './plan'
import type { ReadRow } from './row'

/** Rows handled before other requests get their turn. */
const AT_A_TIME = 25
const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The job of each good row that is new or changed, with the same checks as the form. */
export async function makeJobs(
  tx: Tx,
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, KnownJob>,
  by: { organisation: OwnOrganisation; accountId: string | null; at: Date },
): Promise<Map<string, MadeRow>> {
  const wanted = rows.filter(({ job, key, fingerprint }) => {
    const before = known.get(key)
    return job !== null && (before?.fingerprint !== fingerprint || before.gone)
  })
  const adverts = indexAdverts(await openAdverts(tx, by.organisation.id))
  const isFirstJob = !(await hasPublishedJobs(tx, by.organisation.id))
  const made = new Map<string, MadeRow>()
  const around = await surroundingsOf(
    tx,
    by.organisation,
    wanted.flatMap(({ job }) => (job ? [surroundedForm(job)] : [])),
    by.at,
  )
  for (const [i, { key, job }] of wanted.entries()) {
    if (!job) continue
    if (i % AT_A_TIME === AT_A_TIME - 1) await othersFirst()
    const before = known.get(key)?.job
    if (before) adverts.remove(before.id)
    const { row, flags, isTooMany } = planJob(job, {
      id: randomUUID(),
      organisation: by.organisation,
      postedBy: by.accountId,
      isFirstJob,
      others: adverts,
      ...(around[i] && { around: around[i] }),
      ...(before && { accepted: acceptedFlags(before, adverts, around[i]) }),
      at: by.at,
    })
    const like = flags.find(({ resembles }) => resembles)?.resembles
    made.set(key, { job: row, tooManyLike: isTooMany ? (like?.title ?? row.title) : null })
    // Repeated adverts within the file count as copies too.
    if (!isTooMany || before) adverts.add(advertOf(row, before?.id ?? row.id))
  }
  return made
}

const advertOf = (row: MadeJob, id: string): OpenAdvert => ({
  id,
  title: row.title,
  location: row.location,
  lat: row.lat,
  lon: row.lon,
  waits: row.state !== 'active',
  signature: Int32Array.from(row.textSignature ?? textSignature(row)),
})
