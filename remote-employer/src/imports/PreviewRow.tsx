import type { ImportRow } from '@onward/contracts/jobs/job-import'
import { StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { checkText } from '../facts'
import { useImportMessages } from './catalogue'
import styles from './imports.module.css'
import { faultLines, fieldLabel } from './labels'

/** Colour of each kind of row, always with its label. */
export const TONES = {
  new: 'success',
  changed: 'information',
  unchanged: 'neutral',
  'stays-closed': 'neutral',
  faulty: 'danger',
} as const

/** Which job a row is about. */
export function RowJob({ row }: { row: ImportRow }) {
  const w = useImportMessages()
  return (
    <div className={styles.cell}>
      <strong>{row.title || w('rows.noTitle')}</strong>
      <span className={styles.line}>
        {[row.location, row.reference && w('rows.reference', { reference: row.reference })].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

/** What happens with a row, and why. */
export function RowResult({ row }: { row: ImportRow }) {
  const t = useMessages()
  const w = useImportMessages()
  return (
    <div className={styles.cell}>
      <StatusBadge tone={TONES[row.kind]}>{w(`kind.${row.kind}`)}</StatusBadge>
      {row.faults.length > 0 && (
        <ul className={styles.reasons}>
          {faultLines(t, w, row).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {row.changes.length > 0 && (
        <span className={styles.line}>
          {w('rows.changes', { fields: row.changes.map((field) => fieldLabel(t, w, field)).join(', ') })}
        </span>
      )}
      {row.checks.length > 0 && (
        <span className={styles.line}>
          {w('rows.waits', { reasons: row.checks.map((code) => checkText(t, code)).join(' ') })}
        </span>
      )}
      {row.unplaced && <span className={styles.line}>{w('rows.unplaced')}</span>}
      {row.kind === 'stays-closed' && <span className={styles.line}>{w('rows.stays-closed')}</span>}
    </div>
  )
}
