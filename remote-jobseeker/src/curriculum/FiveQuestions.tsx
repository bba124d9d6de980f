import { keepBuiltCv, saveCurriculum } from '@onward/contracts/jobseekers/cv-builder'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import { saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { useTabForm } from '@onward/portal-kit/tab-draft'
import { Button, Checkbox, ErrorSummary, Field, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { useJob } from '../jobs/api'
import { SkillsField } from '../parts/SkillsField'
import { useSkills } from '../parts/use-skills'
import { type AnswerName, curriculumOfAnswers, faultsOf, NO_ANSWERS } from './five-questions'
import styles from './five-questions.module.css'

interface Props {
  person: Profile
  /** Of the empty curriculum. */
  version: number
  /** The job to go back to. */
  jobId: string | null
}

/** A CV from five answers, for people who have none: it is kept as one of their CVs, and they go on to the job they came from. */
export function FiveQuestions({ person, version, jobId }: Props) {
  const t = useCvMessages()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { language, notify } = usePortal()
  const job = useJob(jobId ?? '', jobId !== null)
  // Kept in this tab until the CV is made; signing out forgets it.
  const draft = useTabForm('jobseeker.five-questions', {
    ...NO_ANSWERS,
    firstName: person.firstName,
    lastName: person.lastName,
    hasOneName: person.hasOneName,
    skills: [...person.skills],
    skill: '',
  })
  const { skills: kept, skill, firstName, lastName, hasOneName, ...answers } = draft.value
  const name = { firstName, lastName, hasOneName }
  const skills = useSkills(kept, skill)
  const keepSkills = useEffectEvent((all: readonly string[], begun: string) => draft.change({ skills: [...all], skill: begun }))
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) keepSkills(skills.skills, skills.typed)
    isFirst.current = false
  }, [skills.skills, skills.typed])
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  // A later step may fail after an earlier one was saved.
  const saved = useRef({ curriculum: version, profile: person.version })

  const faults = faultsOf(answers)
  const isNamed = name.firstName.trim() !== '' && (name.hasOneName || name.lastName.trim() !== '')
  const content = curriculumOfAnswers(answers)
  const isEmpty = skills.count === 0 && Object.values(content).every((part) => part.length === 0)
  const errors = [
    ...(name.firstName.trim() ? [] : [{ id: 'five-firstName', message: t('five.fault.firstName') }]),
    ...(name.hasOneName || name.lastName.trim() ? [] : [{ id: 'five-lastName', message: t('five.fault.lastName') }]),
    ...Object.entries(faults).map(([field, fault]) => ({ id: `five-${field}`, message: t(`five.fault.${fault}`) })),
    ...(isEmpty ? [{ id: 'five-title', message: t('five.fault.empty') }] : []),
  ]
  const errorOf = (id: string) => (tried && errors.find((error) => error.id === id)?.message) || undefined
  const set = draft.change

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (errors.length > 0 || working) return
    setWorking(true)
    const named = await skills.settle()
    if (!named) return setWorking(false)
    try {
      const { version: profile } = await call(saveProfilePart, {
        body: {
          ...(isNamed && { ...name, ...(name.hasOneName && { lastName: '' }) }),
          skills: named,
          version: saved.current.profile,
        },
      })
      saved.current.profile = profile
      const next = await call(saveCurriculum, { body: { curriculum: content, version: saved.current.curriculum } })
      saved.current.curriculum = next.version
      const { id } = await call(keepBuiltCv, { body: { format: 'pdf', language } })
      draft.clear()
      notify({ kind: 'success', title: t('builder.kept'), text: t('builder.keptText') })
      navigate(jobId ? `/jobs/${jobId}/apply` : `/cv-review?cv=${id}`)
      void refreshAfter(keepBuiltCv)
      void refreshAfter(saveCurriculum)
      void refreshAfter(saveProfilePart)
    } catch (error) {
      setFailure(errorText(error))
      setWorking(false)
    }
  }
  const line = (field: AnswerName, props: { hint?: string; year?: boolean } = {}) => (
    <Field id={`five-${field}`} label={t(`five.${field as 'title'}`)} hint={props.hint} error={errorOf(`five-${field}`)}>
      <TextInput
        className={props.year ? styles.year : undefined}
        inputMode={props.year ? 'numeric' : undefined}
        value={String(answers[field])}
        onChange={(event) => set({ [field]: event.target.value })}
      />
    </Field>
  )
  const lines = (field: 'did' | 'learnt' | 'papers', rows: number) => (
    <Field id={`five-${field}`} label={t(`five.${field}`)} hint={t(`five.${field}Hint`)} error={errorOf(`five-${field}`)}>
      <TextArea rows={rows} value={answers[field]} onChange={(event) => set({ [field]: event.target.value })} />
    </Field>
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <Stack gap={6}>
        {job.data && <p className={styles.for}>{t('five.forJob', { title: job.data.title })}</p>}
        {failure && <ErrorSummary title={t('builder.keepFailed')} text={failure} errors={[]} />}
        {tried && errors.length > 0 && <ErrorSummary title={t('form.problem')} errors={errors} />}
        {!(person.firstName && (person.lastName || person.hasOneName)) && (
          <div>
            <div className={styles.pair}>
              {(['firstName', 'lastName'] as const)
                .filter((field) => field === 'firstName' || !name.hasOneName)
                .map((field) => (
                  <Field key={field} id={`five-${field}`} label={t(`person.${field}`)} error={errorOf(`five-${field}`)} required>
                    <TextInput
                      autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
                      value={name[field]}
                      onChange={(event) => set({ [field]: event.target.value })}
                    />
                  </Field>
                ))}
            </div>
            <Checkbox
              label={t('common.iHaveOneNameOnly')}
              checked={name.hasOneName}
              onChange={({ target }) => set({ hasOneName: target.checked })}
            />
          </div>
        )}
        <Question number={1} title={t('five.workTitle')} text={t('five.workText')}>
          <div className={styles.pair}>
            {line('title', { hint: t('five.titleHint') })}
            {line('employer', { hint: t('five.employerHint') })}
          </div>
          <div className={styles.years}>
            {line('from', { year: true })}
            {!answers.current && line('until', { year: true })}
          </div>
          <Checkbox
            label={t('form.current')}
            checked={answers.current}
            onChange={(event) => set({ current: event.target.checked })}
          />
          <Checkbox
            label={t('five.unpaid')}
            checked={answers.isUnpaid}
            onChange={(event) => set({ isUnpaid: event.target.checked })}
          />
        </Question>
        <Question number={2} title={t('five.didTitle')}>
          {lines('did', 4)}
        </Question>
        <Question number={3} title={t('five.learntTitle')}>
          {lines('learnt', 3)}
        </Question>
        <Question number={4} title={t('five.papersTitle')}>
          {lines('papers', 3)}
        </Question>
        <Question number={5} title={t('five.skillsTitle')}>
          <SkillsField of={skills} id="five-skills" label={t('five.skills')} error={undefined} />
        </Question>
        <div className={styles.end}>
          <Button type="submit" aria-disabled={working}>
            {t(working ? 'builder.keeping' : 'five.make')}
          </Button>
          <Link to={`/cv-review${jobId ? `?for=${jobId}` : ''}`}>{t('common.uploadACv')}</Link>
        </div>
      </Stack>
    </form>
  )
}

function Question({ number, title, text, children }: { number: number; title: string; text?: string; children: ReactNode }) {
  const t = useCvMessages()
  return (
    <fieldset className={styles.question}>
      <legend>
        <span className={styles.number}>{t('five.number', { number })}</span> {title}
      </legend>
      <Stack gap={4}>
        {text && <p className={styles.soft}>{text}</p>}
        {children}
      </Stack>
    </fieldset>
  )
}
