import type { ResponseOf } from '@onward/contracts/endpoint'
import { type ListedOffice, type listOffices, openOffice } from '@onward/contracts/identity/admin-staff'
import { formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { DataTable, Person } from '@onward/ui/data'
import { Button, ErrorSummary, Field, Section, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Answer, type AnswerProps, useDecided } from '../parts'
import { sortedAddress, sortedRows } from './sorted-rows'
import { pathOf, withParam } from './staff-address'

/** Job-centre offices; each leads to its colleagues. */
export function Offices({ offices }: { offices: AnswerProps<ResponseOf<typeof listOffices>>['of'] }) {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
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
        {({ items }) => {
          const { rows, sorting } = sortedRows(address, 'offices', items, {
            name: (one) => one.name,
            since: ({ openedAt }) => openedAt,
            agents: (one) => one.agents,
            cases: ({ openCases }) => openCases,
          })
          return (
            <Stack gap={4}>
              {rows.length > 0 && (
                <DataTable<ListedOffice>
                  id="admin.offices"
                  label={w('office.caption')}
                  rows={rows}
                  rowId={({ id }) => id}
                  rowName={(one) => one.name}
                  to={({ id }) => pathOf(withParam(new URLSearchParams(), 'office', id))}
                  first={{ label: w('office.name'), sorts: 'up' }}
                  columns={[
                    { id: 'since', label: w('office.since'), sorts: 'down', cell: ({ openedAt }) => formatDay(openedAt) },
                    {
                      id: 'agents',
                      label: w('office.agents'),
                      width: 120,
                      align: 'end',
                      sorts: 'down',
                      cell: (one) => formatNumber(one.agents),
                    },
                    {
                      id: 'cases',
                      label: w('office.cases'),
                      width: 140,
                      align: 'end',
                      sorts: 'down',
                      cell: ({ openCases }) => formatNumber(openCases),
                    },
                  ]}
                  lines={(one) => ({
                    face: <Person name={one.name} size={40} />,
                    text: `${w('office.agentCount', { count: one.agents })} · ${w('office.caseCount', { count: one.openCases })}`,
                  })}
                  sorting={sorting}
                  onSort={(next) => setAddress((before) => sortedAddress(before, 'offices', next), { replace: true })}
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
          )
        }}
      </Answer>
    </Section>
  )
}
