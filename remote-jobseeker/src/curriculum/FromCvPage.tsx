import { curriculumOf } from '@onward/contracts/jobseekers/curriculum'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { useTabDraft } from '@onward/portal-kit/tab-draft'
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  Field,
  InlineAlert,
  Page,
  PageHeader,
  RadioGroup,
  Row,
  Section,
  Stack,
  TextInput,
} from '@onward/ui/frame'
import { type FormEvent, useMemo, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { useCvList } from '../cv-review/api'
import { Answer } from '../parts/Answer'
import { useProfile } from '../profile/api'
import { useCurriculum, useFacts, useFillProfile } from './api'
import { CurriculumFaults, CurriculumForm, nameOfEntry, ReadFrom } from './CurriculumForm'
import styles from './curriculum.module.css'
import {
  type CheckedFill,
  type Choice,
  checkFill,
  chosen,
  conflictsOf,
  type FillDraft,
  isList,
  meeting,
  newSkills,
  PERSON_FIELDS,
  type PersonField,
  personOf,
  savedDraft,
  startDraft,
} from './fill'
import { type CurriculumDraft, controlId, SECTIONS, type SectionName, wordsOf } from './form'
import { isUnsure, type Source, type Sources, sourceOf, sourcesOf } from './sources'

type Facts = NonNullable<ReturnType<typeof useFacts>['data']>['facts']
type Saved = NonNullable<ReturnType<typeof useCurriculum>['data']>

/** /profile/from-cv?cv=: what was read in a CV, to check before it fills the profile. */
export default function FromCvPage() {
  const t = useCvMessages()
  usePageTitle(t('fill.title'))
  const [address] = useSearchParams()
  const list = useCvList(true)
  const id = address.get('cv')
  const name = list.data?.items.find((cv) => cv.id === id)?.filename
  return (
    <Page>
      <PageHeader title={t('fill.title')} lead={name && t('fill.lead', { name })} />
      {id ? <OneCv key={id} id={id} /> : <WhichCv />}
    </Page>
  )
}

function WhichCv() {
  const t = useCvMessages()
  const list = useCvList(true)
  return (
    <Answer of={list} cards={1}>
      {({ items }) => {
        const read = items.filter(({ state }) => state === 'analysed')
        if (read.length === 0) {
          return (
            <EmptyState
              title={t('fill.noCvs')}
              icon="document"
              action={<ButtonLink to="/cv-review">{t('common.uploadACv')}</ButtonLink>}
            >
              {t('fill.noCvsText')}
            </EmptyState>
          )
        }
        return (
          <Section title={t('fill.none')}>
            <p className={styles.soft}>{t('fill.noneText')}</p>
            <Stack gap={3}>
              {read.map((cv) => (
                <div key={cv.id}>
                  <ButtonLink to={`/profile/from-cv?cv=${cv.id}`} variant="secondary">
                    {t('fill.choose', { name: cv.filename })}
                  </ButtonLink>
                </div>
              ))}
            </Stack>
          </Section>
        )
      }}
    </Answer>
  )
}

function OneCv({ id }: { id: string }) {
  const t = useCvMessages()
  const facts = useFacts(id)
  const profile = useProfile()
  const curriculum = useCurriculum()
  if (facts.error instanceof ApiError && (facts.error.code === 'not-found' || facts.error.code === 'state-conflict')) {
    return (
      <InlineAlert tone="warning" title={t('fill.missing')}>
        <p>{t('fill.missingText')}</p>
        <ButtonLink to="/cv-review" variant="secondary" size="s">
          {t('common.uploadACv')}
        </ButtonLink>
      </InlineAlert>
    )
  }
  const all = {
    data:
      facts.data && profile.data && curriculum.data
        ? { facts: facts.data.facts, profile: profile.data, saved: curriculum.data }
        : undefined,
    error: facts.error ?? profile.error ?? curriculum.error,
    refetch: () => Promise.all([facts.refetch(), profile.refetch(), curriculum.refetch()]),
  }
  const renew = async () => {
    const [person, now] = await Promise.all([profile.refetch(), curriculum.refetch()])
    return person.data && now.data ? { profile: person.data, saved: now.data } : null
  }
  return (
    <Answer of={all} cards={3}>
      {(known) => <Fill id={id} {...known} renew={renew} />}
    </Answer>
  )
}

function Fill({
  id,
  facts,
  profile,
  saved,
  renew,
}: {
  id: string
  facts: Facts
  profile: Profile
  saved: Saved
  renew(): Promise<{ profile: Profile; saved: Saved } | null>
}) {
  const t = useCvMessages()
  const navigate = useNavigate()
  const { notify } = usePortal()
  const kept = useTabDraft<FillDraft>(`jobseeker.from-cv.${id}`)
  const [restored] = useState(kept.value !== null)
  const [start] = useState(() => startDraft(facts, profile, saved))
  const draft = kept.value ?? start
  const fill = useFillProfile()
  const [problem, setProblem] = useState<Extract<CheckedFill, { ok: false }> | null>(null)
  const [failed, setFailed] = useState(false)
  const [outdated, setOutdated] = useState(false)
  const fromCv = useMemo(() => wordsOf(curriculumOf(facts)), [facts])
  const sources = useMemo(() => sourcesOf(facts, curriculumOf(facts)), [facts])
  const had = useMemo(() => savedDraft(saved.curriculum), [saved])
  const conflicts = conflictsOf(had, fromCv)
  const inCv = personOf(facts)
  const change = (next: Partial<FillDraft>) => kept.keep({ ...draft, ...next })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fill.isPending) return
    setFailed(false)
    const checked = checkFill(draft, profile)
    setProblem(checked.ok ? null : checked)
    if (!checked.ok) return
    try {
      await fill.mutateAsync({ params: { id }, body: checked.body })
      kept.clear()
      notify({ kind: 'success', title: t('common.profileUpdated'), text: t('common.profileUpdatedText') })
      navigate('/profile')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'state-conflict') return await meet()
      setFailed(true)
    }
  }
  /** Somebody saved meanwhile: what was kept of the profile is what it says now; what was typed stays. */
  const meet = async () => {
    const now = await renew()
    if (!now) return
    const own = savedDraft(now.saved.curriculum)
    const words = { ...draft.words }
    for (const [section, choice] of Object.entries(draft.choices) as [SectionName, Choice][]) {
      if (choice === 'keep') Object.assign(words, { [section]: own[section] })
    }
    kept.keep({ ...draft, words, version: now.profile.version, curriculumVersion: now.saved.version })
    setOutdated(true)
  }
  const choose = (section: SectionName, choice: Choice) =>
    change({
      words: { ...draft.words, [section]: chosen(section, choice, had, fromCv) },
      choices: { ...draft.choices, [section]: choice },
    })
  const nothing =
    Object.keys(sources).length === 0 && facts.skills.length === 0 && Object.values(inCv).every((text) => text === '')
  if (nothing) {
    return (
      <EmptyState title={t('fill.nothing')} icon="document" action={<ButtonLink to="/cv-builder">{t('entry.build')}</ButtonLink>}>
        {t('fill.nothingText')}
      </EmptyState>
    )
  }
  const shown = sourcesShown(sources, draft)
  const unsure =
    Object.values(shown).filter((each) => each.some(isUnsure)).length +
    facts.skills.filter((skill) => isUnsure(skill) && newSkills(facts, profile).includes(skill.value.name)).length
  const personFaults = problem?.personFaults ?? []
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={6}>
        {restored && kept.value && (
          <InlineAlert title={t('fill.restored')}>
            <Button variant="quiet" size="s" onClick={kept.clear}>
              {t('fill.discard')}
            </Button>
          </InlineAlert>
        )}
        {unsure > 0 && <InlineAlert tone="warning" title={t('fill.unsureCount', { count: unsure })} />}
        {outdated && (
          <InlineAlert tone="warning" role="alert" title={t('fill.outdated')}>
            {t('fill.outdatedText')}
          </InlineAlert>
        )}
        {problem && (
          <CurriculumFaults
            words={draft.words}
            faults={problem.faults}
            others={personFaults.map((field) => ({
              id: field === 'skills' ? 'fill-skills' : `fill-${field}`,
              message: t(`person.fault.${field}`),
            }))}
          />
        )}
        {failed && (
          <InlineAlert tone="danger" role="alert" title={t('fill.failedTitle')}>
            <p>{t('fill.failed')}</p>
          </InlineAlert>
        )}
        <Section title={t('person.title')}>
          <div className={styles.person}>
            {PERSON_FIELDS.map((field) => (
              <PersonPart
                key={field}
                field={field}
                inCv={inCv[field]}
                inProfile={profile[field]}
                sources={sourcesOfPerson(facts, field)}
                value={draft.person[field]}
                error={personFaults.includes(field) ? t(`person.fault.${field}`) : undefined}
                onChange={(value) => change({ person: { ...draft.person, [field]: value } })}
              />
            ))}
          </div>
          <Skills facts={facts} profile={profile} value={draft.skills} onChange={(skills) => change({ skills })} />
        </Section>
        <CurriculumForm
          words={draft.words}
          onChange={(words) => change({ words })}
          faults={problem?.faults ?? []}
          sources={shown}
          before={(section) =>
            conflicts.includes(section) && (
              <Conflict
                section={section}
                had={had}
                fromCv={fromCv}
                value={draft.choices[section] ?? 'keep'}
                onChange={(choice) => choose(section, choice)}
              />
            )
          }
        />
        <Row gap={3} className={styles.bar}>
          <Button type="submit" aria-disabled={fill.isPending}>
            {t(fill.isPending ? 'common.saving' : 'fill.save')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              kept.clear()
              navigate('/profile')
            }}
          >
            {t('fill.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Of what stands on the page: not of entries that went, nor beside a text that stays the profile's own. */
function sourcesShown(sources: Sources, { words, choices }: FillDraft): Sources {
  const texts = (['summary', 'interests'] as const).filter((section) => choices[section] !== 'keep')
  const keys = SECTIONS.filter(isList).flatMap((section) => words[section].map(({ key }) => `${key}-`))
  return Object.fromEntries(
    Object.entries(sources).filter(
      ([id]) => texts.some((section) => id === controlId('', section)) || keys.some((key) => id.startsWith(key)),
    ),
  )
}

function sourcesOfPerson(facts: Facts, field: PersonField): Source[] {
  const found = field === 'firstName' || field === 'lastName' ? facts.name : facts[field]
  return found ? [sourceOf(found)] : []
}

function PersonPart({
  field,
  inCv,
  inProfile,
  sources,
  value,
  error,
  onChange,
}: {
  field: PersonField
  inCv: string
  inProfile: string
  sources: readonly Source[]
  value: { use: boolean; text: string }
  error: string | undefined
  onChange(value: { use: boolean; text: string }): void
}) {
  const t = useCvMessages()
  const label = t(`person.${field}`)
  const state = meeting(field, inCv, inProfile)
  const hint = <ReadFrom sources={sources} />
  const input = (
    <Field id={`fill-${field}`} label={label} hint={hint} error={error} note={t('common.optional')}>
      <TextInput value={value.text} onChange={(event) => onChange({ use: true, text: event.target.value })} />
    </Field>
  )
  if (state === 'new') return input
  if (state !== 'differ') {
    return (
      <div>
        <strong>{label}</strong>
        {inProfile && <p className={styles.flat}>{inProfile}</p>}
        <p className={styles.soft}>{t(state === 'same' ? 'person.same' : 'person.notFound')}</p>
      </div>
    )
  }
  return (
    <Stack gap={3}>
      <RadioGroup
        name={`choose-${field}`}
        legend={t('person.choose', { field: label })}
        value={value.use ? 'take' : 'keep'}
        onChange={(choice) => onChange({ ...value, use: choice === 'take' })}
        hint={hint}
        options={[
          { value: 'keep', label: t('person.keep', { value: inProfile }) },
          { value: 'take', label: t('person.take', { value: inCv }) },
        ]}
      />
      {value.use && (
        <Field id={`fill-${field}`} label={label} error={error}>
          <TextInput value={value.text} onChange={(event) => onChange({ use: true, text: event.target.value })} />
        </Field>
      )}
    </Stack>
  )
}

function Skills({
  facts,
  profile,
  value,
  onChange,
}: {
  facts: Facts
  profile: Profile
  value: readonly string[]
  onChange(next: string[]): void
}) {
  const t = useCvMessages()
  const offered = newSkills(facts, profile)
  return (
    <fieldset className={styles.skills} id="fill-skills" tabIndex={-1}>
      <legend>{t('common.skills')}</legend>
      <p className={styles.soft}>{t(offered.length > 0 ? 'person.skillsText' : 'person.skillsNone')}</p>
      {offered.map((name) => {
        const found = facts.skills.find((each) => each.value.name === name)
        return (
          <Checkbox
            key={name}
            label={name}
            hint={found && <ReadFrom sources={[sourceOf(found)]} />}
            checked={value.includes(name)}
            onChange={(event) =>
              onChange(offered.filter((each) => (each === name ? event.target.checked : value.includes(each))))
            }
          />
        )
      })}
      {profile.skills.length > 0 && (
        <p className={styles.soft}>{t('person.skillsHave', { skills: profile.skills.join(', ') })}</p>
      )}
    </fieldset>
  )
}

/** What the profile says and what the CV says, beside each other, with the choice between them. */
function Conflict({
  section,
  had,
  fromCv,
  value,
  onChange,
}: {
  section: SectionName
  had: CurriculumDraft
  fromCv: CurriculumDraft
  value: Choice
  onChange(choice: Choice): void
}) {
  const t = useCvMessages()
  const side = (words: CurriculumDraft) =>
    isList(section) ? (
      <ul>
        {words[section].map((entry) => (
          <li key={entry.key}>{nameOfEntry(t, section, entry)}</li>
        ))}
      </ul>
    ) : (
      <p>{words[section] as string}</p>
    )
  return (
    <Card tone="tint">
      <Stack gap={3}>
        <strong>{t('fill.conflict')}</strong>
        <div className={styles.sides}>
          <div className={styles.side}>
            <span className={styles.soft}>{t('fill.conflictYours')}</span>
            {side(had)}
          </div>
          <div className={styles.side}>
            <span className={styles.soft}>{t('fill.conflictCv')}</span>
            {side(fromCv)}
          </div>
        </div>
        <RadioGroup
          name={`choice-${section}`}
          legend={t('fill.choiceLabel', { section: t(`form.${section}`) })}
          value={value}
          onChange={(choice) => onChange(choice as Choice)}
          options={[
            { value: 'keep', label: t('fill.keep') },
            { value: 'take', label: t('fill.take') },
            ...(isList(section) ? [{ value: 'both', label: t('fill.both') }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
