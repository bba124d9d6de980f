import { BADGES } from '@onward/contracts/learning/badges'
import { type CourseView, PASS_MARK_PERCENT, type QuizTry } from '@onward/contracts/learning/courses'
import { usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, Row } from '@onward/ui/frame'
import type { ReactNode, RefObject } from 'react'
import { useBadges } from './api'
import { BadgeMark } from './BadgeMark'
import { useLearningMessages } from './catalogue'
import courseStyles from './course.module.css'
import styles from './quiz.module.css'
import { ShareBadge } from './ShareBadge'

/** The result, the badge, and what to read again, answer by answer. */
export function QuizResult({
  course,
  quiz,
  heading,
  busy,
  onAgain,
  failure,
}: {
  course: CourseView
  quiz: QuizTry
  heading: RefObject<HTMLHeadingElement | null>
  busy: boolean
  onAgain(): void
  failure: ReactNode
}) {
  const t = useLearningMessages()
  const of = quiz.questions.length
  const { percent, passed, right } = quiz.result ?? { percent: 0, passed: false, right: 0 }
  return (
    <div className={styles.result}>
      <div className={styles.score}>
        <h2 ref={heading} tabIndex={-1}>
          {t(passed ? 'result.passed' : 'result.failed', { percent })}
        </h2>
        <p>
          {t('result.right', { right, of })} {!passed && t('result.failedText', { pass: PASS_MARK_PERCENT })}
        </p>
      </div>
      {passed && quiz.credentialId && <Celebration course={course} quiz={quiz} credentialId={quiz.credentialId} />}
      <Review course={course} quiz={quiz} />
      {failure}
      <Row gap={3}>
        <Button variant={passed ? 'secondary' : 'primary'} aria-disabled={busy || undefined} onClick={onAgain}>
          {t(busy ? 'quiz.starting' : passed ? 'result.againPassed' : 'common.tryAgain')}
        </Button>
        <Link to="/learning" className={courseStyles.back}>
          {t('result.all')}
        </Link>
      </Row>
    </div>
  )
}

function Celebration({ course, quiz, credentialId }: { course: CourseView; quiz: QuizTry; credentialId: string }) {
  const t = useLearningMessages()
  const { language } = usePortal()
  const badges = useBadges()
  const name = BADGES[course.id].name[language]
  // A badge that is older than this attempt was not earned by it.
  const had = badges.data?.items.some((badge) => badge.credentialId === credentialId && badge.earnedAt < quiz.startedAt)
  return (
    <div className={styles.celebration}>
      <BadgeMark badge={course.id} earned size={132} />
      <div className={styles.celebrationText}>
        <h3>{t(had ? 'result.had' : 'result.earned', { name })}</h3>
        <p>{t(had ? 'result.hadText' : 'result.earnedText')}</p>
        <Row gap={3}>
          <ButtonLink to={`/badges/${credentialId}`}>{t('earned.page')}</ButtonLink>
          <ShareBadge id={credentialId} badge={course.id} />
        </Row>
      </div>
    </div>
  )
}

function Review({ course, quiz }: { course: CourseView; quiz: QuizTry }) {
  const t = useLearningMessages()
  const wrong = quiz.questions.flatMap(({ id, text, options, answer }) =>
    answer && !answer.isRight ? [{ id, text, options, answer }] : [],
  )
  if (wrong.length === 0) return <p className={styles.flat}>{t('result.allRight')}</p>
  return (
    <section className={styles.review} aria-labelledby="quiz-review">
      <h2 id="quiz-review">{t('result.review')}</h2>
      <ol>
        {wrong.map(({ id, text, options, answer }) => {
          const choice = (option: string) => options.find((one) => one.id === option)?.text ?? ''
          const at = course.lessons.findIndex((lesson) => lesson.id === answer.lesson)
          const lesson = course.lessons[at]
          return (
            <li key={id}>
              <h3>{text}</h3>
              <p className={courseStyles.soft}>{t('result.yours', { choice: choice(answer.chosen) })}</p>
              <p>{answer.feedback}</p>
              <p>
                <strong>{t('result.answer', { choice: choice(answer.right) })}</strong>
              </p>
              {lesson && (
                <Link to={`#${lesson.id}`} className={courseStyles.back}>
                  {t('result.read', { number: at + 1, title: lesson.title })}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
