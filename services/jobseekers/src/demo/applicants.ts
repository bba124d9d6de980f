import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { disclosureHandover } from '@onward/contracts'
import * as v from 'valibot'
import { disclosures } from '../db/schema'
import { disclosureKey } from '../files'
import type { DemoContext } from './context'

const DAY_MS = 24 * 60 * 60 * 1000
const folder = new URL('./applicants/', import.meta.url)
const applicants = v.array(v.object({ file: v.string(), daysAgo: v.number(), snapshot: disclosureHandover }))

/** What the demo employer's applicants disclosed, with their CVs. Loading it twice changes nothing. */
export async function loadApplicants({ db, clock, files }: DemoContext): Promise<void> {
  const known = v.parse(applicants, JSON.parse(await readFile(fileURLToPath(new URL('applicants.json', folder)), 'utf8')))
  for (const { file, daysAgo, snapshot } of known) {
    const filePath = disclosureKey(snapshot.disclosureId, snapshot.cvFilename)
    if (!(await files.has(filePath))) await files.put(filePath, await readFile(fileURLToPath(new URL(file, folder))))
    const madeAt = new Date(clock().getTime() - daysAgo * DAY_MS)
    const { disclosureId: id, accountId, jobId } = snapshot
    await db.withSystem((tx) =>
      tx.insert(disclosures).values({ id, accountId, jobId, snapshot, filePath, madeAt }).onConflictDoNothing(),
    )
  }
}
