import { ROLES, type Role } from '@onward/contracts/access'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { listOffices } from '@onward/contracts/identity/admin-staff'
import type { ApiError } from '@onward/portal-kit/api'
import { useEndpoint } from '@onward/portal-kit/queries'
import { ChoiceList } from '../ChoiceList'
import { useAdminMessages } from '../catalogue'
import { TesterFields } from './TesterFields'

/** The error summary links here when nobody was named. */
export const ROLES_ID = 'audience-roles'

/** Whether it names nobody at all. */
export const namesNobody = ({ roles, offices, testers }: Audience): boolean =>
  roles.length + offices.length + testers.length === 0

interface AudienceFieldsProps {
  audience: Audience
  /** Roles to choose from. */
  choices?: readonly Role[]
  onChange(change: Partial<Audience>): void
  onRefused(error: ApiError): void
}
/** Roles, offices and named testers: any of these is enough. */
export function AudienceFields({
  audience: { roles, offices, testers },
  choices = ROLES,
  onChange,
  onRefused,
}: AudienceFieldsProps) {
  const w = useAdminMessages()
  const known = useEndpoint(listOffices).data?.items ?? []
  return (
    <>
      <ChoiceList
        id={ROLES_ID}
        legend={w('rollout.forRoles')}
        options={choices.map((value) => ({ value, label: w(`role.${value}`) }))}
        chosen={roles}
        onChange={(chosen: Role[]) => onChange({ roles: chosen })}
      />
      {known.length > 0 && (
        <ChoiceList
          id="audience-offices"
          legend={w('rollout.forOffices')}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={offices}
          onChange={(chosen) => onChange({ offices: chosen })}
        />
      )}
      <TesterFields testers={testers} onChange={(named) => onChange({ testers: named })} onRefused={onRefused} />
    </>
  )
}
