import { Checkbox, Disclosure, Field, Select, StatusBadge, TextArea, TextInput, VisuallyHidden } from '@onward/ui/frame'
import { createContext, useContext } from 'react'
import { useCvMessages } from '../catalogue'
import styles from './curriculum.module.css'
import { controlId, type DateDraft, type EntryOf, type ExperienceDraft, type Fault, type ListName } from './form'
import { faultText, labelOf, monthName } from './labels'
import { isUnsure, type Source, type Sources } from './sources'

interface FieldFacts {
  faults: readonly Fault[]
  sources: Sources
}
/** Errors and sources of all fields of a form. */
export const FieldFactsContext = createContext<FieldFacts>({ faults: [], sources: {} })

function useFieldFacts(id: string) {
  const t = useCvMessages()
  const { faults, sources } = useContext(FieldFactsContext)
  const fault = faults.find((each) => controlId(each.key, each.field) === id)
  return { error: fault && faultText(t, fault), sources: sources[id] ?? [] }
}

/** The text of the CV that a field was read from. */
export function ReadFrom({ sources }: { sources: readonly Source[] }) {
  const t = useCvMessages()
  const unsure = sources.some(isUnsure)
  if (sources.length === 0) return null
  return (
    <span className={styles.source}>
      {unsure && <StatusBadge tone="warning">{t('fill.unsure')}</StatusBadge>}
      {sources.map(({ quote }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a CV may say the same twice; its words do not move
        <span key={index}>{t('fill.readFrom', { quote })}</span>
      ))}
    </span>
  )
}

export function Text({
  section,
  rows,
  hint,
  value,
  onChange,
}: {
  section: 'summary' | 'interests'
  rows: number
  hint?: string
  value: string
  onChange(value: string): void
}) {
  const t = useCvMessages()
  const id = controlId('', section)
  const { error, sources } = useFieldFacts(id)
  return (
    <>
      <Field id={id} label={<VisuallyHidden>{t(`form.${section}`)}</VisuallyHidden>} hint={hint} error={error}>
        <TextArea className={styles.grows} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <ManySources sources={sources} />
    </>
  )
}

export function Line<Entry extends EntryOf<ListName>, F extends keyof Entry & string>({
  section,
  entry,
  field,
  change,
}: {
  section: ListName
  entry: Entry
  field: F
  change(next: Partial<Entry>): void
}) {
  const t = useCvMessages()
  const id = controlId(entry.key, field)
  const { error, sources } = useFieldFacts(id)
  return (
    <Field id={id} label={labelOf(t, section, field)} hint={sources.length > 0 && <ReadFrom sources={sources} />} error={error}>
      <TextInput
        type={field === 'url' ? 'url' : 'text'}
        value={String(entry[field])}
        onChange={(event) => change({ [field]: event.target.value } as unknown as Partial<Entry>)}
      />
    </Field>
  )
}

export function Lines({
  entryKey,
  field,
  hint,
  value,
  onChange,
}: {
  entryKey: string
  field: 'bullets' | 'results'
  hint: string
  value: string
  onChange(value: string): void
}) {
  const t = useCvMessages()
  const id = controlId(entryKey, field)
  const { error, sources } = useFieldFacts(id)
  return (
    <div className={styles.wide}>
      <Field id={id} label={t(`form.${field}`)} hint={hint} error={error}>
        <TextArea
          className={styles.grows}
          rows={Math.min(10, Math.max(3, value.split('\n').length + 1))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <ManySources sources={sources} />
    </div>
  )
}

function ManySources({ sources }: { sources: readonly Source[] }) {
  const t = useCvMessages()
  if (sources.length === 0) return null
  return (
    <div>
      {sources.some(isUnsure) && <StatusBadge tone="warning">{t('fill.unsure')}</StatusBadge>}
      <Disclosure summary={t('fill.readFromMany')}>
        <ul className={styles.quotes}>
          {sources.map(({ quote }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a CV may say the same twice; its words do not move
            <li key={index}>“{quote}”</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

export function ExperienceFields({
  list,
  entry,
  change,
}: {
  list: 'work' | 'volunteering'
  entry: ExperienceDraft
  change(next: Partial<ExperienceDraft>): void
}) {
  const t = useCvMessages()
  return (
    <>
      <Line section={list} entry={entry} field="title" change={change} />
      <Line section={list} entry={entry} field="employer" change={change} />
      <Line section={list} entry={entry} field="place" change={change} />
      <Dates entry={entry} change={change} current={entry.current} />
      <div className={styles.wide}>
        <Checkbox
          id={controlId(entry.key, 'current')}
          label={t('form.current')}
          checked={entry.current}
          onChange={(event) => change({ current: event.target.checked })}
        />
      </div>
      <Lines
        entryKey={entry.key}
        field="bullets"
        hint={t('form.bulletsHint')}
        value={entry.bullets}
        onChange={(bullets) => change({ bullets })}
      />
    </>
  )
}

export function Dates({
  entry,
  change,
  current = false,
}: {
  entry: { key: string; from: DateDraft; until: DateDraft }
  change(next: { from?: DateDraft; until?: DateDraft }): void
  current?: boolean
}) {
  return (
    <div className={`${styles.wide} ${styles.dates}`}>
      <DateField entryKey={entry.key} field="from" value={entry.from} onChange={(from) => change({ from })} />
      {!current && <DateField entryKey={entry.key} field="until" value={entry.until} onChange={(until) => change({ until })} />}
    </div>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
export function DateField({
  entryKey,
  field,
  value,
  onChange,
}: {
  entryKey: string
  field: 'from' | 'until' | 'date'
  value: DateDraft
  onChange(value: DateDraft): void
}) {
  const t = useCvMessages()
  const id = controlId(entryKey, field)
  const { error, sources } = useFieldFacts(id)
  return (
    <fieldset className={styles.date}>
      <legend>{t(`form.${field}`)}</legend>
      <ReadFrom sources={sources} />
      <div className={styles.dateParts}>
        <Field id={`${id}-month`} label={t('form.month')}>
          <Select
            value={value.month}
            onChange={(event) => onChange({ ...value, month: event.target.value })}
            options={[
              { value: '', label: t('form.noMonth') },
              ...MONTHS.map((month) => ({ value: month, label: monthName(month) })),
            ]}
          />
        </Field>
        <Field id={id} label={t('form.year')} error={error}>
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={value.year}
            onChange={(event) => onChange({ ...value, year: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
