import { createReferral, lookUpReferral, Problem } from '@onward/contracts'
import { databaseError, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq, sql } from 'drizzle-orm'
import { referralDrafts, referralSteps, referrals } from '../db/schema'
import { requireAgent } from '../staff/agent'
import { destination } from './destination'
import { draftNumber } from './draft'
import { firstStep, invite, newReferral } from './make'
import { niHashOf } from './ni-number'

interface SamePerson extends Record<string, unknown> {
  referral_id: string
  office_name: string
  same_office: boolean
}

/** The live referral of whoever has this number, in any office; null when there is none. */
async function samePerson(tx: Tx, niHash: Buffer): Promise<SamePerson | null> {
  const [found] = await tx.execute<SamePerson>(
    sql`select referral_id, office_name, same_office from casework.live_referral(${niHash})`,
  )
  return found ?? null
}

function refuse(found: SamePerson): never {
  const text = found.same_office ? 'casework.referral-here' : 'casework.referral-elsewhere'
  const facts = { office: found.office_name }
  throw new Problem('already-exists', { text, facts, errors: [{ field: 'niNumber', text, facts }] })
}

export function createRoutes(kit: ServiceKit): void {
  kit.handle(createReferral, async ({ body, now, write, read }) => {
    let niHash: Buffer | undefined
    try {
      return await write(async (tx, who) => {
        const agent = await requireAgent(tx, who)
        const niNumber = body.niNumber ?? (await draftNumber(tx, kit.keys, agent.accountId))
        niHash = niHashOf(kit.keys, niNumber)
        const found = await samePerson(tx, niHash)
        if (found) refuse(found)
        const to = await destination(tx, agent, body.jobcentreOffice)
        const row = newReferral(kit.keys, { ...body, niNumber }, { agent, to, at: now })
        await tx.insert(referrals).values(row)
        await tx.insert(referralSteps).values(firstStep(row))
        await tx.delete(referralDrafts).where(eq(referralDrafts.accountId, agent.accountId))
        await invite(tx, { ...row, language: body.language, round: 1, version: 1 }, to.officeName)
        return { resource: `referrals/${row.id}`, answer: { id: row.id, ownOffice: to.officeId === agent.officeId } }
      })
    } catch (error) {
      // Two forms with one number at one moment: the index lets the first one have it.
      if (databaseError(error)?.constraint_name !== 'referrals_one_live') throw error
      const hash = niHash
      const found = hash && (await read((tx) => samePerson(tx, hash)))
      if (!found) throw new Problem('state-conflict')
      return refuse(found)
    }
  })

  kit.handle(lookUpReferral, ({ body, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const niNumber = body.niNumber ?? (await draftNumber(tx, kit.keys, agent.accountId))
      const found = await samePerson(tx, niHashOf(kit.keys, niNumber))
      if (!found) return { found: 'nobody' as const, referralId: null, officeName: '' }
      return {
        found: found.same_office ? ('own-office' as const) : ('other-office' as const),
        referralId: found.referral_id,
        officeName: found.office_name,
      }
    }),
  )
}
