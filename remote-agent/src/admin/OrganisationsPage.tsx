import { listOrganisations, ORGANISATION_FILTERS } from '@onward/contracts/jobs/admin-organisations'
import { formatDate } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { useSearchField } from '@onward/ui/area'
import { EmptyState, Field, Select, StatusBadge, Table, TextInput } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DOMAIN_TONES, STATE_TONES } from './organisation-tones'
import { Answer, More, waitText } from './parts'

/** /agent/admin/organisations: waiting organisations first, then the others by decision. */
export default function OrganisationsPage() {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const show = ORGANISATION_FILTERS.find((one) => one === address.get('show')) ?? 'submitted'
  const q = address.get('q') ?? ''
  const list = usePages(listOrganisations, { query: { show, q } })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  const search = useSearchField(q, (text) => set('q', text))
  return (
    <AdminPage title={w('nav.organisations')} lead={w('organisations.lead')}>
      <div className={styles.filters}>
        <Field label={w('common.show')}>
          <Select
            value={show}
            onChange={({ target }) => set('show', target.value)}
            options={ORGANISATION_FILTERS.map((value) => ({ value, label: w(`organisations.filter.${value}`) }))}
          />
        </Field>
        <Field label={w('organisations.search')}>
          <TextInput type="search" value={search.text} onChange={({ target }) => search.setText(target.value)} />
        </Field>
      </div>
      <Answer of={{ ...list, data: list.data }}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items)
          if (rows.length === 0) {
            return (
              <EmptyState
                title={q ? w('organisations.noMatch') : w(`organisations.none.${show}`)}
                icon={q ? 'search' : 'check'}
              />
            )
          }
          return (
            <>
              <Table
                caption={w(`organisations.filter.${show}`)}
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'name',
                    header: w('common.organisation'),
                    cell: ({ id, name }) => <Link to={`/agent/admin/organisations/${id}`}>{name}</Link>,
                  },
                  {
                    key: 'state',
                    whole: true,
                    header: w('organisations.state'),
                    cell: ({ state, appealedAt }) => (
                      <span className={styles.badges}>
                        <StatusBadge tone={STATE_TONES[state]}>{w(`organisation.state.${state}`)}</StatusBadge>
                        {appealedAt && <StatusBadge tone="information">{w('check.appeal')}</StatusBadge>}
                      </span>
                    ),
                  },
                  {
                    key: 'domain',
                    whole: true,
                    header: w('organisations.domain'),
                    cell: ({ domainCheck }) =>
                      domainCheck ? (
                        <StatusBadge tone={DOMAIN_TONES[domainCheck]}>{w(`domain.${domainCheck}`)}</StatusBadge>
                      ) : (
                        w('common.notGiven')
                      ),
                  },
                  {
                    key: 'since',
                    whole: true,
                    header: w('organisations.since'),
                    cell: ({ state, submittedAt, appealedAt, createdAt }) => {
                      const waits = appealedAt ?? (state === 'submitted' ? submittedAt : null)
                      return waits ? waitText(w, waits) : formatDate(submittedAt ?? createdAt)
                    },
                  },
                ]}
              />
              <More of={list} />
            </>
          )
        }}
      </Answer>
    </AdminPage>
  )
}
