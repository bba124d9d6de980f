import { type DateParts, dateOf } from '@onward/contracts/calendar-days'
import type { FullEmployerJob, JobField } from '@onward/contracts/jobs/vacancies'
import { Button, InlineAlert, Row, Table } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { usePostingMessages } from '../posting/catalogue'
import { draftOf, type JobDraft, latestAdvert, payText, startOf } from '../posting/form'
import styles from './jobs.module.css'
import { valueText } from './versions'

/** When a colleague saved first: who, the differences, and both choices. Nothing typed is lost. */
export function Overtaken({
  by,
  now,
  yours,
  onMine,
  onTheirs,
}: {
  by: string
  now: FullEmployerJob
  yours: JobDraft
  onMine(): void
  onTheirs(): void
}) {
  const t = useMessages()
  const p = usePostingMessages()
  const differences = differencesBetween(draftOf(latestAdvert(now)), yours)
  const valueCell = (field: JobField, value: string) => (
    <span className={styles.words}>{valueText(t, p, field, value) || <em>{p('history.empty')}</em>}</span>
  )
  return (
    <InlineAlert tone="warning" title={p('edit.conflict.title')} role="alert">
      <p>{by}</p>
      {differences.length === 0 ? (
        <p>{p('edit.conflict.same')}</p>
      ) : (
        <>
          <p>{p('edit.conflict.text')}</p>
          <Table
            caption={p('edit.conflict.text')}
            rows={differences}
            rowKey={({ field }) => field}
            columns={[
              { key: 'field', header: p('common.what'), cell: ({ field }) => p(`field.${field}`) },
              { key: 'now', header: p('edit.conflict.now'), cell: ({ field, theirs }) => valueCell(field, theirs) },
              { key: 'yours', header: p('edit.conflict.yours'), cell: ({ field, mine }) => valueCell(field, mine) },
            ]}
          />
        </>
      )}
      <Row gap={2}>
        <Button size="s" onClick={onMine}>
          {p('edit.conflict.mine')}
        </Button>
        <Button size="s" variant="secondary" onClick={onTheirs}>
          {p('edit.conflict.theirs')}
        </Button>
      </Row>
    </InlineAlert>
  )
}

const dateIn = (parts: DateParts) => dateOf(parts) ?? [parts.day, parts.month, parts.year].join(' ').trim()

/** A form's values, as the history's fields show them. */
const fieldsOf = (form: JobDraft): Record<JobField, string> => ({
  title: form.title,
  department: form.department,
  location: form.location,
  jobType: form.jobType,
  salary: payText(form),
  startsOn: dateIn(startOf(form)),
  description: form.description,
  requirements: form.requirements,
  applicationDeadline: dateIn(form),
  contactEmail: form.contactEmail,
  isRemoteAvailable: String(form.isRemoteAvailable),
  isDisabilityFriendly: String(form.isDisabilityFriendly),
  accessibilityFeatures: form.isDisabilityFriendly ? [...form.accessibilityFeatures, ...form.offeredFeatures].join('\n') : '',
  benefitsTransitionSupport: String(form.benefitsTransitionSupport),
})

export function differencesBetween(theirs: JobDraft, mine: JobDraft): { field: JobField; theirs: string; mine: string }[] {
  const [left, right] = [fieldsOf(theirs), fieldsOf(mine)]
  return (Object.keys(left) as JobField[])
    .filter((field) => left[field].trim() !== right[field].trim())
    .map((field) => ({ field, theirs: left[field], mine: right[field] }))
}
