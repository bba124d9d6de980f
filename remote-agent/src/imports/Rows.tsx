import { type ReferralImportRow, ROW_BROKEN, ROW_CELLS, ROW_TWIN } from '@onward/contracts/casework/referral-import'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Checkbox, Section, StatusBadge, Table } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useReferralMessages } from '../referrals/catalogue'
import { faultText } from '../referrals/faults'
import { useImportMessages } from './catalogue'
import styles from './imports.module.css'

/** More rows are slow on phones and no help. */
const MAX_ROWS = 200
const OWN_FAULTS = {
  [ROW_BROKEN]: 'fault.broken',
  [ROW_CELLS]: 'fault.cells',
  [ROW_TWIN]: 'fault.twin',
  'Choose an answer from the list': 'fault.option',
} as const
const isOwn = (message: string): message is keyof typeof OWN_FAULTS => message in OWN_FAULTS

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
          label={w('rows.faulty', { count: formatNumber(faulty.length) })}
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
  const t = useMessages()
  const w = useImportMessages()
  const r = useReferralMessages()
  if (row.kind === 'new') return <StatusBadge tone="success">{w('kind.new')}</StatusBadge>
  if (row.kind === 'faulty')
    return (
      <ul className={styles.faults}>
        {row.faults.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field && <strong>{r(`form.${field}`)}: </strong>}
            {isOwn(message) ? w(OWN_FAULTS[message]) : faultText(t, r, message)}
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {row.kind === 'own-office' ? w('kind.own-office') : w('kind.other-office', { office: row.officeName })}.{' '}
      <Link to={`/agent/clients/${row.referralId}`}>{w('kind.link')}</Link>
    </>
  )
}
