import { downloadPracticeAnswers, type PracticeAnswer } from '@onward/contracts/jobseekers/practice'
import { questionText } from '@onward/contracts/jobseekers/question-texts'
import { useFailureNotice } from '@onward/portal-kit'
import { download } from '@onward/portal-kit/api'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { Drawing } from '@onward/ui/drawing'
import { Button, ButtonLink, Card, EmptyState, Field, Row, Section, Select, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { DeleteButton } from '../parts/DeleteButton'
import { useDeleteAnswer } from './api'
import { usePracticeMessages } from './catalogue'
import { AnswerText } from './PractiseQuestion'
import { practicePath } from './practice'
import styles from './practice.module.css'

/** All answers, this job's first: to read, copy, continue or delete. */
export function MyAnswers({ answers, jobId }: { answers: readonly PracticeAnswer[]; jobId: string | null }) {
  const t = usePracticeMessages()
  if (answers.length === 0) {
    return (
      <EmptyState
        title={t('answers.none')}
        picture={<Drawing name="messages" />}
        action={<ButtonLink to={practicePath(jobId)}>{t('answers.start')}</ButtonLink>}
      >
        {t('answers.noneText')}
      </EmptyState>
    )
  }
  const groups = new Map<string | null, PracticeAnswer[]>()
  for (const answer of answers) {
    const id = answer.job?.id ?? null
    groups.set(id, [...(groups.get(id) ?? []), answer])
  }
  const place = (id: string | null) => (id === jobId ? 0 : id === null ? 2 : 1)
  return (
    <Stack gap={5}>
      <TakeThem jobId={answers.some(({ job }) => job?.id === jobId) ? jobId : null} />
      {[...groups]
        .sort(([a], [b]) => place(a) - place(b))
        .map(([id, ofJob]) => (
          <Section
            key={id ?? 'any'}
            title={ofJob[0]?.job ? `${ofJob[0].job.title}, ${ofJob[0].job.company}` : t('answers.anyJob')}
          >
            <Stack gap={4}>
              {ofJob.map((answer) => (
                <Answer key={answer.id} answer={answer} />
              ))}
            </Stack>
          </Section>
        ))}
    </Stack>
  )
}

function Answer({ answer }: { answer: PracticeAnswer }) {
  const t = usePracticeMessages()
  const remove = useDeleteAnswer()
  const text = questionText(answer.question, currentLanguage())
  const path = practicePath(answer.job?.id ?? null, { question: answer.question.key })
  return (
    <Card as="article">
      <Stack gap={3}>
        <h3 className={styles.flat}>{text}</h3>
        <AnswerText parts={answer.parts} question={answer.question} />
        <p className={styles.soft}>{t('answers.changed', { day: formatDay(answer.updatedAt) })}</p>
        <Row gap={2}>
          <ButtonLink to={path} variant="secondary" size="s">
            {t('answers.edit')}
          </ButtonLink>
          <DeleteButton
            label={t('common.delete')}
            name={t('answers.deleteName', { question: text })}
            size="s"
            title={t('answers.deleteTitle')}
            confirm={t('common.delete')}
            deleted={{ title: t('answers.deleted') }}
            failedTitle={t('answers.deleteFailed')}
            isPending={remove.isPending}
            remove={(then) => remove.mutate({ params: { id: answer.id } }, then)}
          >
            <p className={styles.flat}>{text}</p>
            <p className={styles.flat}>{t('answers.deleteText')}</p>
          </DeleteButton>
        </Row>
      </Stack>
    </Card>
  )
}

function TakeThem({ jobId }: { jobId: string | null }) {
  const t = usePracticeMessages()
  const notifyFailure = useFailureNotice()
  const [which, setWhich] = useState<'only' | 'all'>(jobId ? 'only' : 'all')
  const [working, setWorking] = useState(false)
  const take = async (format: 'docx' | 'pdf') => {
    if (working) return
    setWorking(true)
    try {
      const query = { format, language: currentLanguage(), ...(jobId && which === 'only' && { job: jobId }) }
      await download(downloadPracticeAnswers, { query }, `answers.${format}`)
    } catch (error) {
      notifyFailure(t('answers.downloadFailed'), error)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Card as="section" tone="tint" aria-labelledby="take-answers">
      <Stack gap={3}>
        <h2 id="take-answers" className={styles.flat}>
          {t('answers.take')}
        </h2>
        <p className={styles.flat}>{t('answers.takeText')}</p>
        {jobId && (
          <Field id="which-answers" label={t('answers.which')}>
            <Select
              value={which}
              onChange={(event) => setWhich(event.target.value === 'all' ? 'all' : 'only')}
              options={[
                { value: 'only', label: t('answers.only') },
                { value: 'all', label: t('answers.all') },
              ]}
            />
          </Field>
        )}
        <Row gap={3}>
          <Button variant="secondary" icon="download" aria-disabled={working} onClick={() => void take('docx')}>
            {t('answers.word')}
          </Button>
          <Button variant="secondary" icon="download" aria-disabled={working} onClick={() => void take('pdf')}>
            {t('answers.pdf')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
