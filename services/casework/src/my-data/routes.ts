import type { ServiceKit } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { exportRoute, sentRoute } from '@onward/service-kit/my-data'

/** Sealed numbers are bound to their row for as long as they rest. */
const boundTo = (accountId: string): string => `claimants/${accountId}/ni_number`

/** What this service tells a person about what it keeps of them. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'casework')
  exportRoute(kit, 'casework', {
    open: (table, row) =>
      table === 'claimants'
        ? { ...row, ni_number: openField(kit.keys, String(row.ni_number), boundTo(String(row.account_id))) }
        : row,
  })
}
