import { pathOf } from '@onward/contracts/endpoint'
import { adminRemoteEndpoints } from '@onward/contracts/gateway/admin-remotes'
import { registrationEndpoints } from '@onward/contracts/gateway/registrations'
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
  | keyof typeof registrationEndpoints
/** Message name of an administrator's act, by method and path. */
const NAMES: ReadonlyMap<string, Name> = new Map(
  Object.entries({
    ...adminAdvertEndpoints,
    ...adminOrganisationEndpoints,
    ...adminRemoteEndpoints,
    ...adminStaffEndpoints,
    ...adminSupportEndpoints,
    ...adminTicketEndpoints,
    ...registrationEndpoints,
  }).map(([name, endpoint]) => [`${endpoint.method} ${pathOf(endpoint)}`, name as Name]),
)

/** Sentence for an administrator's act; null for acts of others, which are shown by path. */
export function actText(w: AdminMessages, action: string): string | null {
  const name = NAMES.get(action)
  const key = name && `act.${name}`
  return key && hasMessage(ADMIN_CATALOGUE, key) ? w(key as Parameters<AdminMessages>[0]) : null
}

/** Text of a reason; an unknown code is shown as it is. */
export function reasonText(w: AdminMessages, code: string): string {
  for (const group of ['code', 'closing', 'logoCode', 'report', 'rollBack'] as const) {
    const key = `${group}.${code}`
    if (hasMessage(ADMIN_CATALOGUE, key)) return w(key as Parameters<AdminMessages>[0])
  }
  return code
}
