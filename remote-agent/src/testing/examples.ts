import type { ReferralDetails, ReferralRow } from '@onward/contracts/casework/referrals'

/** Examples for stories and tests. */
const id = (n: number): string => `5b0f1a52-9c1e-4c39-8f53-00000000000${n}`
export const office = { id: id(9), name: 'Bradford Westfield Jobcentre' }
export const otherOffice = { id: id(8), name: 'Leeds Southern House Jobcentre' }

export const active: ReferralRow = {
  id: id(1),
  state: 'active',
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  niMask: 'ZZ123****C',
  disability: 'mobility',
  benefitsStatus: 'universal-credit',
  location: 'Bradford, BD1',
  jobcentre: office.name,
  accountId: id(7),
  agentName: 'Nia Hughes',
  mine: true,
  email: 'sent',
  sms: 'sent',
  linkEndsAt: '2026-11-24T09:00:00.000Z',
  createdAt: '2026-11-17T09:00:00.000Z',
  activatedAt: '2026-11-18T16:20:00.000Z',
}
export const invited: ReferralRow = {
  ...active,
  id: id(2),
  state: 'invited',
  firstName: 'Rhys',
  lastName: 'ap Gwilym-Featherstonehaugh',
  niMask: 'ZZ654****A',
  disability: 'none',
  accountId: null,
  email: null,
  sms: null,
  linkEndsAt: null,
  activatedAt: null,
}
export const bounced: ReferralRow = {
  ...invited,
  id: id(3),
  state: 'bounced',
  firstName: 'Oluwaseun',
  email: 'failed',
  sms: 'failed',
}
export const expired: ReferralRow = { ...invited, id: id(4), state: 'expired', firstName: 'Morag', email: 'sent' }
export const withdrawn: ReferralRow = { ...invited, id: id(5), state: 'withdrawn', firstName: 'Piotr' }

export const details = (row: ReferralRow): ReferralDetails => ({
  ...row,
  emailAddress: 'somebody@example.org',
  phone: '07700 900123',
  benefitsAmount: 92.05,
  language: 'en',
  emailAt: row.email ? '2026-11-17T09:01:00.000Z' : null,
  smsAt: row.sms ? '2026-11-17T09:01:00.000Z' : null,
  round: 1,
  endedAt: null,
  withdrawnReason: row.state === 'withdrawn' ? 'moved-away' : null,
  caseId: row.state === 'active' ? id(6) : null,
  openUntil: null,
  version: 1,
  steps: [
    { kind: 'created', at: row.createdAt, by: 'Nia Hughes', detail: '' },
    ...(row.email ? [{ kind: `email-${row.email}` as const, at: '2026-11-17T09:01:00.000Z', by: '', detail: '' }] : []),
    ...(row.activatedAt ? [{ kind: 'activated' as const, at: row.activatedAt, by: '', detail: '' }] : []),
  ],
})
/** Saved views of referrals. */
export const noViews = { returned: 0, expired: 0, week: 0 }
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
