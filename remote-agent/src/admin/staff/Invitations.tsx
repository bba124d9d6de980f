import {
  type ListedOffice,
  listStaffInvitations,
  type OpenStaffInvitation,
  renewStaffInvitation,
  withdrawInvitation,
} from '@onward/contracts/identity/admin-staff'
import { formatDate } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DataTable, DotWord, Person } from '@onward/ui/data'
import { Button, Section } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Answer, Facts, useDecided } from '../parts'
import { sortedAddress, sortedRows } from './sorted-rows'
import { nameOfOffice, pathOf, withParam } from './staff-address'

/** Colleagues who have not used their code yet; the open invitation is in the address. */
export function Invitations({ offices }: { offices: readonly ListedOffice[] }) {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const invitations = useEndpoint(listStaffInvitations)
  const { done, failed } = useDecided(invitations.refetch)
  const renew = useWrite(renewStaffInvitation, { onError: failed })
  const withdraw = useWrite(withdrawInvitation, { onError: failed })
  const close = () => setAddress((before) => withParam(before, 'invitation', ''))
  const actionsOf = ({ id, name }: OpenStaffInvitation) => [
    {
      label: w('staff.renew'),
      name: w('staff.renewOf', { name }),
      isBusy: renew.isPending,
      run: () => renew.mutate({ params: { id } }, { onSuccess: (answer) => done(w('staff.renewed', { name }), answer) }),
    },
    {
      label: w('common.takeBack'),
      name: w('staff.withdrawOf', { name }),
      isBusy: withdraw.isPending,
      isGrave: true,
      run: () =>
        withdraw.mutate(
          { params: { id } },
          {
            onSuccess: (answer) => {
              close()
              done(w('staff.withdrawn', { name }), answer)
            },
          },
        ),
    },
  ]
  const until = ({ expired, expiresAt }: OpenStaffInvitation) =>
    expired ? <DotWord tone="warning">{w('staff.expired')}</DotWord> : formatDate(expiresAt)
  return (
    <Answer of={invitations} lines={2}>
      {({ items }) => {
        if (items.length === 0) return null
        const { rows, sorting } = sortedRows(address, 'invitations', items, {
          name: ({ name }) => name,
          until: ({ expiresAt }) => expiresAt,
        })
        const open = items.find(({ id }) => id === address.get('invitation'))
        return (
          <Section title={w('staff.invited')} id="invited">
            <DataTable<OpenStaffInvitation>
              id="admin.invitations"
              label={w('staff.invitedText')}
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              to={({ id }) => pathOf(withParam(address, 'invitation', id))}
              openId={open?.id ?? null}
              first={{
                label: w('common.name'),
                width: 280,
                sorts: 'up',
                face: ({ name }) => <Person name={name} />,
                note: ({ email }) => email,
              }}
              columns={[
                { id: 'role', label: w('staff.role'), width: 130, cell: ({ role }) => w(`role.${role}`) },
                { id: 'staffId', label: w('staff.id'), width: 120, cell: ({ staffId }) => staffId },
                { id: 'office', label: w('staff.office'), cell: ({ officeId }) => nameOfOffice(w, offices, officeId) },
                { id: 'until', label: w('staff.until'), width: 180, sorts: 'up', cell: until },
              ]}
              lines={(row) => ({
                face: <Person name={row.name} size={40} />,
                side: w(`role.${row.role}`),
                text: row.email,
                aside: until(row),
              })}
              sorting={sorting}
              onSort={(next) => setAddress((before) => sortedAddress(before, 'invitations', next), { replace: true })}
              next={(row) => actionsOf(row)[0] ?? null}
              menu={(row) => actionsOf(row).slice(1)}
            />
            {open && (
              <SidePanel open title={open.name} closeLabel={w('common.close')} onClose={close}>
                <Facts
                  facts={[
                    [w('common.emailAddress'), open.email],
                    [w('staff.id'), open.staffId],
                    [w('staff.role'), w(`role.${open.role}`)],
                    [w('staff.office'), nameOfOffice(w, offices, open.officeId)],
                    [w('staff.until'), until(open)],
                  ]}
                />
                <div className={styles.rowActions}>
                  {actionsOf(open).map(({ label, name, isBusy, run }) => (
                    <Button key={label} size="s" variant="secondary" aria-label={name} disabled={isBusy} onClick={run}>
                      {label}
                    </Button>
                  ))}
                </div>
              </SidePanel>
            )}
          </Section>
        )
      }}
    </Answer>
  )
}
