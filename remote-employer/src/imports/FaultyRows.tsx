import { asSentences, type ImportPreview, type ImportRow } from '@onward/contracts/jobs/job-import'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useImportMessages } from './catalogue'
import { faultyCsv, saveFile } from './files'
import styles from './imports.module.css'
import { faultLines } from './labels'

/** Offers the rows that need work as a file, with what to correct in each; nothing where all are good. */
export function FaultyRows({ seen }: { seen: Pick<ImportPreview, 'columns' | 'rows'> }) {
  const t = useMessages()
  const w = useImportMessages()
  const faulty = seen.rows.filter(({ kind }) => kind === 'faulty')
  if (faulty.length === 0) return null
  const save = () =>
    saveFile(
      w('faulty.filename'),
      faultyCsv(
        seen.columns.map(({ name }) => name),
        { heading: w('faulty.column'), of: (row) => asSentences(faultLines(t, w, row as ImportRow)) },
        faulty,
      ),
    )
  return (
    <div className={styles.act}>
      <p>{w('faulty.text')}</p>
      <Button variant="secondary" onClick={save}>
        {w('faulty.get')}
      </Button>
    </div>
  )
}
