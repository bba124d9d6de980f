import { type CourseView, PASS_MARK_PERCENT } from '@onward/contracts/learning/courses'
import { usePageTitle } from '@onward/portal-kit'
import { ButtonLink, Icon, InlineAlert } from '@onward/ui/frame'
import type { RefObject } from 'react'
import { BadgeMark } from './BadgeMark'
import { useLearningMessages } from './catalogue'
import styles from './course.module.css'
import { courseStep, stepAddress } from './course-step'
import { PartHeader } from './PartHeader'

/** Time of a read mark that is not saved yet: the lesson counts as read. */
const UNSENT = 'unsent'

/** About the course and its badge, with the link to begin or continue. */
export function CourseStart({
  course,
  heading,
  isRead,
}: {
  course: CourseView
  heading: RefObject<HTMLHeadingElement | null>
  isRead(lesson: string): boolean
}) {
  const t = useLearningMessages()
  const { id, title, summary, minutes, quiz, outcomes, credentialId } = course
  usePageTitle(title)
  const lessons = course.lessons.map((one) => ({ ...one, readAt: one.readAt ?? (isRead(one.id) ? UNSENT : null) }))
  const step = courseStep({ ...course, lessons })
  // After the badge is earned: continue with unread lessons, or read again.
  const reading = lessons.findIndex(({ readAt }) => readAt === null)
  const lesson = lessons[Math.max(reading, 0)]
  const way = step.step === 'done' && lesson ? `#${lesson.id}` : stepAddress(id, step)
  const numbers = { number: reading + 1, of: lessons.length, minutes: t('common.minutes', { count: lesson?.minutes ?? 0 }) }
  const label =
    step.step === 'start' || step.step === 'lesson'
      ? t(`next.${step.step}`, numbers)
      : step.step !== 'done'
        ? t(`action.${step.step}`)
        : reading < 0
          ? t('action.reread')
          : t(reading === 0 ? 'next.start' : 'next.lesson', numbers)
  return (
    <>
      <PartHeader back={{ course: null, label: t('course.back') }} title={title} heading={heading}>
        <p className={styles.lead}>{summary}</p>
      </PartHeader>
      {credentialId !== null && (
        <InlineAlert tone="success" title={t('course.haveBadge')}>
          <p>{t('course.haveBadgeText')}</p>
        </InlineAlert>
      )}
      <div className={styles.startFacts}>
        <BadgeMark badge={id} earned={credentialId !== null} size={96} />
        <ul className={styles.facts}>
          <li>
            <Icon name="learning" /> {t('course.lessons', { count: course.lessons.length })}
          </li>
          <li>
            <Icon name="check" /> {t('course.questions', { count: quiz.questions })}
          </li>
          <li>
            <Icon name="clock" /> {t('course.minutes', { minutes: t('common.minutes', { count: minutes }) })}
          </li>
        </ul>
      </div>
      <div className={styles.go}>
        <ButtonLink to={way}>{label}</ButtonLink>
        <p className={styles.soft}>
          {step.step === 'again' ? t('next.againText', { percent: step.percent, pass: PASS_MARK_PERCENT }) : t('course.ownPace')}
        </p>
      </div>
      <section aria-labelledby="course-outcomes">
        <h2 id="course-outcomes">{t('course.outcomes')}</h2>
        <ul className={styles.ticks}>
          {outcomes.map((outcome) => (
            <li key={outcome}>
              <Icon name="check" />
              <span>{outcome}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
