import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, InlineAlert, Page, PageHeader, Stack, Tabs } from '@onward/ui/frame'
import { useLatestApplications } from '../applications/api'
import { weekdayAndTime } from '../applications/when'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { type Practice, useMyInterviews, usePractice } from './api'
import { usePracticeMessages } from './catalogue'
import { MyAnswers } from './MyAnswers'
import { PractiseQuestion } from './PractiseQuestion'
import { practicePath } from './practice'
import styles from './practice.module.css'
import { QuestionList } from './QuestionList'
import { TheDay } from './TheDay'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const VIEWS = ['questions', 'answers', 'day'] as const

/** /interview-practice: questions for a job (`?job=`) or any, one of them (`&question=`), my answers, and the interview day. */
export default function PracticePage() {
  const [address] = useSearchParams()
  const asked = address.get('job')
  const jobId = asked && UUID.test(asked) ? asked : null
  const practice = usePractice(jobId)
  const question = address.get('question')
  const t = usePracticeMessages()
  usePageTitle(t('title'))
  return (
    <Page>
      <Answer of={practice} cards={3}>
        {(found) => {
          // A job that is gone and was never practised for falls back to general questions.
          const id = found.job?.id ?? null
          return question === null ? (
            <Overview practice={found} jobId={id} />
          ) : (
            <PractiseQuestion practice={found} jobId={id} questionKey={question} />
          )
        }}
      </Answer>
    </Page>
  )
}

function Overview({ practice, jobId }: { practice: Practice; jobId: string | null }) {
  const t = usePracticeMessages()
  const [address, setAddress] = useSearchParams()
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'questions'
  const interview = useInterviewOf(jobId)
  const { job, isGone, cvRead } = practice
  const open = (next: string) => {
    const search = new URLSearchParams(address)
    if (next === 'questions') search.delete('view')
    else search.set('view', next)
    setAddress(search)
  }
  return (
    <>
      <PageHeader title={t('title')} lead={job ? t('leadJob', { title: job.title, company: job.company }) : t('lead')} />
      <Stack gap={5}>
        {isGone && (
          <InlineAlert tone="warning" title={t('job.gone')}>
            {t('job.goneText')}
          </InlineAlert>
        )}
        {interview?.startsAt && view !== 'day' && (
          <InlineAlert title={t('job.interview', { when: weekdayAndTime(interview.startsAt) })}>
            <Link to={practicePath(jobId, { view: 'day' })}>{t('tabs.day')}</Link>
          </InlineAlert>
        )}
        {!cvRead && (
          <InlineAlert title={t('job.noCv')}>
            <p className={styles.flat}>{t('job.noCvText')}</p>
            <p className={styles.flat}>
              <Link to="/cv-review">{t('common.addMyCv')}</Link> ·{' '}
              <Link to={questionsAddress()}>{t('common.fiveQuestions')}</Link>
            </p>
          </InlineAlert>
        )}
        <Tabs
          label={t('tabs.label')}
          value={view}
          onChange={open}
          tabs={[
            { id: 'questions', label: t('tabs.questions'), content: <Questions practice={practice} jobId={jobId} /> },
            { id: 'answers', label: t('tabs.answers'), content: <MyAnswers answers={practice.answers} jobId={jobId} /> },
            { id: 'day', label: t('tabs.day'), content: <TheDay jobId={jobId} /> },
          ]}
        />
      </Stack>
    </>
  )
}

/** The job's agreed interview, if it is in the future. */
function useInterviewOf(jobId: string | null) {
  const applications = useLatestApplications()
  const interviews = useMyInterviews()
  const ids = applications.data?.items.filter((one) => one.jobId === jobId).map(({ id }) => id) ?? []
  return interviews.data?.items.find(
    ({ applicationId, state, startsAt }) =>
      state === 'confirmed' && ids.includes(applicationId) && startsAt !== null && new Date(startsAt) >= new Date(),
  )
}

function Questions({ practice, jobId }: { practice: Practice; jobId: string | null }) {
  const t = usePracticeMessages()
  return (
    <Stack gap={6}>
      {jobId === null && <ChooseJob />}
      <QuestionList practice={practice} jobId={jobId} />
      {jobId !== null && (
        <p className={styles.links}>
          {!practice.isGone && <Link to={`/jobs/${jobId}`}>{t('job.see')}</Link>}
          <Link to={practicePath(null)}>{t('job.other')}</Link>
        </p>
      )}
    </Stack>
  )
}

/** Open applications, those with an interview first. */
function ChooseJob() {
  const t = usePracticeMessages()
  const applications = useLatestApplications()
  const interviews = useMyInterviews()
  const now = new Date()
  const startOf = (id: string) =>
    interviews.data?.items.find(
      ({ applicationId, state, startsAt }) =>
        applicationId === id && state === 'confirmed' && startsAt !== null && new Date(startsAt) >= now,
    )?.startsAt
  const open = (applications.data?.items ?? [])
    .filter(({ state }) => OPEN.has(state))
    .map((application) => ({ application, startsAt: startOf(application.id) }))
    .sort((a, b) => Number(!a.startsAt) - Number(!b.startsAt) || (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))
  return (
    <section className={styles.choose} aria-labelledby="choose-job">
      <h2 id="choose-job">{t('choose.title')}</h2>
      {open.length > 0 && (
        <>
          <p className={styles.soft}>{t('choose.text')}</p>
          <ul className={styles.rows}>
            {open.map(({ application: { id, jobId, jobTitle, company }, startsAt }) => (
              <li key={id}>
                <Link to={practicePath(jobId)}>
                  {jobTitle}, {company}
                </Link>
                {startsAt && <span className={styles.soft}>{t('choose.interview', { when: weekdayAndTime(startsAt) })}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.soft}>{t(open.length > 0 ? 'choose.also' : 'choose.none')}</p>
      {open.length === 0 && (
        <div>
          <ButtonLink to="/jobs" variant="secondary" size="s">
            {t('choose.jobs')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
const OPEN: ReadonlySet<string> = new Set([
  'submitted',
  'under_review',
  'shortlisted',
  'interview_invited',
  'interview_scheduled',
  'interviewed',
])
