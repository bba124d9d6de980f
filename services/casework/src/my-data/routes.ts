import type { ServiceKit } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'
import { boundTo } from '../ni-number/keep'
import { openNiNumber } from '../referrals/ni-number'

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'casework')
  exportRoute(kit, 'casework', {
    parts: [
      { table: 'referral_steps', key: 'referral_id', of: 'referrals', ofKey: 'id' },
      { table: 'placement_checks', key: 'placement_id', of: 'placements', ofKey: 'id' },
      { table: 'break_glass', key: 'referral_id', of: 'referrals', ofKey: 'id' },
    ],
    // Written for the search alone, from what is there beside it; and what is somebody else's to say.
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
        return { ...row, ni_number: openField(kit.keys, String(row.ni_number), boundTo(String(row.account_id))) }
      if (table === 'referrals')
        return { ...row, ni_number: openNiNumber(kit.keys, { id: String(row.id), niNumber: String(row.ni_number) }) }
      return row
    },
  })
}
