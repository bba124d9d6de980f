import { LANGUAGE_LEVELS } from '@onward/contracts/jobseekers/curriculum'
import { ErrorSummary, Field, Section, Select, Stack } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { type CvMessages, useCvMessages } from '../catalogue'
import { Fold, useOneOpen } from '../parts/Fold'
import { DateField, Dates, ExperienceFields, FieldFactsContext, Line, Lines, Text } from './CurriculumFields'
import { EntryList } from './EntryList'
import { type CurriculumDraft, controlId, type Fault, isEmptySection, type ListName, SECTIONS, type SectionName } from './form'
import { faultText, nameOfEntry } from './labels'
import type { Sources } from './sources'

/**
 * All sections of a CV, with buttons to add, move and remove entries. `sources` say what each field was read from. Folded, each section is a row
 * that says what is in it, and one is open at a time.
 */
export function CurriculumForm({
  draft,
  onChange,
  faults = [],
  sources = {},
  folded = false,
  before,
}: {
  draft: CurriculumDraft
  onChange(next: CurriculumDraft): void
  faults?: readonly Fault[]
  sources?: Sources
  folded?: boolean
  /** Drawn at the start of a section. */
  before?(section: SectionName): ReactNode
}) {
  const t = useCvMessages()
  const sections = useOneOpen(SECTIONS.every((section) => isEmptySection(draft, section)) ? 'summary' : null)
  const set =
    <S extends SectionName>(section: S) =>
    (value: CurriculumDraft[S]) =>
      onChange({ ...draft, [section]: value })
  const experience = (list: 'work' | 'volunteering') => (
    <EntryList list={list} entries={draft[list]} onChange={set(list)} folded={folded}>
      {(entry, change) => <ExperienceFields list={list} entry={entry} change={change} />}
    </EntryList>
  )
  const parts: Record<SectionName, ReactNode> = {
    summary: <Text section="summary" rows={5} hint={t('form.summaryHint')} value={draft.summary} onChange={set('summary')} />,
    work: experience('work'),
    volunteering: experience('volunteering'),
    education: (
      <EntryList list="education" entries={draft.education} onChange={set('education')} folded={folded}>
        {(entry, change) => (
          <>
            <Line section="education" entry={entry} field="qualification" change={change} />
            <Line section="education" entry={entry} field="institution" change={change} />
            <Dates entry={entry} change={change} />
            <Lines
              entryKey={entry.key}
              field="results"
              hint={t('form.resultsHint')}
              value={entry.results}
              onChange={(results) => change({ results })}
            />
          </>
        )}
      </EntryList>
    ),
    certificates: (
      <EntryList list="certificates" entries={draft.certificates} onChange={set('certificates')} folded={folded}>
        {(entry, change) => (
          <>
            <Line section="certificates" entry={entry} field="name" change={change} />
            <Line section="certificates" entry={entry} field="issuer" change={change} />
            <DateField entryKey={entry.key} field="date" value={entry.date} onChange={(date) => change({ date })} />
          </>
        )}
      </EntryList>
    ),
    languages: (
      <EntryList list="languages" entries={draft.languages} onChange={set('languages')} folded={folded}>
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
      </EntryList>
    ),
    interests: <Text section="interests" rows={3} value={draft.interests} onChange={set('interests')} />,
    links: (
      <EntryList list="links" entries={draft.links} onChange={set('links')} folded={folded}>
        {(entry, change) => <Line section="links" entry={entry} field="url" change={change} />}
      </EntryList>
    ),
  }
  return (
    <FieldFactsContext value={{ faults, sources }}>
      {folded ? (
        SECTIONS.map((section) => (
          <Fold
            key={section}
            title={t(`form.${section}`)}
            id={`cv-${section}-title`}
            note={noteOf(t, draft, section)}
            oneLine
            {...sections.of(section)}
          >
            {parts[section]}
          </Fold>
        ))
      ) : (
        <Stack gap={6}>
          {SECTIONS.map((section) => (
            <Section key={section} title={t(`form.${section}`)} id={`cv-${section}-title`}>
              {before?.(section)}
              {parts[section]}
            </Section>
          ))}
        </Stack>
      )}
    </FieldFactsContext>
  )
}

/** What a folded section holds: its text, or how many entries and their names. */
function noteOf(t: CvMessages, draft: CurriculumDraft, section: SectionName): ReactNode {
  const value = draft[section]
  if (typeof value === 'string') return value.trim() || t('form.nothing')
  const list = section as ListName
  if (value.length === 0) return t(`form.none.${list}`)
  return (
    <>
      <strong>{value.length}</strong> {value.map((entry) => nameOfEntry(t, list, entry)).join(', ')}
    </>
  )
}

/** The errors, with links to their fields. */
export function CurriculumFaults({
  draft,
  faults,
  others = [],
}: {
  draft: CurriculumDraft
  faults: readonly Fault[]
  /** Errors of the rest of the form. */
  others?: readonly { id: string; message: string }[]
}) {
  const t = useCvMessages()
  return (
    <ErrorSummary
      title={t('form.problem')}
      errors={[
        ...others,
        ...faults.map((fault) => {
          const list = draft[fault.section]
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
