import { PROPOSED_CV_DAYS } from '@onward/contracts'
import { readDocument } from '@onward/cv-engine'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { accessGrants, type ProposedCvRow, proposedCvs } from '../db/coach-schema'
import { MAY_BE_SENT } from '../disclosures/rules'
import { tellAct } from './grants'

export const READ_PROPOSAL_TASK = 'jobseekers.read-proposal'
/** Enough of a CV to know it by. */
const PREVIEW_LETTERS = 4_000
const DAY_MS = 24 * 60 * 60 * 1000
const TIDY_MINUTES = 60

type Read = Pick<ProposedCvRow, 'state' | 'refusal' | 'preview'>

/** As the person's own uploads are read, under the same limits; but nothing is judged before they have said that it is theirs. */
async function readProposal(kit: ServiceKit, filePath: string, filename: string): Promise<Read> {
  if (!(await kit.files.has(filePath))) return { state: 'refused', refusal: 'corrupt', preview: '' }
  const document = await readDocument(await kit.files.get(filePath), filename)
  if (document.ok) return { state: 'waiting', refusal: null, preview: document.text.slice(0, PREVIEW_LETTERS) }
  // A scan reads well for a person, who may open the file.
  const state = MAY_BE_SENT.has(document.refusal) ? 'waiting' : 'refused'
  return { state, refusal: document.refusal, preview: '' }
}

/** The job after an upload for a client. It may run again after a crash: what was read or answered meanwhile stays as it is. */
export function proposalTasks(kit: ServiceKit): void {
  kit.task<{ id: string }>(READ_PROPOSAL_TASK, async ({ id }) => {
    const unread = and(eq(proposedCvs.id, id), eq(proposedCvs.state, 'reading'))
    const [row] = await kit.db.withSystem((tx) => tx.select().from(proposedCvs).where(unread))
    if (!row?.filePath) return
    const { filePath } = row
    const read = await readProposal(kit, filePath, row.filename)
    const isRefused = read.state === 'refused'
    const kept = await kit.db.withSystem(async (tx) => {
      const [news] = await tx
        .update(proposedCvs)
        .set({ ...read, ...(isRefused && { filePath: null, answeredAt: kit.clock() }) })
        .where(unread)
        .returning({ id: proposedCvs.id })
      if (!news) return false
      await announceChange(tx, { accountIds: [row.agentId], changed: ['coach-sharing', 'cv'] })
      const [grant] = await tx.select().from(accessGrants).where(eq(accessGrants.referralId, row.referralId))
      if (isRefused || !grant) return true
      const { agentId, agentName, officeName } = row
      await tellAct(tx, { ...grant, agentId, agentName, officeName }, 'cv-added', { subject: id, version: 1 })
      await announceChange(tx, { accountIds: [row.accountId], changed: ['coach-sharing', 'cv'] })
      return true
    })
    if (kept && isRefused) await kit.files.remove(filePath)
  })

  kit.cron('jobseekers.proposals', TIDY_MINUTES, async () => {
    const ended = await endOldProposals(kit)
    if (ended > 0) kit.log.info({ ended }, 'CVs of work coaches that nobody answered for')
  })
}

/** Removes what nobody has answered for in a month. Gives how many. */
async function endOldProposals(kit: ServiceKit): Promise<number> {
  const now = kit.clock()
  const old = and(
    inArray(proposedCvs.state, ['reading', 'waiting']),
    lt(proposedCvs.addedAt, new Date(now.getTime() - PROPOSED_CV_DAYS * DAY_MS)),
  )
  return kit.db.withSystem(async (tx) => {
    const rows = await tx.select().from(proposedCvs).where(old).for('update')
    // Files first: whoever is killed here finds the rows that name them again.
    for (const { filePath } of rows) if (filePath) await kit.files.remove(filePath)
    await tx.update(proposedCvs).set({ state: 'expired', filePath: null, preview: '', answeredAt: now }).where(old)
    return rows.length
  })
}
