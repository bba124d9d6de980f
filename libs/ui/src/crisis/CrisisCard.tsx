import { usePortal, useSession } from '@onward/portal-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './CrisisCard.module.css'
import { CRISIS_MESSAGES } from './messages'

const LINES = [
  ['emergency', 'tel:999'],
  ['nhs', 'tel:111'],
  ['samaritans', 'tel:116123'],
  ['shout', 'sms:85258?body=SHOUT'],
] as const

/** Whom to call in a crisis, first on a page whatever else loads or fails. */
export function CrisisCard() {
  const words = CRISIS_MESSAGES[usePortal().language]
  return (
    <section className={styles.card} aria-labelledby="crisis-title">
      <h2 id="crisis-title">{words.title}</h2>
      <p>{words.text}</p>
      <ul className={styles.row}>
        {LINES.map(([line, href]) => (
          <li key={line}>
            <a href={href}>{words.lines[line].name}</a>
          </li>
        ))}
        <li>
          <More />
        </li>
      </ul>
    </section>
  )
}

interface AnswerProps {
  /** Where it may stand outside what is seen. */
  takesFocus?: boolean
  /** What became of the words. */
  children?: ReactNode
}
/** The one answer to words of somebody who may be in danger (`hasCrisisPhrase`). */
export function CrisisAnswer({ takesFocus = false, children }: AnswerProps) {
  const words = CRISIS_MESSAGES[usePortal().language]
  const { viewer } = useSession()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  const isStaff = viewer === 'employer' || viewer === 'agent' || viewer === 'admin'
  return (
    <div ref={card} className={styles.card} role="alert" tabIndex={-1}>
      <h3>{isStaff ? words.staff : words.heard}</h3>
      <p>{isStaff ? words.staffText : words.heardText}</p>
      <ul className={styles.lines}>
        {LINES.map(([line, href]) => (
          <li key={line}>
            <a href={href}>{words.lines[line].call}</a>
            <span>{words.lines[line].about}</span>
          </li>
        ))}
      </ul>
      <p>
        <More />
      </p>
      {children}
    </div>
  )
}

/** The gateway's own page: it needs no script. */
const More = () => <a href="/help/crisis">{CRISIS_MESSAGES[usePortal().language].more}</a>
