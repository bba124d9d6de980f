import {
  countStaff,
  type ListedOffice,
  listStaff,
  STAFF_SORTS,
  STAFF_VIEWS,
  type StaffMember,
} from '@onward/contracts/identity/admin-staff'
import { useErrorText } from '@onward/portal-kit'
import { formatDate } from '@onward/portal-kit/i18n'
import { useEndpoint, usePages } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DataTable, DotWord, ListTools, Person, SavedViews } from '@onward/ui/data'
import { EmptyState, Section } from '@onward/ui/frame'
import { sortingOf, withSorting } from '../../parts/sorting'
import { useAdminMessages } from '../catalogue'
import { More } from '../parts'
import { useAccountActions } from './AccountActions'
import { ColleaguePanel } from './ColleaguePanel'
import { nameOfOffice, PAGE, pathOf, withParam } from './staff-address'

/** Agents and administrators. View, office, search, sort and the open colleague are in the address. */
export function Colleagues({ offices }: { offices: readonly ListedOffice[] }) {
  const w = useAdminMessages()
  const errorText = useErrorText()
  const [address, setAddress] = useSearchParams()
  const q = address.get('q')?.slice(0, 100) ?? ''
  const view = STAFF_VIEWS.find((one) => one === address.get('view')) ?? null
  const office = offices.find(({ id }) => id === address.get('office'))?.id ?? ''
  const sorting = sortingOf(address, STAFF_SORTS)
  const counts = useEndpoint(countStaff).data
  const query = { q, ...(view && { view }), ...(office && { office }), sort: sorting.by, order: sorting.order }
  const staff = usePages(listStaff, { query })
  const rows = staff.data?.pages.flatMap(({ items }) => items) ?? []
  const total = staff.data?.pages[0]?.total
  const { actionsOf, dialog } = useAccountActions()
  const openId = address.get('open') ?? ''
  const set = (name: string, value: string) => setAddress((before) => withParam(before, name, value), { replace: true })
  const called = ({ name, you }: StaffMember) => (you ? w('staff.you', { name }) : name)
  const state = ({ suspendedAt, secondFactorSince }: StaffMember) =>
    suspendedAt ? (
      <DotWord tone="danger">{w('staff.suspendedSince', { day: formatDate(suspendedAt) })}</DotWord>
    ) : (
      w(secondFactorSince ? 'staff.withFactor' : 'staff.withoutFactor')
    )
  const seen = ({ seenAt }: StaffMember) => (seenAt ? formatDate(seenAt) : w('never'))
  return (
    <Section title={w('staff.colleagues')} id="colleagues">
      <SavedViews
        label={w('staff.views')}
        current={q || office ? null : (view ?? '')}
        views={[
          { id: '', label: w('staff.everybody'), to: PAGE, count: counts?.all },
          ...STAFF_VIEWS.map((id) => ({
            id,
            label: w(`staff.view.${id}`),
            to: pathOf(withParam(new URLSearchParams(), 'view', id)),
            count: counts?.views[id],
          })),
        ]}
      />
      <ListTools
        label={w('staff.find')}
        search={{
          label: w('common.search'),
          placeholder: w('staff.search'),
          value: q,
          onSearch: (text) => set('q', text),
        }}
        filters={[
          {
            id: 'office',
            label: w('staff.office'),
            value: office,
            options: [
              { value: '', label: w('staff.everyOffice') },
              ...offices.map(({ id, name }) => ({ value: id, label: name })),
            ],
            isSearched: offices.length > 12,
          },
        ]}
        onFilter={set}
        onClear={() => setAddress((before) => withParam(withParam(before, 'q', ''), 'office', ''))}
        clearLabel={w('common.clearFilters')}
        leaves={total === undefined ? undefined : w('staff.left', { count: total })}
      />
      <DataTable<StaffMember>
        id="admin.staff"
        label={w('staff.caption')}
        rows={rows}
        rowId={({ id }) => id}
        rowName={called}
        to={({ id }) => pathOf(withParam(address, 'open', id))}
        openId={openId}
        first={{
          label: w('common.name'),
          width: 280,
          sorts: 'up',
          face: ({ name }) => <Person name={name} />,
          note: ({ email }) => email,
        }}
        columns={[
          { id: 'role', label: w('staff.role'), width: 120, sorts: 'up', cell: ({ role }) => w(`role.${role}`) },
          { id: 'staffId', label: w('staff.id'), width: 120, optional: 'shown', cell: ({ staffId }) => staffId },
          { id: 'office', label: w('staff.office'), cell: ({ officeId }) => nameOfOffice(w, offices, officeId) },
          { id: 'seen', label: w('staff.seen'), width: 120, sorts: 'down', cell: seen },
          { id: 'state', label: w('organisations.state'), width: 180, cell: state },
        ]}
        lines={(row) => ({
          face: <Person name={row.name} size={40} />,
          side: w(`role.${row.role}`),
          text: nameOfOffice(w, offices, row.officeId),
          aside: row.suspendedAt ? <DotWord tone="danger">{w('staff.suspended')}</DotWord> : seen(row),
        })}
        sorting={sorting}
        onSort={(next) => setAddress((before) => withSorting(before, next, STAFF_SORTS[0]))}
        next={(row) => actionsOf(row, row.name).find(({ id }) => id === 'reinstate') ?? null}
        menu={(row) => [
          { label: w('staff.acts'), to: `/agent/admin/audit?person=${row.id}&kind=all` },
          ...actionsOf(row, row.name).filter(({ id }) => id !== 'reinstate'),
        ]}
        state={staff.isPending ? 'loading' : staff.error ? 'failed' : 'ready'}
        failure={staff.error && errorText(staff.error)}
        onRetry={() => void staff.refetch()}
        empty={<EmptyState title={w('staff.none')} icon="search" />}
        footer={rows.length > 0 && <More of={staff} />}
      />
      {dialog}
      {openId && (
        <ColleaguePanel
          key={openId}
          id={openId}
          listed={rows.find(({ id }) => id === openId)}
          offices={offices}
          onClose={() => setAddress((before) => withParam(before, 'open', ''))}
        />
      )}
    </Section>
  )
}
