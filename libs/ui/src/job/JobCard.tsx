import { Link } from '@onward/portal-kit/router'
import { Fragment, type MouseEvent, type ReactNode, useId } from 'react'
import { EmployerMark } from './EmployerMark'
import styles from './JobCard.module.css'

export interface JobCardProps {
  title: string
  /** The language of the title. */
  lang?: string | undefined
  /** Heading level of the title: one below the heading above the list. */
  level?: 2 | 3
  /** Address of the job's page. */
  to: string
  company: string
  logo?: string | null
  /** Short lines, the pay first; the parts of a line are beside each other. */
  lines: readonly (readonly ReactNode[])[]
  /** The match and its main reason. */
  fit?: ReactNode
  reason?: ReactNode
  save?: ReactNode
  /** An extra button, such as Apply Now. */
  action?: ReactNode
  /** The job is open in the pane. */
  chosen?: boolean
  /** Replaces going to the page, except in a new tab or window. */
  onOpen?(): void
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Between two parts of a line. */
export const Dot = () => <span className={styles.dot}> · </span>
/** Part of a card on wide screens only, or on phones only, where a line has less room. */
export const OnWide = ({ children }: { children: ReactNode }) => <span className={styles.onWide}>{children}</span>
export const OnPhone = ({ children }: { children: ReactNode }) => <span className={styles.onPhone}>{children}</span>

/** A job in a list, short enough to compare. */
export function JobCard({
  title,
  lang,
  level = 3,
  to,
  company,
  logo,
  lines,
  fit,
  reason,
  save,
  action,
  chosen,
  onOpen,
}: JobCardProps) {
  const Title = `h${level}` as const
  const heading = useId()
  const press = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <article className={styles.job} aria-labelledby={heading} data-chosen={chosen || undefined}>
      <div className={styles.face}>
        <EmployerMark name={company} logo={logo} />
        <div className={styles.name}>
          <Title id={heading}>
            <Link to={to} data-card="" lang={lang} aria-current={chosen || undefined} onClick={press}>
              {title}
            </Link>
          </Title>
          <p className={styles.company}>{company}</p>
        </div>
        <div className={styles.facts}>
          {lines.map((parts, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
            <p key={line} className={styles.line}>
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: and so do their parts
                <Fragment key={place}>
                  {place > 0 && <Dot />}
                  {part}
                </Fragment>
              ))}
            </p>
          ))}
          {(fit || reason) && (
            <p className={styles.fit}>
              {fit}
              {reason && <span className={styles.reason}>{reason}</span>}
            </p>
          )}
        </div>
        {save && <div className={styles.save}>{save}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

/** Cards under each other in one frame. */
export const JobCards = ({ children }: { children: ReactNode }) => <div className={styles.jobs}>{children}</div>
