import type { ResponseOf } from '@onward/contracts/endpoint'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { Link } from '@onward/portal-kit/router'
import { useEffect, useRef, useState } from 'react'
import { Answer } from '../parts/Answer'
import { ApplicationHead, ApplicationParts } from './ApplicationParts'
import styles from './ApplicationParts.module.css'
import { useApplication } from './api'
import type { ApplicationPart } from './application-part'
import { useHiringMessages } from './catalogue'

export interface ApplicationBesideProps {
  id: string
  /** The application's own page. */
  page: string
  /** This list without an application beside it. */
  list: string
  /** Opened by the reader, who now reads on here; false while J and K pass through the list. */
  takesFocus: boolean
}

/** One application beside the list: the next step, CV and letter, the match, and how to reach the applicant. */
export default function ApplicationBeside({ id, ...props }: ApplicationBesideProps) {
  const application = useApplication(id)
  // Here, so that J and K go from one CV, or one history, to the next.
  const [part, setPart] = useState<ApplicationPart | null>(null)
  return (
    <Answer of={application} lines={8}>
      {(found) => (
        <Beside key={id} {...props} application={found} part={part} onPart={setPart} refetch={() => application.refetch()} />
      )}
    </Answer>
  )
}

type BesideProps = Omit<ApplicationBesideProps, 'id'> & {
  application: ResponseOf<typeof readEmployerApplication>
  part: ApplicationPart | null
  onPart(part: ApplicationPart): void
  refetch(): Promise<unknown>
}
function Beside({ page, list, takesFocus, ...props }: BesideProps) {
  const h = useHiringMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const [focusAtFirst] = useState(takesFocus)
  useEffect(() => {
    if (focusAtFirst) heading.current?.focus()
  }, [focusAtFirst])
  return (
    <article className={styles.beside} aria-labelledby="beside-name">
      <nav className={styles.links} aria-label={h('near.label')}>
        <Link to={list}>{h('near.back')}</Link>
        <Link to={page}>{h('beside.page')}</Link>
      </nav>
      <ApplicationHead
        application={props.application}
        heading={
          <h2 ref={heading} tabIndex={-1} id="beside-name">
            {props.application.name}
          </h2>
        }
      />
      <ApplicationParts {...props} />
    </article>
  )
}
