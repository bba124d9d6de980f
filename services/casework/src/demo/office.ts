import type { ReferralForm, ReferralState } from '@onward/contracts'
import { DEMO_ACCOUNTS, DEMO_OFFICE } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Keys } from '@onward/service-kit/keys'
import { openCase } from '../cases/cases'
import { agents, offices, referralSteps, referrals } from '../db/schema'
import { firstStep, type NewReferral, newReferral } from '../referrals/make'

const DAY_MS = 86_400_000
const LINK_DAYS = 7

interface DemoReferral extends Pick<ReferralForm, 'firstName' | 'lastName' | 'location' | 'disability' | 'benefitsStatus'> {
  state: ReferralState
  daysAgo: number
}
/** Invented people, one for each way that a referral can stand. */
const PEOPLE: readonly DemoReferral[] = [
  {
    firstName: 'Rhys',
    lastName: 'Bowen',
    location: 'Leeds, LS9',
    disability: 'none',
    benefitsStatus: 'jsa',
    state: 'invited',
    daysAgo: 1,
  },
  {
    firstName: 'Oluwaseun',
    lastName: 'Adebayo',
    location: 'Leeds, LS8',
    disability: 'visual',
    benefitsStatus: 'pip',
    state: 'bounced',
    daysAgo: 2,
  },
  {
    firstName: 'Morag',
    lastName: 'Sinclair',
    location: 'Garforth',
    disability: 'mental',
    benefitsStatus: 'esa',
    state: 'expired',
    daysAgo: 12,
  },
  {
    firstName: 'Tomasz',
    lastName: 'Kowalczyk',
    location: 'Rothwell',
    disability: 'none',
    benefitsStatus: 'universal-credit',
    state: 'withdrawn',
    daysAgo: 20,
  },
]

/** How an invitation of the demo stands after so long. */
function standing({ state, daysAgo }: Pick<DemoReferral, 'state' | 'daysAgo'>, at: Date): Partial<NewReferral> {
  const sentAt = new Date(at.getTime() - daysAgo * DAY_MS + 60_000)
  const outcome = state === 'bounced' ? ('failed' as const) : ('sent' as const)
  return {
    state,
    emailOutcome: outcome,
    emailAt: sentAt,
    smsOutcome: outcome,
    smsAt: sentAt,
    linkEndsAt: outcome === 'sent' ? new Date(sentAt.getTime() + LINK_DAYS * DAY_MS) : null,
    ...(state === 'withdrawn' && { withdrawnReason: 'moved-away', endedAt: new Date(sentAt.getTime() + 3 * DAY_MS) }),
  }
}

/** An office with the demo agent, the demo jobseeker's case, and a few referrals that wait or have ended. */
export async function loadOffice(tx: Tx, keys: Keys, { niNumber, at }: { niNumber: string; at: Date }): Promise<void> {
  const { agent, jobseeker } = DEMO_ACCOUNTS
  const [opened] = await tx
    .insert(offices)
    .values({ ...DEMO_OFFICE, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: offices.id })
  if (!opened) return
  const { firstName, lastName } = agent
  const to = { officeId: DEMO_OFFICE.id, officeName: DEMO_OFFICE.name, agentId: agent.id }
  await tx
    .insert(agents)
    .values({ accountId: agent.id, officeId: to.officeId, staffId: 'LDS-0417', firstName, lastName, joinedAt: at })
  const refer = async (
    form: Omit<DemoReferral, 'state' | 'daysAgo'> & { niNumber: string; email: string },
    daysAgo: number,
    facts: Partial<NewReferral>,
  ): Promise<NewReferral> => {
    const whole = { ...form, phone: '07700 900123', benefitsAmount: null, jobcentreOffice: null, language: 'en' as const }
    const createdAt = new Date(at.getTime() - daysAgo * DAY_MS)
    const row = { ...newReferral(keys, whole, { agent: { accountId: agent.id }, to, at: createdAt }), ...facts }
    await tx.insert(referrals).values(row)
    await tx.insert(referralSteps).values(firstStep(row))
    return row
  }
  for (const [index, { state, daysAgo, ...person }] of PEOPLE.entries()) {
    const email = `${person.firstName}.${person.lastName}@demo.onward.example`.toLowerCase()
    const row = await refer({ ...person, niNumber: `ZZ65432${index}A`, email }, daysAgo, standing({ state, daysAgo }, at))
    if (state === 'withdrawn')
      await tx
        .insert(referralSteps)
        .values({ referralId: row.id, kind: state, at: row.endedAt ?? at, actor: agent.id, detail: 'moved-away' })
  }
  const activatedAt = new Date(at.getTime() - 26 * DAY_MS)
  const amina = {
    firstName: jobseeker.firstName,
    lastName: jobseeker.lastName,
    email: jobseeker.email,
    location: 'Leeds, LS8',
    disability: 'mobility' as const,
    benefitsStatus: 'universal-credit' as const,
    niNumber,
  }
  const facts = { ...standing({ state: 'active', daysAgo: 28 }, at), accountId: jobseeker.id, activatedAt }
  const row = await refer(amina, 28, facts)
  await tx.insert(referralSteps).values({ referralId: row.id, kind: 'activated', at: activatedAt })
  await openCase(tx, row, activatedAt)
}
