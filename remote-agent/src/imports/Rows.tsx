import type { ReferralImportRow } from '@onward/contracts/casework/referral-import'
import { asSentences } from '@onward/contracts/jobs/job-import'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Checkbox, Section, StatusBadge, Table } from '@onward/ui/frame'
import { useState } from 'react'
import { useImportMessages } from './catalogue'
import { useFaults } from './faults'
import styles from './imports.module.css'

/** More rows are slow on phones and no help. */
const MAX_ROWS = 200
/** All rows with their results, or only those that need work. */
export function Rows({ rows }: { rows: readonly ReferralImportRow[] }) {
  const w = useImportMessages()
  const faulty = rows.filter(({ kind }) => kind !== 'new')
  const [onlyFaulty, setOnlyFaulty] = useState(faulty.length > 0)
  const wanted = onlyFaulty ? faulty : rows
  const visible = wanted.slice(0, MAX_ROWS)
  return (
    <Section title={w('rows')} id="rows">
      {faulty.length > 0 && (
        <Checkbox
          label={w('rows.faulty', { count: faulty.length })}
          checked={onlyFaulty}
          onChange={({ target }) => setOnlyFaulty(target.checked)}
        />
      )}
      {wanted.length > visible.length && (
        <p>{w('rows.some', { shown: formatNumber(visible.length), total: formatNumber(wanted.length) })}</p>
      )}
      <Table
        caption={onlyFaulty ? w('rows.faulty', { count: faulty.length }) : w('rows.all', { count: rows.length })}
        rows={visible}
        rowKey={({ row }) => String(row)}
        columns={[
          { key: 'row', header: w('row'), cell: ({ row }) => row },
          {
            key: 'person',
            header: w('person'),
            cell: ({ name, niMask, location }) => (
              <>
                {name} <span className={styles.soft}>{[niMask, location].filter(Boolean).join(', ')}</span>
              </>
            ),
          },
          { key: 'result', header: w('result'), cell: (row) => <Result row={row} /> },
        ]}
      />
    </Section>
  )
}

function Result({ row }: { row: ReferralImportRow }) {
  const w = useImportMessages()
  const faultsOf = useFaults()
  if (row.kind === 'new') return <StatusBadge tone="success">{w('kind.new')}</StatusBadge>
  if (row.kind === 'faulty')
    return (
      <ul className={styles.faults}>
        {faultsOf(row).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )
  return (
    <>
      {asSentences(faultsOf(row))} <Link to={`/agent/clients/${row.referralId}`}>{w('kind.link')}</Link>
    </>
  )
}
