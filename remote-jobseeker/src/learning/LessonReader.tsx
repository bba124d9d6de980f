import type { CourseView } from '@onward/contracts/learning/courses'
import { usePageTitle } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import type { RefObject } from 'react'
import { useLearningMessages } from './catalogue'
import styles from './course.module.css'
import { isSecondOfDouble } from './double-click'
import { LessonBlocks } from './LessonBlocks'
import { PartHeader } from './PartHeader'

type Lesson = CourseView['lessons'][number]

/** A lesson with the link to the next one (which marks this one as read) or to the quiz. */
export function LessonReader({
  course,
  lesson,
  heading,
  waiting,
  onGoOn,
}: {
  course: CourseView
  lesson: Lesson
  heading: RefObject<HTMLHeadingElement | null>
  /** Some read marks could not be saved yet. */
  waiting: boolean
  onGoOn(next: Lesson | undefined): void
}) {
  const t = useLearningMessages()
  usePageTitle(t('lesson.pageTitle', { title: lesson.title, course: course.title }))
  const { lessons } = course
  const at = lessons.indexOf(lesson)
  const before = lessons[at - 1]
  const next = lessons[at + 1]
  return (
    <>
      <PartHeader back={{ course: course.id, label: course.title }} title={lesson.title} heading={heading}>
        <p className={styles.soft}>
          {t('lesson.number', { number: at + 1, of: lessons.length })} ·{' '}
          {t('lesson.minutes', { minutes: t('common.minutes', { count: lesson.minutes }) })}
        </p>
        <div className={styles.segments} aria-hidden="true">
          {lessons.map(({ id }, index) => (
            <span key={id} data-state={index < at ? 'past' : index === at ? 'here' : 'ahead'} />
          ))}
        </div>
      </PartHeader>
      <LessonBlocks blocks={lesson.blocks} />
      <div role="status">{waiting && <p className={styles.waiting}>{t('lesson.waiting')}</p>}</div>
      <div className={styles.on}>
        <p className={styles.soft}>{next ? t('lesson.nextIs', { title: next.title }) : t('lesson.toQuizText')}</p>
        <Button onClick={(event) => isSecondOfDouble(event) || onGoOn(next)}>{t(next ? 'lesson.next' : 'lesson.toQuiz')}</Button>
        <Link to={before ? `#${before.id}` : `/learning/${course.id}`} className={styles.back}>
          {before ? t('lesson.before', { title: before.title }) : t('lesson.start')}
        </Link>
      </div>
    </>
  )
}
