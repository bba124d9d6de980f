import { dateOf, partsOf } from '@onward/contracts/calendar-days'
import { type PortalText, portalText, TEXT_RULES, type TextField, type TextKind } from '@onward/contracts/gateway/portal-texts'
import { LANGUAGES } from '@onward/contracts/language'
import type { FormFailure } from '@onward/portal-kit'
import { Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../parts/FormDialog'
import { useTextsMessages } from './catalogue'
import { Preview } from './Preview'
import { emptyFields } from './text-entries'
import styles from './texts.module.css'

interface EntryDialogProps {
  kind: TextKind
  entry: PortalText
  /** All entries of the kind, to know which are new. */
  entries: readonly PortalText[]
  busy: boolean
  failure: FormFailure | null
  onSave(entry: PortalText, isNew: boolean): void
  onClose(): void
}
/** The words of one entry in both languages, and how readers will see them. */
export function EntryDialog({ kind, entry, entries, busy, failure, onSave, onClose }: EntryDialogProps) {
  const x = useTextsMessages()
  const base = useId()
  const { fields, others } = TEXT_RULES[kind]
  const isNew = !entries.some(({ id }) => id === entry.id)
  const [draft, setDraft] = useState(entry)
  const [until, setUntil] = useState(partsOf(entry.until))
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const has = (field: TextField) => fields.includes(field)
  const idOf = (field: string) => `${base}-${field}`
  const faultOf = (field: string) => faults.find(({ id }) => id === idOf(field))?.message
  const change = (part: Partial<PortalText>) => setDraft((before) => ({ ...before, ...part }))
  const day = Object.values(until).some((part) => part.trim() !== '') ? dateOf(until) : null

  const submit = () => {
    const read = v.safeParse(portalText, { ...draft, until: day })
    const wrong = read.success ? [] : read.issues.map((issue) => String(issue.path?.[0]?.key ?? ''))
    const isNoDay = day === null && Object.values(until).some((part) => part.trim() !== '')
    const found = [
      ...emptyFields(kind, draft).map((field) => ({ id: idOf(`${field}-${LANGUAGES[0]}`), message: x('form.needed') })),
      ...(wrong.includes('link') ? [{ id: idOf('link'), message: x('fields.linkHint') }] : []),
      ...(wrong.includes('source') ? [{ id: idOf('source'), message: x('form.https') }] : []),
      ...(isNoDay ? [{ id: idOf('until'), message: x('form.date') }] : []),
    ]
    setFaults(found)
    if (found.length === 0 && read.success) onSave(read.output, isNew)
  }
  const inBoth = (field: 'title' | 'text' | 'hours', limit: number) =>
    has(field) && (
      <div className={styles.pair}>
        {LANGUAGES.map((language) => {
          const control = {
            lang: language,
            value: draft[field][language],
            maxLength: limit,
            onChange: ({ target }: { target: { value: string } }) =>
              change({ [field]: { ...draft[field], [language]: target.value } }),
          }
          const id = idOf(`${field}-${language}`)
          return (
            <Field
              key={language}
              id={id}
              label={`${x(`fields.${field}`)}, ${x(language === 'cy' ? 'fields.welsh' : 'fields.english')}`}
              error={faults.find((fault) => fault.id === id)?.message}
            >
              {field === 'text' ? <TextArea rows={4} {...control} /> : <TextInput {...control} />}
            </Field>
          )
        })}
      </div>
    )
  const places = others === 'any' ? [] : others.filter((id) => !entries.some((one) => one.id === id))
  return (
    <FormDialog
      title={x(isNew ? 'form.addTitle' : 'form.title')}
      submit={x('common.save')}
      busy={busy}
      faults={faults}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>{x('form.language')}</p>
        {isNew && places.length > 1 && (
          <Field label={x('fields.course')}>
            <Select
              value={draft.id}
              onChange={({ target }) => change({ id: target.value })}
              options={places.map((value) => ({ value, label: x(`line.${value}` as 'line.announcement') }))}
            />
          </Field>
        )}
        {inBoth('title', 120)}
        {inBoth('text', 600)}
        {inBoth('hours', 160)}
        {has('link') && (
          <Field id={idOf('link')} label={x('fields.link')} hint={x('fields.linkHint')} error={faultOf('link')}>
            <TextInput value={draft.link} maxLength={300} onChange={({ target }) => change({ link: target.value })} />
          </Field>
        )}
        {has('source') && (
          <Field id={idOf('source')} label={x('fields.source')} hint={x('fields.sourceHint')} error={faultOf('source')}>
            <TextInput value={draft.source} maxLength={300} onChange={({ target }) => change({ source: target.value })} />
          </Field>
        )}
        {has('until') && (
          <DateField
            id={idOf('until')}
            legend={x('fields.until')}
            hint={x('fields.untilHint')}
            error={faultOf('until')}
            value={until}
            onChange={setUntil}
          />
        )}
        {has('checkedOn') && <p className={styles.soft}>{x('form.checkNote')}</p>}
        <section aria-label={x('preview')} className={styles.fields}>
          <p className={styles.strong}>{x('preview')}</p>
          <Preview kind={kind} entry={draft} />
        </section>
      </div>
    </FormDialog>
  )
}
