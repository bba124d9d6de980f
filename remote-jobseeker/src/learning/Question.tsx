import type { CourseView, QuizQuestion, QuizTry } from '@onward/contracts/learning/courses'
import { useErrorText } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { useTabDraft } from '@onward/portal-kit/tab-draft'
import { Button, Icon, InlineAlert } from '@onward/ui/frame'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAnswerQuestion, type useQuiz } from './api'
import { useLearningMessages } from './catalogue'
import courseStyles from './course.module.css'
import { isSecondOfDouble } from './double-click'
import styles from './quiz.module.css'

interface QuestionProps {
  course: CourseView
  quiz: QuizTry
  question: QuizQuestion
  heading: RefObject<HTMLHeadingElement | null>
  of: ReturnType<typeof useQuiz>
  /** Called when the answer is sent: this question stays visible. */
  onSend(): void
  onNext(): void
}

/** One question: its choices, then feedback on the answer. */
export function Question({ course, quiz, question, heading, of, onSend, onNext }: QuestionProps) {
  const t = useLearningMessages()
  const number = quiz.questions.indexOf(question) + 1
  const total = quiz.questions.length
  const answer = useAnswerQuestion(course.id)
  const draft = useTabDraft<{ question: string; option: string }>(`jobseeker.quiz.${quiz.id}`)
  const chosen = draft.value?.question === question.id ? draft.value.option : null
  const [unchosen, setUnchosen] = useState(false)
  const [answeredElsewhere, setAnsweredElsewhere] = useState(false)
  const verdict = question.answer?.isRight ?? answer.data?.isRight ?? null
  const verdictHeading = useRef<HTMLHeadingElement>(null)
  const first = useRef<HTMLInputElement>(null)
  // The pressed button has gone, and this is what it opened.
  useEffect(() => {
    if (verdict !== null) verdictHeading.current?.focus()
  }, [verdict])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    setUnchosen(chosen === null)
    if (chosen === null) return first.current?.focus()
    onSend()
    answer.mutate(
      { params: { id: quiz.id, question: question.id }, body: { option: chosen } },
      {
        onError: async ({ code }) => {
          if (code !== 'state-conflict' && code !== 'not-found') return
          await of.refetch()
          setAnsweredElsewhere(true)
        },
      },
    )
  }
  const next = () => {
    draft.clear()
    onNext()
  }
  const title = (
    <h2 ref={heading} tabIndex={-1} className={styles.question}>
      <span className={styles.number}>{t('quiz.number', { number, of: total })}</span> {question.text}
    </h2>
  )
  return (
    <section className={styles.card}>
      <div className={courseStyles.segments} aria-hidden="true">
        {quiz.questions.map(({ id, answer: given }) => (
          <span key={id} data-state={id === question.id ? 'here' : given ? 'past' : 'ahead'} />
        ))}
      </div>
      {verdict === null ? (
        <form onSubmit={send} noValidate className={styles.form}>
          <fieldset aria-describedby={unchosen ? 'quiz-unchosen' : 'quiz-hint'}>
            <legend>{title}</legend>
            <p id="quiz-hint" className={styles.hint}>
              {t('quiz.choose')}
            </p>
            {unchosen && (
              <p id="quiz-unchosen" role="alert" className={styles.unchosen}>
                <Icon name="alert" size={18} /> {t('quiz.noChoice')}
              </p>
            )}
            <div className={styles.options}>
              {question.options.map(({ id, text }, index) => (
                <label key={id} className={styles.option}>
                  <input
                    ref={index === 0 ? first : undefined}
                    type="radio"
                    name={question.id}
                    value={id}
                    checked={id === chosen}
                    onChange={() => {
                      setUnchosen(false)
                      draft.keep({ question: question.id, option: id })
                    }}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <NotSent answer={answer} />
          <div>
            <Button type="submit" aria-disabled={answer.isPending || undefined}>
              {t(answer.isPending ? 'common.checking' : 'quiz.check')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          {title}
          <Options question={question} chosen={question.answer?.chosen ?? chosen} />
        </>
      )}
      <div role="status">
        {verdict !== null && (
          <div className={styles.feedback} data-right={verdict}>
            <h3 ref={verdictHeading} tabIndex={-1}>
              <Icon name={verdict ? 'check' : 'info'} size={24} /> {t(verdict ? 'quiz.right' : 'quiz.wrong')}
            </h3>
            {answeredElsewhere && <Elsewhere question={question} chosen={chosen} />}
            {question.answer && <p>{question.answer.feedback}</p>}
          </div>
        )}
      </div>
      {verdict !== null && <After course={course} quiz={quiz} question={question} of={of} onNext={next} />}
    </section>
  )
}

/** Sending failed: the choice stays; says why and what to do. */
function NotSent({ answer }: { answer: ReturnType<typeof useAnswerQuestion> }) {
  const t = useLearningMessages()
  const errorText = useErrorText()
  if (!answer.error) return null
  return (
    <InlineAlert tone="danger" title={t('quiz.notSent')}>
      <p>{errorText(answer.error)}</p>
      <p>{t('quiz.notSentText', { check: t('quiz.check') })}</p>
    </InlineAlert>
  )
}

function Elsewhere({ question, chosen }: { question: QuizQuestion; chosen: string | null }) {
  const t = useLearningMessages()
  const choice = question.options.find(({ id }) => id === chosen)?.text
  const other = choice !== undefined && chosen !== question.answer?.chosen
  return (
    <p>
      <strong>{t('quiz.changed')}.</strong> {t('quiz.changedText')} {other && t('quiz.changedChoice', { choice })}
    </p>
  )
}

/** The choices after the answer, each with a label. */
function Options({ question, chosen }: { question: QuizQuestion; chosen: string | null }) {
  const t = useLearningMessages()
  const right = question.answer?.right
  return (
    <ul className={styles.options}>
      {question.options.map(({ id, text }) => {
        const mine = id === chosen
        const label = !right
          ? mine && t('common.yourAnswer')
          : mine
            ? t(id === right ? 'quiz.yoursRight' : 'quiz.yoursWrong')
            : id === right && t('quiz.rightOne')
        return (
          <li key={id} className={styles.answered} data-state={id === right ? 'right' : mine && right ? 'wrong' : 'other'}>
            <span className={styles.mark} aria-hidden="true">
              {id === right ? <Icon name="check" /> : mine && right ? <Icon name="close" /> : null}
            </span>
            <span>
              {text}
              {label && <strong className={styles.word}>{label}</strong>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function After({ course, quiz, question, of, onNext }: Pick<QuestionProps, 'course' | 'quiz' | 'question' | 'of' | 'onNext'>) {
  const t = useLearningMessages()
  const errorText = useErrorText()
  const lesson = course.lessons.find(({ id }) => id === question.answer?.lesson)
  const isLast = quiz.questions.every(({ answer }) => answer !== null)
  if (!question.answer) {
    return (
      <InlineAlert tone="warning" title={t('quiz.kept')} role="alert">
        {of.error && <p>{errorText(of.error)}</p>}
        <Button variant="secondary" size="s" onClick={() => void of.refetch()}>
          {t('quiz.load')}
        </Button>
      </InlineAlert>
    )
  }
  return (
    <div className={styles.after}>
      <Button onClick={(event) => isSecondOfDouble(event) || onNext()}>{t(isLast ? 'quiz.result' : 'quiz.next')}</Button>
      {lesson && !question.answer.isRight && (
        <Link to={`#${lesson.id}`} className={courseStyles.back}>
          {t('quiz.reread', { title: lesson.title })}
        </Link>
      )}
    </div>
  )
}
