import { BADGES } from '@onward/contracts/learning/badges'
import { COURSE_IDS, type CourseView, listCourses, readCourse } from '@onward/contracts/learning/courses'
import { usePageTitle, usePortal } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { Link, useLocation, useNavigate, useParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, Page, PageHeader } from '@onward/ui/frame'
import { useCallback, useState } from 'react'
import { Answer } from '../parts/Answer'
import { useCourse } from './api'
import { CourseMap } from './CourseMap'
import { CourseNotice } from './CourseNotice'
import { CourseStart } from './CourseStart'
import { useLearningMessages } from './catalogue'
import styles from './course.module.css'
import { type Place, placeOf, QUIZ } from './course-step'
import { useHeadingFocus } from './heading-focus'
import { LessonReader } from './LessonReader'
import { Quiz } from './Quiz'
import { type ReadMark, useReadMarks } from './read-marks'

/** /learning/:course: introduction, lessons and quiz, each with its own address, `#lesson` and `#quiz`. */
export default function CoursePage() {
  const { course = '' } = useParams()
  const id = COURSE_IDS.find((one) => one === course)
  return id ? <Course key={id} id={id} /> : <NoCourse />
}

function NoCourse() {
  const t = useLearningMessages()
  usePageTitle(t('course.missing'))
  return (
    <Page width="text">
      <PageHeader eyebrow={<BackToAll />} title={t('course.missing')} />
      <EmptyState
        picture={<Drawing name="search" />}
        title={t('course.missingText')}
        action={<ButtonLink to="/learning">{t('course.back')}</ButtonLink>}
      />
    </Page>
  )
}

const BackToAll = () => <Link to="/learning">{useLearningMessages()('course.back')}</Link>

function Course({ id }: { id: CourseView['id'] }) {
  const { language } = usePortal()
  const course = useCourse(id)
  return (
    <Page>
      <CourseNotice course={id} />
      {course.data ? (
        <Opened course={course.data} />
      ) : (
        <>
          <PageHeader eyebrow={<BackToAll />} title={BADGES[id].name[language]} />
          <Answer of={course} cards={1}>
            {() => null}
          </Answer>
        </>
      )}
    </Page>
  )
}

/** The part that the address names; an unknown one (the skip link's target) changes nothing. */
function usePlace(lessons: CourseView['lessons']): Place {
  const found = placeOf(useLocation().hash, lessons)
  const [last, setLast] = useState<Place>(found ?? { at: 'start' })
  if (found && JSON.stringify(found) !== JSON.stringify(last)) setLast(found)
  return found ?? last
}

function Opened({ course }: { course: CourseView }) {
  const t = useLearningMessages()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keep = useCallback(
    (read: ReadMark, at: string) => {
      // Only the mark changes, so the course's text is not fetched again.
      client.setQueriesData<CourseView>({ queryKey: queryKey(readCourse) }, (before) => {
        if (before?.id !== read.course) return before
        return {
          ...before,
          lessons: before.lessons.map((one) => (one.id === read.lesson && !one.readAt ? { ...one, readAt: at } : one)),
        }
      })
      void client.invalidateQueries({ queryKey: queryKey(listCourses) })
    },
    [client],
  )
  const { unsent, waiting, mark } = useReadMarks(keep)
  const place = usePlace(course.lessons)
  const heading = useHeadingFocus(place.at === 'lesson' ? `lesson ${place.index}` : place.at, 'top')
  const isRead = (lesson: string) =>
    course.lessons.some(({ id, readAt }) => id === lesson && readAt !== null) ||
    unsent.some((one) => one.course === course.id && one.lesson === lesson)
  const lesson = place.at === 'lesson' ? course.lessons[place.index] : undefined

  const goOn = (from: CourseView['lessons'][number], to: string) => {
    if (!isRead(from.id)) mark({ course: course.id, lesson: from.id })
    void navigate(`#${to}`)
  }
  const main = lesson ? (
    <LessonReader
      course={course}
      lesson={lesson}
      heading={heading}
      waiting={waiting}
      onGoOn={(next) => goOn(lesson, next?.id ?? QUIZ)}
    />
  ) : place.at === 'quiz' ? (
    <Quiz course={course} heading={heading} isRead={isRead} />
  ) : (
    <CourseStart course={course} heading={heading} isRead={isRead} />
  )
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <CourseMap course={course} place={place} isRead={isRead} title={t('course.list')} />
    </div>
  )
}
