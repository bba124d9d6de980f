import { IMPORT_KINDS, type ImportKind, type ImportPreview } from '@onward/contracts/jobs/job-import'
import {
  Button,
  Checkbox,
  Disclosure,
  EmptyState,
  Field,
  LoadMore,
  Row,
  Section,
  Select,
  Stack,
  StatusBadge,
  Table,
} from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import { useImportMessages } from './catalogue'
import { FaultyRows } from './FaultyRows'
import styles from './imports.module.css'
import { readAs } from './labels'
import { RowJob, RowResult, TONES } from './PreviewRow'

interface PreviewProps {
  seen: ImportPreview
  filename: string
  busy: boolean
  importing: boolean
  columns: ReactNode
  /** Link to choose another file. */
  other: ReactNode
  onImport(closeGone: boolean): void
}

const PAGE_SIZE = 50

/** What the import would do, row by row, with its button. */
export function Preview({ seen, filename, busy, importing, columns, other, onImport }: PreviewProps) {
  const w = useImportMessages()
  const count = (kind: ImportKind) => seen.rows.filter((row) => row.kind === kind).length
  const faulty = seen.rows.filter(({ kind }) => kind === 'faulty')
  const [kind, setKind] = useState<ImportKind | 'all'>(faulty.length > 0 ? 'faulty' : 'all')
  const [most, setMost] = useState(PAGE_SIZE)
  const [closeGone, setCloseGone] = useState(false)
  const rows = seen.rows.filter((row) => kind === 'all' || row.kind === kind)
  const toWrite = count('new') + count('changed')
  const canGo = toWrite > 0 || closeGone
  return (
    <Stack gap={5}>
      <Section title={w('seen.title', { name: filename })} actions={other}>
        <p className={styles.soft}>{readAs(w, seen)}</p>
        <ul className={styles.counts}>
          {IMPORT_KINDS.filter((one) => count(one) > 0).map((one) => (
            <li key={one}>
              <StatusBadge tone={TONES[one]}>{w('filter.option', { kind: w(`kind.${one}`), count: count(one) })}</StatusBadge>
            </li>
          ))}
        </ul>
        {columns}
      </Section>
      <FaultyRows seen={seen} />
      <Field label={w('filter.label')}>
        <Select
          className={styles.filter}
          value={kind}
          onChange={({ target }) => {
            setKind(IMPORT_KINDS.find((one) => one === target.value) ?? 'all')
            setMost(PAGE_SIZE)
          }}
          options={(['all', ...IMPORT_KINDS] as const).map((one) => ({
            value: one,
            label: w('filter.option', { kind: w(`kind.${one}`), count: one === 'all' ? seen.rows.length : count(one) }),
          }))}
        />
      </Field>
      {rows.length === 0 ? (
        <EmptyState title={w('rows.none')} />
      ) : (
        <>
          <Table
            caption={w('rows.caption')}
            rows={rows.slice(0, most)}
            rowKey={(row) => String(row.row)}
            columns={[
              { key: 'row', header: w('rows.row'), cell: (row) => row.row },
              { key: 'job', header: w('common.job'), cell: (row) => <RowJob row={row} /> },
              { key: 'result', header: w('rows.result'), cell: (row) => <RowResult row={row} /> },
            ]}
          />
          <LoadMore
            label={w('rows.more')}
            status={w('rows.showing', { shown: Math.min(most, rows.length), total: rows.length, count: rows.length })}
            done={rows.length <= most}
            onLoadMore={() => setMost(most + PAGE_SIZE)}
          />
        </>
      )}
      {seen.gone.length > 0 && (
        <div className={styles.act}>
          <Checkbox
            label={w('gone.label', { count: seen.gone.length })}
            hint={w('gone.hint')}
            checked={closeGone}
            onChange={({ target }) => setCloseGone(target.checked)}
          />
          <Disclosure summary={w('gone.list')}>
            <ul>
              {seen.gone.map(({ jobId, title, reference }) => (
                <li key={jobId}>
                  {title}
                  {reference && <span className={styles.soft}> · {w('rows.reference', { reference })}</span>}
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className={styles.act}>
        <p>{canGo ? w('seen.ready') : w(faulty.length === seen.rows.length ? 'go.noneGood' : 'go.nothing')}</p>
        {canGo && faulty.length > 0 && <p>{w('go.without', { count: faulty.length })}</p>}
        {canGo && (
          <Row gap={3}>
            <Button onClick={() => onImport(closeGone)} disabled={busy}>
              {importing
                ? w('go.busy')
                : toWrite > 0
                  ? w('go.label', { count: toWrite })
                  : w('go.closeOnly', { count: seen.gone.length })}
            </Button>
          </Row>
        )}
      </div>
    </Stack>
  )
}
