import { curriculum, type DisclosureHandover, disclosureHandover } from '@onward/contracts'
import { cvPdf } from '@onward/documents'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import { disclosures } from '../db/schema'
import { disclosureKey } from '../files'
import type { DemoContext } from './context'

const DAY_MS = 24 * 60 * 60 * 1000
const applicants = v.array(
  v.object({ daysAgo: v.number(), snapshot: disclosureHandover, skills: v.array(v.string()), curriculum }),
)

/** One disclosure with its file, unless it exists. */
export async function keepDisclosure(
  { db, clock, files }: DemoContext,
  { daysAgo, snapshot }: { daysAgo: number; snapshot: DisclosureHandover },
  cv: () => Promise<Buffer>,
): Promise<void> {
  const { disclosureId: id, accountId, jobId, cvFilename } = snapshot
  const filePath = disclosureKey(id, cvFilename)
  if (!(await files.has(filePath))) await files.put(filePath, await cv())
  const madeAt = new Date(clock().getTime() - daysAgo * DAY_MS)
  await db.withSystem((tx) =>
    tx.insert(disclosures).values({ id, accountId, jobId, snapshot, filePath, madeAt }).onConflictDoNothing(),
  )
}

/** Disclosures of the demo employer's applicants, with CVs made by the CV builder. Loading it twice changes nothing. */
export async function loadApplicants(context: DemoContext): Promise<void> {
  for (const { daysAgo, snapshot, ...facts } of demoJson('jobseekers/applicants.json', applicants)) {
    const { firstName, lastName, area, phone, email } = snapshot
    const contact = [area, phone, email]
    await keepDisclosure(context, { daysAgo, snapshot }, () =>
      cvPdf({ language: 'en', name: `${firstName} ${lastName}`, contact, ...facts }),
    )
  }
}
