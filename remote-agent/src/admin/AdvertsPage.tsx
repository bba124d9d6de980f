import { HELD_SORTS, type HeldAdvert, listHeldAdverts } from '@onward/contracts/jobs/admin-adverts'
import { type DangerLevel, dangerLevelOf } from '@onward/contracts/jobs/advert-danger'
import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import { usePages } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DotWord, ListTools, SavedViews } from '@onward/ui/data'
import { EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import { checkText } from './AdvertView'
import { CaseList } from './CaseList'
import { useAdminMessages } from './catalogue'
import { ManyAdverts } from './ManyAdverts'
import { waitText } from './parts'

const PAGE = '/agent/admin/adverts'
const TONES = { high: 'danger', medium: 'warning', low: 'neutral' } as const satisfies Record<DangerLevel, string>

/** /agent/admin/adverts: adverts held by the checks, the most dangerous first; filters and order are in the address. */
export default function AdvertsPage() {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const sort = HELD_SORTS.find((one) => one === address.get('sort')) ?? HELD_SORTS[0]
  const check = JOB_CHECKS.find((one) => one === address.get('check'))
  const employer = address.get('employer') ?? ''
  const q = address.get('q') ?? ''
  const list = usePages(listHeldAdverts, { query: { sort, q, ...(check && { check }), ...(employer && { employer }) } })
  const first = list.data?.pages[0]
  const addressOf = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const change = (changes: Readonly<Record<string, string>>) => {
    setChosen(new Set())
    setAddress(addressOf(changes), { replace: true })
  }
  const why = ({ checks }: HeldAdvert) => checks.map((one) => checkText(w, one)).join(', ')
  const danger = (row: HeldAdvert) => {
    const level = dangerLevelOf(row.danger)
    return <DotWord tone={TONES[level]}>{w(`adverts.level.${level}`)}</DotWord>
  }
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isFiltered = Boolean(check || employer || q)
  return (
    <AdminPage title={w('nav.adverts')} lead={w('adverts.lead')}>
      <SavedViews
        label={w('adverts.order')}
        current={sort}
        views={HELD_SORTS.map((id, n) => ({
          id,
          label: w(`adverts.sort.${id}`),
          to: `${PAGE}?${addressOf({ sort: n === 0 ? '' : id })}`,
        }))}
      />
      <ListTools
        label={w('adverts.find')}
        search={{
          label: w('adverts.search'),
          placeholder: w('adverts.search'),
          value: q,
          onSearch: (text) => change({ q: text }),
        }}
        filters={[
          {
            id: 'check',
            label: w('adverts.why'),
            value: check ?? '',
            options: [
              { value: '', label: w('adverts.allReasons') },
              ...(first?.reasons ?? []).map((one) => ({ value: one.check, label: `${checkText(w, one.check)} (${one.count})` })),
            ],
          },
          {
            id: 'employer',
            label: w('adverts.company'),
            value: employer,
            options: [
              { value: '', label: w('adverts.allEmployers') },
              ...(first?.employers ?? []).map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
            ],
          },
        ]}
        onFilter={(id, value) => change({ [id]: value })}
        onClear={() => change({ q: '', check: '', employer: '' })}
        clearLabel={w('common.clearFilters')}
      />
      <CaseList<HeldAdvert>
        id="admin.adverts"
        label={w('adverts.caption')}
        of={list}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        to={({ id }) => `${PAGE}/${id}`}
        chosen={chosen}
        onChoose={setChosen}
        first={{
          label: w('common.job'),
          width: 320,
          note: ({ company, isEdit }) => [company, isEdit && w('adverts.edit')].filter(Boolean).join(' · '),
        }}
        columns={[
          { id: 'danger', label: w('adverts.danger'), width: 130, cell: danger },
          { id: 'why', label: w('adverts.why'), cell: why },
          { id: 'since', label: w('organisations.since'), width: 190, cell: ({ heldAt }) => waitText(w, heldAt) },
        ]}
        lines={(row) => ({
          side: danger(row),
          text: `${row.company} · ${why(row)}`,
          aside: waitText(w, row.heldAt, 'short'),
        })}
        empty={
          isFiltered ? (
            <EmptyState title={w('adverts.noMatch')} icon="search" />
          ) : (
            <EmptyState title={w('adverts.none')} icon="check">
              {w('adverts.noneText')}
            </EmptyState>
          )
        }
      />
      <ManyAdverts chosen={rows.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
    </AdminPage>
  )
}
