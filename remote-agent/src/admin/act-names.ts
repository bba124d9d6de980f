import { pathOf } from '@onward/contracts/endpoint'
import { adminRemoteEndpoints } from '@onward/contracts/gateway/admin-remotes'
import { adminStaffEndpoints } from '@onward/contracts/identity/admin-staff'
import { adminAdvertEndpoints } from '@onward/contracts/jobs/admin-adverts'
import { adminOrganisationEndpoints } from '@onward/contracts/jobs/admin-organisations'
import { adminSupportEndpoints } from '@onward/contracts/messaging/admin-support'
import { adminTicketEndpoints } from '@onward/contracts/messaging/admin-tickets'
import { hasMessage } from '@onward/portal-kit/i18n'
import { ADMIN_CATALOGUE, type AdminMessages } from './catalogue'

type Name =
  | keyof typeof adminAdvertEndpoints
  | keyof typeof adminOrganisationEndpoints
  | keyof typeof adminRemoteEndpoints
  | keyof typeof adminStaffEndpoints
  | keyof typeof adminSupportEndpoints
  | keyof typeof adminTicketEndpoints
/** Method and path of what an administrator does, with the name of its sentence. */
const NAMES: ReadonlyMap<string, Name> = new Map(
  Object.entries({
    ...adminAdvertEndpoints,
    ...adminOrganisationEndpoints,
    ...adminRemoteEndpoints,
    ...adminStaffEndpoints,
    ...adminSupportEndpoints,
    ...adminTicketEndpoints,
  }).map(([name, endpoint]) => [`${endpoint.method} ${pathOf(endpoint)}`, name as Name]),
)

/** What an administrator did, in words; null for what others did, which its path says. */
export function actText(w: AdminMessages, action: string): string | null {
  const name = NAMES.get(action)
  const key = name && `act.${name}`
  return key && hasMessage(ADMIN_CATALOGUE, key) ? w(key as Parameters<AdminMessages>[0]) : null
}

/** A reason's code in words; one that this version does not know stands for itself. */
export function reasonText(w: AdminMessages, code: string): string {
  for (const group of ['code', 'closing', 'logoCode', 'report', 'rollBack'] as const) {
    const key = `${group}.${code}`
    if (hasMessage(ADMIN_CATALOGUE, key)) return w(key as Parameters<AdminMessages>[0])
  }
  return code
}
