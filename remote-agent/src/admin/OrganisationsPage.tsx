import {
  type ListedOrganisation,
  listOrganisations,
  ORGANISATION_FILTERS,
  readOrganisationWork,
} from '@onward/contracts/jobs/admin-organisations'
import { formatDate } from '@onward/portal-kit/i18n'
import { useEndpoint, usePages } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DotWord, ListTools, SavedViews } from '@onward/ui/data'
import { EmptyState } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { DOMAIN_TONES, STATE_TONES } from './organisation-tones'
import { waitText } from './parts'

const PAGE = '/agent/admin/organisations'

/** /agent/admin/organisations: everything that waits for a decision first, then organisations by their state. */
export default function OrganisationsPage() {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const show = ORGANISATION_FILTERS.find((one) => one === address.get('show')) ?? ORGANISATION_FILTERS[0]
  const q = address.get('q') ?? ''
  const list = usePages(listOrganisations, { query: { show, q } })
  const work = useEndpoint(readOrganisationWork).data
  const addressOf = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...(show !== ORGANISATION_FILTERS[0] && { show }), ...(q && { q }), ...changes })
    for (const [name, value] of Object.entries(changes)) if (!value) next.delete(name)
    return next
  }
  const counts: Readonly<Record<string, number | undefined>> = {
    waiting: work && work.organisations.count + work.appeals.count + work.levels.count + work.logos.count,
    submitted: work?.organisations.count,
    appeal: work?.appeals.count,
    level: work?.levels.count,
    logo: work?.logos.count,
  }
  const state = ({ waits: what, state: at }: ListedOrganisation) =>
    what ? (
      <DotWord tone="information">{w(`organisations.filter.${what}`)}</DotWord>
    ) : (
      <DotWord tone={STATE_TONES[at]}>{w(`organisation.state.${at}`)}</DotWord>
    )
  const domain = ({ domainCheck }: ListedOrganisation) =>
    domainCheck ? <DotWord tone={DOMAIN_TONES[domainCheck]}>{w(`domain.${domainCheck}`)}</DotWord> : w('common.notGiven')
  const since = ({ waitingSince, submittedAt, createdAt }: ListedOrganisation, length?: 'short') =>
    waitingSince ? waitText(w, waitingSince, length) : formatDate(submittedAt ?? createdAt)
  return (
    <AdminPage title={w('nav.organisations')} lead={w('organisations.lead')}>
      <SavedViews
        label={w('common.show')}
        current={show}
        views={ORGANISATION_FILTERS.map((id, n) => ({
          id,
          label: w(`organisations.filter.${id}`),
          to: `${PAGE}?${addressOf({ show: n === 0 ? '' : id })}`,
          count: counts[id],
        }))}
      />
      <ListTools
        label={w('organisations.find')}
        search={{
          label: w('organisations.search'),
          placeholder: w('organisations.search'),
          value: q,
          onSearch: (text) => setAddress(addressOf({ q: text }), { replace: true }),
        }}
        onClear={() => setAddress(addressOf({ q: '' }))}
        clearLabel={w('common.clearFilters')}
      />
      <CaseList<ListedOrganisation>
        id="admin.organisations"
        label={w(`organisations.filter.${show}`)}
        of={list}
        rowId={({ id, waits: what }) => `${id} ${what ?? ''}`}
        rowName={({ name }) => name}
        to={({ id }) => `${PAGE}/${id}`}
        first={{ label: w('common.organisation'), width: 400, note: ({ town }) => town }}
        columns={[
          { id: 'state', label: w('organisations.state'), cell: state },
          { id: 'domain', label: w('organisations.domain'), cell: domain },
          { id: 'since', label: w('organisations.since'), width: 190, cell: (row) => since(row) },
        ]}
        lines={(row) => ({
          side: since(row, 'short'),
          text: state(row),
          aside: row.waits === 'submitted' ? domain(row) : row.town,
        })}
        empty={
          <EmptyState title={q ? w('organisations.noMatch') : w(`organisations.none.${show}`)} icon={q ? 'search' : 'check'} />
        }
      />
    </AdminPage>
  )
}
