import type { ListedOffice } from '@onward/contracts/identity/admin-staff'
import type { AdminMessages } from '../catalogue'

export const PAGE = '/agent/admin/staff'
export const pathOf = (query: URLSearchParams): string => (query.size > 0 ? `${PAGE}?${query}` : PAGE)

export function withParam(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

export const nameOfOffice = (w: AdminMessages, offices: readonly ListedOffice[], id: string | null): string =>
  offices.find((one) => one.id === id)?.name ?? w('staff.noOffice')
