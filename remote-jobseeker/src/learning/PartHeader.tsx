import { Link } from '@onward/portal-kit/router'
import type { ReactNode, RefObject } from 'react'
import styles from './course.module.css'
import { courseAddress } from './course-step'

/** The `h1` of a part of a course, which can take the focus, with a back link above. */
export function PartHeader({
  back,
  title,
  heading,
  children,
}: {
  /** Links to the course's start, or to all courses. */
  back: { course: string | null; label: string }
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}) {
  return (
    <header className={styles.header}>
      <Link to={back.course ? courseAddress(back.course) : '/learning'} className={styles.back}>
        {back.label}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}
