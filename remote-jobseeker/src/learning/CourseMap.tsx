import type { CourseView } from '@onward/contracts/learning/courses'
import { Link } from '@onward/portal-kit/router'
import { Icon, ProgressBar } from '@onward/ui/frame'
import { useLearningMessages } from './catalogue'
import styles from './course.module.css'
import { type Place, QUIZ } from './course-step'

/** All parts of the course with their states; beside the lesson on wide screens, below it on small ones. */
export function CourseMap({
  course,
  place,
  isRead,
  title,
}: {
  course: CourseView
  place: Place
  isRead(lesson: string): boolean
  title: string
}) {
  const t = useLearningMessages()
  const { lessons, quiz } = course
  const read = lessons.filter(({ id }) => isRead(id)).length
  const passed = quiz.passedAt !== null
  const parts = [
    ...lessons.map(({ id, title: name, minutes }, index) => ({
      id,
      name,
      facts: t('common.minutes', { count: minutes }),
      done: isRead(id) ? t('course.isRead') : null,
      here: place.at === 'lesson' && place.index === index,
    })),
    {
      id: QUIZ,
      name: t('course.quiz'),
      facts:
        quiz.bestPercent && !passed
          ? t('course.quizBest', { percent: quiz.bestPercent })
          : t('course.quizFacts', { count: quiz.questions }),
      done: passed ? t('course.passed') : null,
      here: place.at === 'quiz',
    },
  ]
  return (
    <nav className={styles.map} aria-labelledby="course-map">
      <h2 id="course-map">{title}</h2>
      <ProgressBar
        label={t('common.yourProgress')}
        value={read + Number(passed)}
        max={lessons.length + 1}
        text={t('course.read', { number: read, of: lessons.length })}
      />
      <ol className={styles.parts}>
        {parts.map(({ id, name, facts, done, here }, index) => (
          <li key={id} data-done={done !== null} data-here={here}>
            <span className={styles.partMark} aria-hidden="true">
              {done ? <Icon name="check" size={18} /> : id === QUIZ ? <Icon name="star" size={18} /> : index + 1}
            </span>
            <div>
              <Link to={`#${id}`} aria-current={here ? 'step' : undefined}>
                {name}
              </Link>
              <p className={styles.partFacts}>
                {facts}
                {done && <strong> · {done}</strong>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </nav>
  )
}
