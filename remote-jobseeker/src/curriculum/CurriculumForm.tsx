import { LANGUAGE_LEVELS } from '@onward/contracts/jobseekers/curriculum'
import { formatDay } from '@onward/portal-kit/i18n'
import {
  Button,
  Card,
  Checkbox,
  Disclosure,
  ErrorSummary,
  Field,
  Row,
  Section,
  Select,
  Stack,
  StatusBadge,
  TextArea,
  TextInput,
  VisuallyHidden,
} from '@onward/ui/frame'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { type CvMessages, useCvMessages } from '../catalogue'
import styles from './curriculum.module.css'
import {
  blankEntry,
  type CurriculumDraft,
  controlId,
  type DateDraft,
  type EntryOf,
  type ExperienceDraft,
  type Fault,
  type ListName,
  moved,
  SECTIONS,
  type SectionName,
} from './form'
import { isUnsure, type Source, type Sources } from './sources'

interface Around {
  faults: readonly Fault[]
  sources: Sources
}
const AroundContext = createContext<Around>({ faults: [], sources: {} })

/** Sentence about a fault, in the words of its field. */
export function faultText(t: CvMessages, { section, field, kind }: Fault): string {
  if (kind === 'required') {
    if (section === 'volunteering') return t('form.fault.required.role')
    return t(`form.fault.required.${field as 'title' | 'qualification' | 'name' | 'language'}`)
  }
  if (kind === 'tooLong') return t('form.fault.tooLong', { field: labelOf(t, section, field) })
  if (kind === 'many') return t('form.fault.many', { section: t(`form.${section}`) })
  return t(`form.fault.${kind}`)
}
function labelOf(t: CvMessages, section: SectionName, field: string): string {
  if (section === 'volunteering' && field === 'title') return t('form.role')
  if (section === 'volunteering' && field === 'employer') return t('common.organisation')
  if (section === 'certificates' && field === 'name') return t('form.certificate')
  if (section === 'languages' && field === 'language') return t('common.language')
  if (section === 'links') return t('form.link')
  return t(
    `form.${field as 'title' | 'employer' | 'place' | 'qualification' | 'institution' | 'issuer' | 'summary' | 'interests'}`,
  )
}
/** What an entry is called in headings, buttons and announcements. */
export function nameOfEntry(t: CvMessages, list: ListName, entry: EntryOf<ListName>): string {
  const first =
    'title' in entry
      ? entry.title || entry.employer
      : 'qualification' in entry
        ? entry.qualification || entry.institution
        : 'name' in entry
          ? entry.name
          : 'language' in entry
            ? entry.language
            : entry.url
  return first.trim() || t(`form.new.${list}`)
}

