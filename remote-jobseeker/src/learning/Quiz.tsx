import { type CourseView, PASS_MARK_PERCENT, type QuizTry } from '@onward/contracts/learning/courses'
import { useErrorText, usePageTitle } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, Icon, InlineAlert } from '@onward/ui/frame'
import { type ReactNode, type RefObject, useState } from 'react'
import { Answer } from '../parts/Answer'
import { useQuiz, useStartQuiz } from './api'
import { useLearningMessages } from './catalogue'
import courseStyles from './course.module.css'
import { useHeadingFocus } from './heading-focus'
import { PartHeader } from './PartHeader'
import { Question } from './Question'
import { QuizResult } from './QuizResult'
import styles from './quiz.module.css'

interface QuizProps {
  course: CourseView
  isRead(lesson: string): boolean
}

/** The quiz in its state: not started, a question, or the result. It can be left at any time. */
export function Quiz({ heading, ...rest }: QuizProps & { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useLearningMessages()
  const { id, title } = rest.course
  const quiz = useQuiz(id)
  return (
    <>
      <PartHeader back={{ course: id, label: title }} title={t('quiz.title')} heading={heading} />
      <Answer of={quiz}>{({ quiz: found }) => <CurrentTry {...rest} quiz={found} of={quiz} />}</Answer>
    </>
  )
}

function CurrentTry({ course, isRead, quiz, of }: QuizProps & { quiz: QuizTry | null; of: ReturnType<typeof useQuiz> }) {
  const t = useLearningMessages()
  const start = useStartQuiz(course.id)
  // The question whose answer is being sent or shown stays until the person continues.
  const [held, setHeld] = useState<{ quiz: string; question: string } | null>(null)
  const [answeredBefore] = useState(() => (quiz && !quiz.result ? quiz.questions.filter(({ answer }) => answer).length : 0))
  const [fresh, setFresh] = useState(true)
  const question =
    quiz?.questions.find(({ id }) => quiz.id === held?.quiz && id === held.question) ??
    quiz?.questions.find(({ answer }) => answer === null)
  const part = `${quiz?.id ?? 'start'} ${question?.id ?? 'result'}`
  const focus = useHeadingFocus(part, 'near')
  const title = t('quiz.titleOf', { course: course.title })
  const numbers = { number: quiz && question ? quiz.questions.indexOf(question) + 1 : 0, of: quiz?.questions.length ?? 0 }
  usePageTitle(question ? t('quiz.pageTitle', { ...numbers, title }) : quiz ? t('quiz.pageResult', { title }) : title)
  const begin = () => {
    setFresh(false)
    setHeld(null)
    void start.start()
  }
  const starting = <Starting start={start} attemptId={quiz?.id ?? null} of={of} />
  // Another tab or device started a new attempt, or the questions changed.
  const moved = held !== null && held.quiz !== quiz?.id && (
    <InlineAlert title={t('quiz.moved')} role="status">
      <p>{t('quiz.movedText')}</p>
    </InlineAlert>
  )

  if (!quiz) {
    return (
      <>
        {moved}
        <Intro course={course} isRead={isRead} busy={start.busy} onStart={begin} failure={starting} />
      </>
    )
  }
  if (!question) {
    return (
      <>
        {moved}
        <QuizResult course={course} quiz={quiz} heading={focus} busy={start.busy} onAgain={begin} failure={starting} />
      </>
    )
  }
  return (
    <>
      {moved}
      {fresh && answeredBefore > 0 && (
        <p className={styles.resumed}>
          <Icon name="clock" /> {t('quiz.resumed', { count: answeredBefore })}
        </p>
      )}
      <Question
        key={part}
        course={course}
        quiz={quiz}
        question={question}
        heading={focus}
        of={of}
        onSend={() => {
          setFresh(false)
          setHeld({ quiz: quiz.id, question: question.id })
        }}
        onNext={() => setHeld(null)}
      />
    </>
  )
}

function Starting({
  start,
  attemptId,
  of,
}: {
  start: ReturnType<typeof useStartQuiz>
  /** Id of the attempt on the page. */
  attemptId: string | null
  of: ReturnType<typeof useQuiz>
}) {
  const t = useLearningMessages()
  const errorText = useErrorText()
  if (start.error) {
    return (
      <InlineAlert tone="danger" title={t('quiz.notStarted')}>
        <p>{errorText(start.error)}</p>
      </InlineAlert>
    )
  }
  if (!start.quizId || start.quizId === attemptId || !of.isError) return null
  return (
    <InlineAlert tone="danger" title={t('quiz.notShown')}>
      <p>{errorText(of.error)}</p>
      <Button variant="secondary" size="s" onClick={() => void of.refetch()}>
        {t('quiz.show')}
      </Button>
    </InlineAlert>
  )
}

function Intro({ course, isRead, busy, onStart, failure }: QuizProps & { busy: boolean; onStart(): void; failure: ReactNode }) {
  const t = useLearningMessages()
  const unread = course.lessons.filter(({ id }) => !isRead(id))
  const [first] = unread
  return (
    <div className={styles.intro}>
      <p className={courseStyles.lead}>{t('quiz.lead')}</p>
      <ul className={styles.rules}>
        <li>{t('quiz.facts.questions', { count: course.quiz.questions })}</li>
        <li>{t('quiz.facts.pass', { percent: PASS_MARK_PERCENT })}</li>
        <li>{t('quiz.facts.time')}</li>
        <li>{t('quiz.facts.tries')}</li>
        <li>{t('quiz.facts.book')}</li>
      </ul>
      {first && (
        <InlineAlert title={t('quiz.unread', { count: unread.length })}>
          <Link to={`#${first.id}`} className={courseStyles.back}>
            {t('quiz.readFirst', { number: course.lessons.indexOf(first) + 1, title: first.title })}
          </Link>
        </InlineAlert>
      )}
      {failure}
      <div>
        <Button aria-disabled={busy || undefined} onClick={onStart}>
          {t(busy ? 'quiz.starting' : 'quiz.start')}
        </Button>
      </div>
    </div>
  )
}
