import { type CourseSummary, PASS_MARK_PERCENT } from '@onward/contracts/learning/courses'
import { ButtonLink, Card } from '@onward/ui/frame'
import { BadgeMark } from './BadgeMark'
import { type LearningMessages, useLearningMessages } from './catalogue'
import { type CourseStep, courseStep, nextCourse, stepAddress } from './course-step'
import styles from './learning.module.css'

/** The next step, first on the page. */
export function NextStep({ courses }: { courses: readonly CourseSummary[] }) {
  const t = useLearningMessages()
  const course = nextCourse(courses)
  const step: CourseStep = course ? courseStep(course) : { step: 'done' }
  const { title, text } = sentences(t, step)
  return (
    <Card as="section" tone="tint" className={styles.next} aria-labelledby="learning-next">
      {course && <BadgeMark badge={course.id} earned={false} size={72} />}
      <div className={styles.nextText}>
        <p className={styles.soft}>{course ? course.title : t('next.title')}</p>
        <h2 id="learning-next">{title}</h2>
        {text && <p className={styles.flat}>{text}</p>}
      </div>
      <ButtonLink to={course ? stepAddress(course.id, step) : '/jobs'}>
        {step.step === 'done' ? t('next.jobs') : t(`action.${step.step}`)}
      </ButtonLink>
    </Card>
  )
}

function sentences(t: LearningMessages, step: CourseStep): { title: string; text: string } {
  switch (step.step) {
    case 'start':
    case 'lesson': {
      const { number, of, lesson } = step
      return {
        title: t(`next.${step.step}`, { number, of, minutes: t('common.minutes', { count: lesson.minutes }) }),
        text: lesson.title,
      }
    }
    case 'quiz':
      return {
        title: t('next.quiz', { questions: step.questions, minutes: t('common.minutes', { count: step.minutes }) }),
        text: t('next.quizText'),
      }
    case 'goOnQuiz':
      return { title: t('next.goOnQuiz', { number: step.number, of: step.of }), text: t('next.goOnQuizText') }
    case 'again':
      return { title: t('next.again'), text: t('next.againText', { percent: step.percent, pass: PASS_MARK_PERCENT }) }
    case 'done':
      return { title: t('next.done'), text: t('next.doneText') }
  }
}
