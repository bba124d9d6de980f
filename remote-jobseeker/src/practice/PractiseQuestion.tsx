import {
  EMPTY_PARTS,
  PRACTICE_PART_MAX,
  type PracticeAnswer,
  type PracticePart,
  type PracticeParts,
  type PracticeQuestion,
} from '@onward/contracts/jobseekers/practice'
import { isStory } from '@onward/contracts/jobseekers/practice-questions'
import { questionText } from '@onward/contracts/jobseekers/question-texts'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useServerDraft } from '@onward/portal-kit/server-draft'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, Card, EmptyState, Field, PageHeader, Row, Stack, TextArea } from '@onward/ui/frame'
import { useEffect, useRef } from 'react'
import { SaveState } from '../parts/SaveState'
import { type Practice, useSaveAnswer } from './api'
import { usePracticeMessages } from './catalogue'
import { Feedback, TipsOf, usePoints } from './Feedback'
import { answerTo, groupsOf, type PracticeJob, partsOf, practicePath, sameParts } from './practice'
import styles from './practice.module.css'
import { MAYBE } from './QuestionList'
import { ReadAloud } from './ReadAloud'
import { Reuse } from './Reuse'
import { WhyThisQuestion } from './WhyThisQuestion'

const ROWS: Readonly<Record<PracticePart, number>> = { situation: 3, task: 2, action: 5, result: 3, whole: 6 }

/** One question: why it is asked, the answer in its parts, feedback, and the link to the next. */
export function PractiseQuestion({
  practice,
  jobId,
  questionKey,
}: {
  practice: Practice
  jobId: string | null
  questionKey: string
}) {
  const t = usePracticeMessages()
  const { questions, answers, job } = practice
  const all = groupsOf(questions, answers, jobId).flatMap((group) => group.questions)
  const at = all.findIndex(({ key }) => key === questionKey)
  const question = all[at]
  const back = <Link to={practicePath(jobId)}>{t('back')}</Link>
  const top = useFocusOnChange(questionKey)
  if (!question) {
    return (
      <>
        <PageHeader eyebrow={back} title={t('missing')} />
        <EmptyState
          picture={<Drawing name="search" />}
          title={t('missingText')}
          action={<ButtonLink to={practicePath(jobId)}>{t('back')}</ButtonLink>}
        />
      </>
    )
  }
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <PageHeader
          eyebrow={back}
          title={questionText(question, currentLanguage())}
          {...(MAYBE.has(question.template) && { lead: t('maybe') })}
        />
      </div>
      <Stack gap={5}>
        <WhyThisQuestion question={question} />
        <AnswerForm key={`${jobId} ${questionKey}`} practice={{ answers, job }} jobId={jobId} question={question} />
        <nav aria-label={t('tabs.questions')} className={styles.links}>
          {all[at - 1] && <Link to={practicePath(jobId, { question: all[at - 1]?.key ?? '' })}>{t('previous')}</Link>}
          {all[at + 1] && (
            <ButtonLink to={practicePath(jobId, { question: all[at + 1]?.key ?? '' })} variant="secondary">
              {t('next')}
            </ButtonLink>
          )}
        </nav>
      </Stack>
    </>
  )
}

/** The next question replaces this one in place, so the focus moves to its start. */
function useFocusOnChange(key: string) {
  const element = useRef<HTMLDivElement>(null)
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    element.current?.focus()
  }, [key])
  return element
}

function AnswerForm({
  practice: { answers, job },
  jobId,
  question,
}: {
  practice: { answers: readonly PracticeAnswer[]; job: PracticeJob | null }
  jobId: string | null
  question: PracticeQuestion
}) {
  const t = usePracticeMessages()
  const saved = answerTo(answers, jobId, question.key)
  const { save, reread } = useSaveAnswer(job, question)
  const draft = useServerDraft<PracticeParts>({
    form: `jobseeker.practice.${jobId ?? 'any'}.${question.key}`,
    saved: saved ? { value: saved.parts, version: saved.version } : { value: EMPTY_PARTS, version: 0 },
    save,
    reread,
    ready: (parts) => partsOf(question.template).every((part) => parts[part].length <= PRACTICE_PART_MAX),
    same: sameParts,
  })
  const parts = draft.value
  const story = isStory(question.template)
  const points = usePoints(parts, story ? 'star' : 'whole')
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        {story && <p className={styles.flat}>{t('star')}</p>}
        <Reuse question={question} answers={answers} parts={parts} without={saved?.id} onUse={(reused) => draft.change(reused)} />
        {partsOf(question.template).map((part) => (
          <div key={part}>
            <Field
              id={`practice-${part}`}
              label={t(`part.${part}`)}
              hint={t(`hint.${part}`)}
              error={parts[part].length > PRACTICE_PART_MAX && t('common.useCharactersOrFewer', { max: PRACTICE_PART_MAX })}
            >
              <TextArea
                rows={ROWS[part]}
                value={parts[part]}
                onChange={(event) => draft.change({ ...parts, [part]: event.target.value })}
              />
            </Field>
            <TipsOf part={part} points={points} />
          </div>
        ))}
        <SaveState of={draft} show={(value) => <AnswerText parts={value} question={question} />} />
      </Stack>
      <Stack gap={4} className={styles.aside}>
        <Card as="section" aria-labelledby="feedback">
          <Feedback points={points} />
        </Card>
        <ReadAloud parts={parts} form={story ? 'star' : 'whole'} />
        <Row gap={3}>
          <Link to={practicePath(jobId, { view: 'answers' })}>{t('tabs.answers')}</Link>
        </Row>
      </Stack>
    </div>
  )
}

/** One version of the answer, for comparison. */
export function AnswerText({ parts, question }: { parts: PracticeParts; question: PracticeQuestion }) {
  const t = usePracticeMessages()
  const written = partsOf(question.template).filter((part) => parts[part].trim() !== '')
  if (written.length === 0) return <p className={styles.soft}>{t('answers.empty')}</p>
  if (!isStory(question.template)) return <p className={styles.words}>{parts.whole}</p>
  return (
    <dl className={styles.parts}>
      {written.map((part) => (
        <div key={part}>
          <dt>{t(`part.${part}`)}</dt>
          <dd className={styles.words}>{parts[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
