import {
  listOffices,
  listStaff,
  listStaffInvitations,
  type OpenStaffInvitation,
  openOffice,
  renewStaffInvitation,
  type StaffMember,
  withdrawInvitation,
} from '@onward/contracts/identity/admin-staff'
import { formatDate, formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, usePages, useWrite } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { useSearchField } from '@onward/ui/area'
import { Button, EmptyState, ErrorSummary, Field, Section, Stack, StatusBadge, Table, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { AccountActions } from './AccountActions'
import { AccountSearch } from './AccountSearch'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { InviteDialog } from './InviteDialog'
import { Answer, More, useDecided } from './parts'

/** /agent/admin/staff: colleagues, invitations, offices, and a search for any account. */
export default function StaffPage() {
  const w = useAdminMessages()
  const [isInviting, setIsInviting] = useState(false)
  const offices = useEndpoint(listOffices)
  const nameOf = (id: string | null) => offices.data?.items.find((one) => one.id === id)?.name ?? w('staff.noOffice')
  return (
    <AdminPage
      title={w('nav.staff')}
      lead={w('staff.lead')}
      actions={
        <Button icon="post" onClick={() => setIsInviting(true)}>
          {w('staff.invite')}
        </Button>
      }
    >
      <Invitations nameOf={nameOf} />
      <Colleagues nameOf={nameOf} />
      <Offices />
      <AccountSearch />
      {isInviting && <InviteDialog offices={offices.data?.items ?? []} onClose={() => setIsInviting(false)} />}
    </AdminPage>
  )
}

interface Named {
  nameOf(officeId: string | null): string
}

function Invitations({ nameOf }: Named) {
  const w = useAdminMessages()
  const invitations = useEndpoint(listStaffInvitations)
  const { done, failed } = useDecided(invitations.refetch)
  const renew = useWrite(renewStaffInvitation, { onError: failed })
  const withdraw = useWrite(withdrawInvitation, { onError: failed })
  const actions = ({ id, name }: OpenStaffInvitation) => (
    <div className={styles.rowActions}>
      <Button
        size="s"
        variant="quiet"
        disabled={renew.isPending}
        aria-label={w('staff.renewOf', { name })}
        onClick={() => renew.mutate({ params: { id } }, { onSuccess: (answer) => done(w('staff.renewed', { name }), answer) })}
      >
        {w('staff.renew')}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={withdraw.isPending}
        aria-label={w('staff.withdrawOf', { name })}
        onClick={() =>
          withdraw.mutate({ params: { id } }, { onSuccess: (answer) => done(w('staff.withdrawn', { name }), answer) })
        }
      >
        {w('common.takeBack')}
      </Button>
    </div>
  )
  return (
    <Answer of={invitations} lines={2}>
      {({ items }) =>
        items.length > 0 && (
          <Section title={w('staff.invited')} id="invited">
            <Table
              caption={w('staff.invitedText')}
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: w('common.name'),
                  cell: ({ name, email }) => (
                    <span>
                      {name}
                      <br />
                      <span className={styles.soft}>{email}</span>
                    </span>
                  ),
                },
                { key: 'role', whole: true, header: w('staff.role'), cell: ({ role }) => w(`role.${role}`) },
                { key: 'office', header: w('staff.office'), cell: ({ officeId }) => nameOf(officeId) },
                {
                  key: 'until',
                  whole: true,
                  header: w('staff.until'),
                  cell: ({ expired, expiresAt }) =>
                    expired ? <StatusBadge tone="warning">{w('staff.expired')}</StatusBadge> : formatDate(expiresAt),
                },
                { key: 'do', whole: true, header: w('staff.do'), cell: actions },
              ]}
            />
          </Section>
        )
      }
    </Answer>
  )
}

function Colleagues({ nameOf }: Named) {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const q = address.get('q') ?? ''
  const search = useSearchField(q, (text) => setAddress(text ? { q: text } : {}, { replace: true }))
  const staff = usePages(listStaff, { query: { q } })
  const state = ({ suspendedAt, secondFactorSince }: StaffMember) =>
    suspendedAt ? (
      <StatusBadge tone="danger">{w('staff.suspendedSince', { day: formatDate(suspendedAt) })}</StatusBadge>
    ) : (
      <span className={styles.soft}>{w(secondFactorSince ? 'staff.withFactor' : 'staff.withoutFactor')}</span>
    )
  return (
    <Section title={w('staff.colleagues')} id="colleagues">
      <div className={styles.filters}>
        <Field label={w('staff.search')}>
          <TextInput type="search" value={search.text} onChange={({ target }) => search.setText(target.value)} />
        </Field>
      </div>
      <Answer of={staff}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) return <EmptyState title={w('staff.none')} icon="search" />
          return (
            <>
              <Table
                caption={w('staff.caption')}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    header: w('common.name'),
                    cell: ({ name, email, staffId, you }) => (
                      <span>
                        {you ? w('staff.you', { name }) : name}
                        <br />
                        <span className={styles.soft}>{[staffId, email].filter(Boolean).join(', ')}</span>
                      </span>
                    ),
                  },
                  { key: 'role', whole: true, header: w('staff.role'), cell: ({ role }) => w(`role.${role}`) },
                  { key: 'office', header: w('staff.office'), cell: ({ officeId }) => nameOf(officeId) },
                  {
                    key: 'seen',
                    whole: true,
                    header: w('staff.seen'),
                    cell: ({ seenAt }) => (seenAt ? formatDate(seenAt) : w('never')),
                  },
                  { key: 'state', whole: true, header: w('organisations.state'), cell: state },
                  {
                    key: 'do',
                    whole: true,
                    header: w('staff.do'),
                    cell: (one) => <AccountActions account={one} name={one.name} />,
                  },
                ]}
              />
              <More of={staff} />
            </>
          )
        }}
      </Answer>
    </Section>
  )
}

function Offices() {
  const w = useAdminMessages()
  const offices = useEndpoint(listOffices)
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const { done, refused, failure } = useDecided(offices.refetch)
  const open = useWrite(openOffice)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setFault(name.trim() ? '' : w('office.missing'))
    if (!name.trim()) return
    open.mutate(
      { body: { name } },
      {
        onSuccess: (answer) => {
          setName('')
          done(w('office.opened', { name }), answer)
        },
        onError: (error) => (error.code === 'already-exists' ? setFault(w('office.exists')) : refused(error)),
      },
    )
  }
  return (
    <Section title={w('office.title')} id="offices">
      <Answer of={offices} lines={2}>
        {({ items }) => (
          <Stack gap={4}>
            {items.length > 0 && (
              <Table
                caption={w('office.caption')}
                rows={items}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'name', header: w('office.name'), cell: (one) => one.name },
                  { key: 'since', whole: true, header: w('office.since'), cell: ({ openedAt }) => formatDay(openedAt) },
                  { key: 'agents', header: w('office.agents'), align: 'end', cell: ({ agents }) => formatNumber(agents) },
                  { key: 'cases', header: w('office.cases'), align: 'end', cell: ({ openCases }) => formatNumber(openCases) },
                ]}
              />
            )}
            {failure && !open.isPending && <ErrorSummary {...failure} errors={[]} />}
            <form className={styles.filters} onSubmit={onSubmit} noValidate>
              <Field label={w('office.new')} error={fault || undefined}>
                <TextInput value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
              </Field>
              <div>
                <Button type="submit" variant="secondary" disabled={open.isPending}>
                  {w('office.open')}
                </Button>
              </div>
            </form>
          </Stack>
        )}
      </Answer>
    </Section>
  )
}
