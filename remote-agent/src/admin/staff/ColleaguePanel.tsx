import { type ListedOffice, listStaff, type StaffMember } from '@onward/contracts/identity/admin-staff'
import { formatDate } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import { useAdminMessages } from '../catalogue'
import { Answer, Facts } from '../parts'
import { AccountActions } from './AccountActions'
import { nameOfOffice } from './staff-address'

interface ColleaguePanelProps {
  id: string
  /** Where the list has them already. */
  listed: StaffMember | undefined
  offices: readonly ListedOffice[]
  onClose(): void
}
/** One colleague beside the list, with everything that can be done. */
export function ColleaguePanel({ id, listed, offices, onClose }: ColleaguePanelProps) {
  const w = useAdminMessages()
  const found = useEndpoint(listStaff, { query: { account: id, limit: '1' } }, { enabled: listed === undefined })
  const data = listed ? { items: [listed] } : found.data
  const one = data?.items[0]
  return (
    <SidePanel
      open
      title={one ? (one.you ? w('staff.you', { name: one.name }) : one.name) : w('staff.colleagues')}
      closeLabel={w('common.close')}
      onClose={onClose}
      footer={
        <ButtonLink to={`/agent/admin/audit?person=${id}&kind=all`} variant="secondary" size="s">
          {w('staff.acts')}
        </ButtonLink>
      }
    >
      <Answer of={{ ...found, data, error: listed ? null : found.error }} lines={6}>
        {({ items: [colleague] }) =>
          colleague ? (
            <>
              <Facts
                facts={[
                  [w('common.emailAddress'), colleague.email],
                  [w('staff.id'), colleague.staffId],
                  [w('staff.role'), w(`role.${colleague.role}`)],
                  [w('staff.office'), nameOfOffice(w, offices, colleague.officeId)],
                  [w('staff.seen'), colleague.seenAt ? formatDate(colleague.seenAt) : w('never')],
                  [
                    w('organisations.state'),
                    [
                      ...(colleague.suspendedAt ? [w('staff.suspendedSince', { day: formatDate(colleague.suspendedAt) })] : []),
                      w(colleague.secondFactorSince ? 'staff.withFactor' : 'staff.withoutFactor'),
                    ].join('. '),
                  ],
                ]}
              />
              <AccountActions account={colleague} name={colleague.name} />
            </>
          ) : (
            <EmptyState title={w('staff.none')} icon="search" />
          )
        }
      </Answer>
    </SidePanel>
  )
}
