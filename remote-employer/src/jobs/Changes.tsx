import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import { Table } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { usePostingMessages } from '../posting/catalogue'
import styles from './jobs.module.css'
import { valueText } from './versions'

/** The changes between two versions of a job, field by field. */
export function Changes({ of }: { of: JobVersion['changes'] }) {
  const t = useMessages()
  const p = usePostingMessages()
  const valueCell = (field: (typeof of)[number]['field'], value: string) => (
    <span className={styles.words}>{valueText(t, p, field, value) || <em>{p('history.empty')}</em>}</span>
  )
  return (
    <Table
      caption={p('history.show')}
      rows={of}
      rowKey={({ field }) => field}
      columns={[
        { key: 'field', header: p('common.what'), cell: ({ field }) => p(`field.${field}`) },
        { key: 'before', header: p('history.before'), cell: ({ field, before }) => valueCell(field, before) },
        { key: 'after', header: p('history.after'), cell: ({ field, after }) => valueCell(field, after) },
      ]}
    />
  )
}