/** Every part of a curriculum, with keys to add, move and remove. `sources` tell what each field was read from. */
export function CurriculumForm({
  words,
  onChange,
  faults = [],
  sources = {},
  before,
}: {
  words: CurriculumDraft
  onChange(next: CurriculumDraft): void
  faults?: readonly Fault[]
  sources?: Sources
  /** Drawn at the head of a section. */
  before?(section: SectionName): ReactNode
}) {
  const t = useCvMessages()
  const set =
    <S extends SectionName>(section: S) =>
    (value: CurriculumDraft[S]) =>
      onChange({ ...words, [section]: value })
  const experience = (list: 'work' | 'volunteering') => (
    <Entries list={list} entries={words[list]} onChange={set(list)}>
      {(entry, change) => <ExperienceFields list={list} entry={entry} change={change} />}
    </Entries>
  )
  const parts: Record<SectionName, ReactNode> = {
    summary: <Text section="summary" rows={5} hint={t('form.summaryHint')} value={words.summary} onChange={set('summary')} />,
    work: experience('work'),
    volunteering: experience('volunteering'),
    education: (
      <Entries list="education" entries={words.education} onChange={set('education')}>
        {(entry, change) => (
          <>
            <Line section="education" entry={entry} field="qualification" change={change} />
            <Line section="education" entry={entry} field="institution" change={change} />
            <Dates entry={entry} change={change} />
            <Lines
              section="education"
              entryKey={entry.key}
              field="results"
              hint={t('form.resultsHint')}
              value={entry.results}
              onChange={(results) => change({ results })}
            />
          </>
        )}
      </Entries>
    ),
    certificates: (
      <Entries list="certificates" entries={words.certificates} onChange={set('certificates')}>
        {(entry, change) => (
          <>
            <Line section="certificates" entry={entry} field="name" change={change} />
            <Line section="certificates" entry={entry} field="issuer" change={change} />
            <DateField entryKey={entry.key} field="date" value={entry.date} onChange={(date) => change({ date })} />
          </>
        )}
      </Entries>
    ),
    languages: (
      <Entries list="languages" entries={words.languages} onChange={set('languages')}>
        {(entry, change) => (
          <>
            <Line section="languages" entry={entry} field="language" change={change} />
            <Field id={controlId(entry.key, 'level')} label={t('common.level')}>
              <Select
                value={entry.level}
                onChange={(event) => change({ level: LANGUAGE_LEVELS.find((each) => each === event.target.value) ?? '' })}
                options={[
                  { value: '', label: t('form.levels.none') },
                  ...LANGUAGE_LEVELS.map((value) => ({ value, label: t(`form.levels.${value}`) })),
                ]}
              />
            </Field>
          </>
        )}
      </Entries>
    ),
    interests: <Text section="interests" rows={3} value={words.interests} onChange={set('interests')} />,
    links: (
      <Entries list="links" entries={words.links} onChange={set('links')}>
        {(entry, change) => <Line section="links" entry={entry} field="url" change={change} />}
      </Entries>
    ),
  }
  return (
    <AroundContext value={{ faults, sources }}>
      <Stack gap={6}>
        {SECTIONS.map((section) => (
          <Section key={section} title={t(`form.${section}`)} id={`cv-${section}-title`}>
            {before?.(section)}
            {parts[section]}
          </Section>
        ))}
      </Stack>
    </AroundContext>
  )
}

/** What needs another look, with links to the fields. */
export function CurriculumFaults({
  words,
  faults,
  others = [],
}: {
  words: CurriculumDraft
  faults: readonly Fault[]
  /** Of the rest of the form. */
  others?: readonly { id: string; message: string }[]
}) {
  const t = useCvMessages()
  return (
    <ErrorSummary
      title={t('form.problem')}
      errors={[
        ...others,
        ...faults.map((fault) => {
          const list = words[fault.section]
          const entry = Array.isArray(list) ? list.find(({ key }) => key === fault.key) : undefined
          const message = faultText(t, fault)
          return {
            id: fault.kind === 'many' ? `cv-${fault.section}-title` : controlId(fault.key, fault.field),
            message: entry
              ? t('form.fault.within', { name: nameOfEntry(t, fault.section as ListName, entry), fault: message })
              : message,
          }
        }),
      ]}
    />
  )
}

function useAbout(id: string) {
  const t = useCvMessages()
  const { faults, sources } = useContext(AroundContext)
  const fault = faults.find((each) => controlId(each.key, each.field) === id)
  return { error: fault && faultText(t, fault), sources: sources[id] ?? [] }
}

/** The CV's own words for one field. */
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

