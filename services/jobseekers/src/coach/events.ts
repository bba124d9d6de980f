import { readDocument } from '@onward/cv-engine'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { ProposedCvRow } from '../db/coach-schema'
import { MAY_BE_SENT } from '../disclosures/rules'
import { announceAct, keepSealed, keepStaff } from './grants-store'
import { endOldProposals, grantOfProposal, keepProposalReading, READ_PROPOSAL_TASK, unreadProposal } from './proposals-store'

/** Characters of a CV's text that are shown as its preview. */
const PREVIEW_CHARACTERS = 4_000
const TIDY_MINUTES = 60

/**
 * Offices of staff, and the reading of proposed CVs. Events of cases are handled with the profile, because a service handles an
 * event once.
 */
export function coachEvents(kit: ServiceKit): void {
  kit.onEvent('staff.joined', async ({ accountId, officeId, firstName, lastName }, tx, { at }) => {
    if (officeId) await keepStaff(tx, { accountId, officeId, name: `${firstName} ${lastName}`.trim(), toldAt: at })
  })

  kit.onEvent('record.sealed', (sealed, tx) => keepSealed(tx, sealed))

  // May run again after a crash: a proposal that was read or answered meanwhile stays as it is.
  kit.task<{ id: string }>(READ_PROPOSAL_TASK, 'documents', async ({ id }) => {
    const row = await kit.db.withSystem((tx) => unreadProposal(tx, id))
    if (!row?.filePath) return
    const { filePath } = row
    const reading = await readProposal(kit, filePath, row.filename)
    const isRefused = reading.state === 'refused'
    const saved = await kit.db.withSystem(async (tx) => {
      const end = isRefused && { filePath: null, answeredAt: kit.clock() }
      if (!(await keepProposalReading(tx, id, { ...reading, ...end }))) return false
      await announceChange(tx, { accountIds: [row.agentId], changed: ['coach-sharing', 'cv'] })
      const grant = await grantOfProposal(tx, row)
      if (isRefused || !grant) return true
      const { agentId, agentName, officeName } = row
      await announceAct(tx, { ...grant, agentId, agentName, officeName }, 'cv-added', { subject: id, version: 1 })
      await announceChange(tx, { accountIds: [row.accountId], changed: ['coach-sharing', 'cv'] })
      return true
    })
    if (saved && isRefused) await kit.files.remove(filePath)
  })

  kit.cron('jobseekers.proposals', { everyMinutes: TIDY_MINUTES, most: 500, of: 'CVs', rest: 'no-longer-due' }, async (most) => {
    const ended = await endOldProposals(kit.db, kit.files, { now: kit.clock(), most })
    if (ended > 0) kit.log.info({ ended }, 'CVs of work coaches that nobody answered for')
  })
}

type Reading = Pick<ProposedCvRow, 'state' | 'refusal' | 'preview'>

/** Read like the person's own uploads, under the same limits; analysed only once they use it. */
async function readProposal(kit: ServiceKit, filePath: string, filename: string): Promise<Reading> {
  if (!(await kit.files.has(filePath))) return { state: 'refused', refusal: 'corrupt', preview: '' }
  const document = await readDocument(await kit.files.get(filePath), filename, { inBackground: true })
  if (document.ok) return { state: 'waiting', refusal: null, preview: document.text.slice(0, PREVIEW_CHARACTERS) }
  // A scan is accepted: the person can open the file.
  const state = MAY_BE_SENT.has(document.refusal) ? 'waiting' : 'refused'
  return { state, refusal: document.refusal, preview: '' }
}
