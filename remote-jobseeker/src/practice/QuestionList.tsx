import type { PracticeQuestion } from '@onward/contracts/jobseekers/practice'
import { EMPTY_PARTS } from '@onward/contracts/jobseekers/practice'
import { questionText } from '@onward/contracts/jobseekers/question-texts'
import { useFailureNotice } from '@onward/portal-kit'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { Button, Disclosure, Field, Icon, ProgressBar, Section, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { type Practice, useSaveAnswer } from './api'
import { usePracticeMessages } from './catalogue'
import type { PracticeJob } from './practice'
import { answerTo, groupsOf, isPractised, ownQuestion, practicePath, stateOf } from './practice'
import styles from './practice.module.css'

/** Questions that are not always asked: introduced with "they may ask". */
export const MAYBE: ReadonlySet<PracticeQuestion['template']> = new Set(['years', 'gap', 'change'])

/** The questions grouped by origin, each with its progress. */
export function QuestionList({ practice, jobId }: { practice: Practice; jobId: string | null }) {
  const t = usePracticeMessages()
  const { questions, answers, job } = practice
  const groups = groupsOf(questions, answers, jobId)
  const all = groups.flatMap((group) => group.questions)
  const practised = all.filter(({ key }) => {
    const answer = answerTo(answers, jobId, key)
    return answer !== undefined && isPractised(answer)
  })
  return (
    <Stack gap={5}>
      <ProgressBar label={t('ready', { done: practised.length, of: all.length })} value={practised.length} max={all.length} />
      {groups.map((group) => (
        <Section key={group.about} title={t(`group.${group.about}`)}>
          <ul className={styles.questions}>
            {group.questions.map((question) => {
              const { state, done } = stateOf(answerTo(answers, jobId, question.key))
              return (
                <li key={question.key} data-state={state}>
                  <Icon name={state === 'new' ? 'messages' : state === 'some' ? 'clock' : 'check'} />
                  <div>
                    <Link to={practicePath(jobId, { question: question.key })}>{questionText(question, currentLanguage())}</Link>
                    <span className={styles.soft}>
                      {MAYBE.has(question.template) && `${t('maybe')}. `}
                      {t(`state.${state}`, { done })}
                    </span>
                  </div>
                </li>
              )
            })}
          </ul>
        </Section>
      ))}
      <OwnQuestion job={job} jobId={jobId} asked={all} />
    </Stack>
  )
}

function OwnQuestion({
  job,
  jobId,
  asked,
}: {
  job: PracticeJob | null
  jobId: string | null
  asked: readonly PracticeQuestion[]
}) {
  const t = usePracticeMessages()
  const notifyFailure = useFailureNotice()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [adding, setAdding] = useState(false)
  const question = ownQuestion(text)
  const { save } = useSaveAnswer(job, question)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || adding) return
    setAdding(true)
    try {
      if (!asked.some(({ key }) => key === question.key)) await save(EMPTY_PARTS, 0)
      navigate(practicePath(jobId, { question: question.key }))
    } catch (error) {
      notifyFailure(t('own.failed'), error)
      setAdding(false)
    }
  }
  return (
    <Disclosure summary={t('own.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={3}>
          <Field
            id="own-question"
            label={t('own.label')}
            hint={t('own.hint')}
            error={tried && text.trim() === '' && t('own.missing')}
          >
            <TextInput value={text} maxLength={300} onChange={(event) => setText(event.target.value)} />
          </Field>
          <div>
            <Button type="submit" variant="secondary" aria-disabled={adding}>
              {t('own.add')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}