function Text({
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
  const { error, sources } = useAbout(id)
  return (
    <>
      <Field id={id} label={<VisuallyHidden>{t(`form.${section}`)}</VisuallyHidden>} hint={hint} error={error}>
        <TextArea className={styles.grows} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <ManySources sources={sources} />
    </>
  )
}

function Line<Entry extends EntryOf<ListName>, F extends keyof Entry & string>({
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
  const { error, sources } = useAbout(id)
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

function Lines({
  entryKey,
  field,
  hint,
  value,
  onChange,
}: {
  section: ListName
  entryKey: string
  field: 'bullets' | 'results'
  hint: string
  value: string
  onChange(value: string): void
}) {
  const t = useCvMessages()
  const id = controlId(entryKey, field)
  const { error, sources } = useAbout(id)
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

function ExperienceFields({
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
        section={list}
        entryKey={entry.key}
        field="bullets"
        hint={t('form.bulletsHint')}
        value={entry.bullets}
        onChange={(bullets) => change({ bullets })}
      />
    </>
  )
}

function Dates({
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
/** "March", in the reader's language. */
export const monthName = (month: string): string => formatDay(`2000-${month}-01`).split(' ')[1] ?? ''

function DateField({
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
  const { error, sources } = useAbout(id)
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

function Entries<L extends ListName>({
  list,
  entries,
  onChange,
  children,
}: {
  list: L
  entries: EntryOf<L>[]
  onChange(next: CurriculumDraft[L]): void
  children(entry: EntryOf<L>, change: (next: Partial<EntryOf<L>>) => void): ReactNode
}) {
  const t = useCvMessages()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ entry: EntryOf<L>; index: number } | null>(null)
  const focusNext = useRef<string | null>(null)
  // A control that moved or went must not leave anybody at the top of the page.
  useEffect(() => {
    if (!focusNext.current) return
    box.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  })
  const set = (next: EntryOf<L>[]) => onChange(next as CurriculumDraft[L])
  const name = (entry: EntryOf<L>) => nameOfEntry(t, list, entry)
  const add = () => {
    const entry = blankEntry(list, removed ? [...entries, removed.entry] : entries)
    focusNext.current = `[data-entry="${entry.key}"] :is(input, select, textarea)`
    set([...entries, entry])
  }
  const move = (index: number, by: -1 | 1) => {
    const entry = entries[index]
    const place = index + by
    if (!entry || place < 0 || place >= entries.length) return
    // At an end the button that was pressed is gone; the other one stays.
    const end = place === 0 ? 1 : place === entries.length - 1 ? -1 : by
    focusNext.current = `[data-entry="${entry.key}"] [data-move="${end}"]`
    set(moved(entries, index, by))
    setSaid(t('form.moved', { name: name(entry), place: place + 1, of: entries.length }))
  }
  const remove = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    focusNext.current = '[data-put-back]'
    set(entries.filter((_, at) => at !== index))
    setRemoved({ entry, index })
    setSaid('')
  }
  const putBack = () => {
    if (!removed) return
    focusNext.current = `[data-entry="${removed.entry.key}"] :is(input, select, textarea)`
    set([...entries.slice(0, removed.index), removed.entry, ...entries.slice(removed.index)])
    setRemoved(null)
  }
  return (
    <div ref={box}>
      <Stack gap={4}>
        {entries.length === 0 && <p className={styles.soft}>{t(`form.none.${list}`)}</p>}
        {entries.map((entry, index) => {
          const label = (action: string) => t('form.actionLabel', { action, name: name(entry) })
          return (
            <Card key={entry.key} data-entry={entry.key}>
              <fieldset className={styles.entry}>
                <legend>{name(entry)}</legend>
                <div className={styles.fields}>
                  {children(entry, (next) => set(entries.map((each, at) => (at === index ? { ...each, ...next } : each))))}
                </div>
                <Row gap={2}>
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      size="s"
                      data-move="-1"
                      aria-label={label(t('form.up'))}
                      onClick={() => move(index, -1)}
                    >
                      {t('form.up')}
                    </Button>
                  )}
                  {index < entries.length - 1 && (
                    <Button
                      variant="quiet"
                      size="s"
                      data-move="1"
                      aria-label={label(t('form.down'))}
                      onClick={() => move(index, 1)}
                    >
                      {t('form.down')}
                    </Button>
                  )}
                  <Button variant="quiet" size="s" aria-label={label(t('common.remove'))} onClick={() => remove(index)}>
                    {t('common.remove')}
                  </Button>
                </Row>
              </fieldset>
            </Card>
          )
        })}
        <div role="status" className={styles.said}>
          {removed ? t('form.removed', { name: name(removed.entry) }) : said}
          {removed && (
            <Button variant="quiet" size="s" data-put-back onClick={putBack}>
              {t('form.putBack')}
            </Button>
          )}
        </div>
        <div>
          <Button variant="secondary" onClick={add}>
            {t(`form.add.${list}`)}
          </Button>
        </div>
      </Stack>
    </div>
  )
}
