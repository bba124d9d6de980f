import { type CvFacts, curriculumOf } from '@onward/contracts/jobseekers/curriculum'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useNavigate } from '@onward/portal-kit/router'
import { useTabDraft } from '@onward/portal-kit/tab-draft'
import { Drawing } from '@onward/ui/drawing'
import { Button, ButtonLink, EmptyState, InlineAlert, Row, Section, Stack } from '@onward/ui/frame'
import { type FormEvent, useMemo, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { type useCurriculum, useFillProfile } from './api'
import { CurriculumFaults, CurriculumForm } from './CurriculumForm'
import styles from './curriculum.module.css'
import {
  type CheckedFill,
  type Choice,
  checkFill,
  chosen,
  conflictsOf,
  type FillDraft,
  isList,
  newSkills,
  PERSON_FIELDS,
  personOf,
  savedDraft,
  startDraft,
} from './fill'
import { controlId, draftOf, SECTIONS, type SectionName } from './form'
import { NewSkills, PersonPart, sourcesOfPerson } from './PersonPart'
import { SectionConflict } from './SectionConflict'
import { isUnsure, type Sources, sourcesOf } from './sources'

type Saved = NonNullable<ReturnType<typeof useCurriculum>['data']>

/** Facts of a CV beside the profile: the person checks and chooses, and then they fill the profile. */
export function FillForm({
  id,
  facts,
  profile,
  saved,
  renew,
}: {
  id: string
  facts: CvFacts
  profile: Profile
  saved: Saved
  renew(): Promise<{ profile: Profile; saved: Saved } | null>
}) {
  const t = useCvMessages()
  const navigate = useNavigate()
  const { notify } = usePortal()
  const tabDraft = useTabDraft<FillDraft>(`jobseeker.from-cv.${id}`)
  const [restored] = useState(tabDraft.value !== null)
  const [start] = useState(() => startDraft(facts, profile, saved))
  const draft = tabDraft.value ?? start
  const fill = useFillProfile()
  const [problem, setProblem] = useState<Extract<CheckedFill, { ok: false }> | null>(null)
  const [failed, setFailed] = useState(false)
  const [outdated, setOutdated] = useState(false)
  const fromCv = useMemo(() => draftOf(curriculumOf(facts)), [facts])
  const sources = useMemo(() => sourcesOf(facts, curriculumOf(facts)), [facts])
  const had = useMemo(() => savedDraft(saved.curriculum), [saved])
  const conflicts = conflictsOf(had, fromCv)
  const inCv = personOf(facts)
  const change = (next: Partial<FillDraft>) => tabDraft.keep({ ...draft, ...next })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fill.isPending) return
    setFailed(false)
    const checked = checkFill(draft, profile)
    setProblem(checked.ok ? null : checked)
    if (!checked.ok) return
    try {
      await fill.mutateAsync({ params: { id }, body: checked.body })
      tabDraft.clear()
      notify({ kind: 'success', title: t('common.profileUpdated'), text: t('common.profileUpdatedText') })
      navigate('/profile')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'state-conflict') return await meet()
      setFailed(true)
    }
  }
  /** The profile was saved elsewhere meanwhile: sections kept from it take its new text; what was typed stays. */
  const meet = async () => {
    const now = await renew()
    if (!now) return
    const own = savedDraft(now.saved.curriculum)
    const next = { ...draft.words }
    for (const [section, choice] of Object.entries(draft.choices) as [SectionName, Choice][]) {
      if (choice === 'keep') Object.assign(next, { [section]: own[section] })
    }
    tabDraft.keep({ ...draft, words: next, version: now.profile.version, curriculumVersion: now.saved.version })
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
      <EmptyState
        title={t('fill.nothing')}
        picture={<Drawing name="cv" />}
        action={<ButtonLink to="/cv-builder">{t('entry.build')}</ButtonLink>}
      >
        {t('fill.nothingText')}
      </EmptyState>
    )
  }
  const visibleSources = visibleSourcesOf(sources, draft)
  const unsure =
    Object.values(visibleSources).filter((each) => each.some(isUnsure)).length +
    facts.skills.filter((skill) => isUnsure(skill) && newSkills(facts, profile).includes(skill.value.name)).length
  const personFaults = problem?.personFaults ?? []
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={6}>
        {restored && tabDraft.value && (
          <InlineAlert title={t('fill.restored')}>
            <Button variant="quiet" size="s" onClick={tabDraft.clear}>
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
            draft={draft.words}
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
          <NewSkills facts={facts} profile={profile} value={draft.skills} onChange={(skills) => change({ skills })} />
        </Section>
        <CurriculumForm
          draft={draft.words}
          onChange={(next) => change({ words: next })}
          faults={problem?.faults ?? []}
          sources={visibleSources}
          before={(section) =>
            conflicts.includes(section) && (
              <SectionConflict
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
              tabDraft.clear()
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

/** Sources of what the page shows: without removed entries and without texts that stay as in the profile. */
function visibleSourcesOf(sources: Sources, { words: curriculum, choices }: FillDraft): Sources {
  const texts = (['summary', 'interests'] as const).filter((section) => choices[section] !== 'keep')
  const keys = SECTIONS.filter(isList).flatMap((section) => curriculum[section].map(({ key }) => `${key}-`))
  return Object.fromEntries(
    Object.entries(sources).filter(
      ([id]) => texts.some((section) => id === controlId('', section)) || keys.some((key) => id.startsWith(key)),
    ),
  )
}
