import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { IMPORT_FIELDS, type ImportChoices, type ImportPreview } from '@onward/contracts/jobs/job-import'
import { Button, Disclosure, Field, Select, TextInput } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { useImportMessages } from './catalogue'
import { NEEDED } from './files'
import styles from './imports.module.css'
import { fieldLabel } from './labels'

interface ColumnsProps {
  seen: ImportPreview
  choices: ImportChoices
  busy: boolean
  onChange(choices: ImportChoices): void
  onAgain(): void
}

const EXAMPLE = 30

/** Which column each field of the posting form is read from, and defaults for empty cells. */
export function Columns({ seen, choices, busy, onChange, onAgain }: ColumnsProps) {
  const t = useMessages()
  const w = useImportMessages()
  const mapping = choices.mapping ?? seen.mapping
  const { defaults } = choices
  const options = [
    { value: '', label: w('columns.none') },
    ...seen.columns.map(({ name, example }) => ({
      value: name,
      label: example ? w('columns.option', { name, example: example.slice(0, EXAMPLE) }) : name,
    })),
  ]
  const incomplete = NEEDED.some((field) => mapping[field] === null && !defaultFor(field, defaults))
  const set = (change: Partial<ImportChoices['defaults']>) => onChange({ mapping, defaults: { ...defaults, ...change } })
  return (
    <Disclosure summary={w('columns.title')} open={incomplete}>
      <form
        className={styles.columns}
        onSubmit={(event) => {
          event.preventDefault()
          onAgain()
        }}
      >
        <p>{w('columns.text')}</p>
        <div className={styles.fields}>
          {IMPORT_FIELDS.map((field) => (
            <Field
              key={field}
              label={fieldLabel(t, w, field)}
              note={NEEDED.includes(field) ? `(${w('template.needed')})` : undefined}
            >
              <Select
                value={mapping[field] ?? ''}
                options={options}
                onChange={({ target }) => onChange({ mapping: { ...mapping, [field]: target.value || null }, defaults })}
              />
            </Field>
          ))}
        </div>
        <fieldset className={styles.defaults}>
          <legend>{w('columns.defaults')}</legend>
          <Field label={w('columns.default.department')}>
            <TextInput
              value={defaults.department ?? ''}
              maxLength={150}
              onChange={({ target }) => set({ department: target.value })}
            />
          </Field>
          <Field label={w('columns.default.jobType')}>
            <Select
              value={defaults.jobType ?? ''}
              options={[
                { value: '', label: t('post.field.jobType.choose') },
                ...JOB_TYPES.map((type) => ({ value: type, label: typeText(t, type) })),
              ]}
              onChange={({ target }) => set({ jobType: JOB_TYPES.find((type) => type === target.value) ?? null })}
            />
          </Field>
          <Field label={w('columns.default.contactEmail')}>
            <TextInput
              type="email"
              value={defaults.contactEmail ?? ''}
              maxLength={255}
              onChange={({ target }) => set({ contactEmail: target.value })}
            />
          </Field>
        </fieldset>
        <Button type="submit" variant="secondary" disabled={busy}>
          {w('columns.again')}
        </Button>
      </form>
    </Disclosure>
  )
}

const defaultFor = (field: string, defaults: ImportChoices['defaults']): string =>
  field === 'department' || field === 'jobType' || field === 'contactEmail' ? (defaults[field] ?? '') : ''
