import type { ServiceKit } from '@onward/service-kit'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'
import { openClaimantNumber } from '../ni-number/store'
import { openNiNumber } from '../referrals/ni-number'

/** The person's copy of what this service has of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'casework')
  exportRoute(kit, 'casework', {
    parts: [
      { table: 'referral_steps', key: 'referral_id', of: 'referrals', ofKey: 'id' },
      { table: 'placement_checks', key: 'placement_id', of: 'placements', ofKey: 'id' },
      { table: 'break_glass', key: 'referral_id', of: 'referrals', ofKey: 'id' },
      { table: 'sealed_records', key: 'referral_id', of: 'referrals', ofKey: 'id' },
    ],
    // Columns that only serve the search, and what an employer answered.
    omit: [
      'placements.employer_account_ids',
      'placement_checks.employer',
      'placement_checks.employer_at',
      'referrals.search_text',
      'referrals.ni_parts',
      'referral_drafts.sealed',
      'referral_drafts.ni_number',
    ],
    open: (table, row) => {
      if (table === 'claimants')
        return {
          ...row,
          ni_number: openClaimantNumber(kit.keys, { accountId: String(row.account_id), niNumber: String(row.ni_number) }),
        }
      if (table === 'referrals')
        return { ...row, ni_number: openNiNumber(kit.keys, { id: String(row.id), niNumber: String(row.ni_number) }) }
      return row
    },
  })
}
