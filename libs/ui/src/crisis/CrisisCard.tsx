import { textIn } from '@onward/contracts/portal/text-in'
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

interface Line {
  id: string
  href: string
  name: string
  call: string
  about: string
  lang: string
}
/** Administrators' numbers, else those that are built in. */
function useLines(): readonly Line[] {
  const { language, texts } = usePortal()
  const own = CRISIS_MESSAGES[language].lines
  return (
    texts?.crisis?.map(({ id, link, title, text }) => {
      const { text: call, lang } = textIn(title, language)
      return { id, href: link, name: call, call, about: textIn(text, language).text, lang }
    }) ?? LINES.map(([id, href]) => ({ id, href, ...own[id], lang: language }))
  )
}

/** Crisis numbers, first on a page, whatever else loads or fails. */
export function CrisisCard() {
  const messages = CRISIS_MESSAGES[usePortal().language]
  const lines = useLines()
  return (
    <section className={styles.card} aria-labelledby="crisis-title">
      <h2 id="crisis-title">{messages.title}</h2>
      <p>{messages.text}</p>
      <ul className={styles.row}>
        {lines.map(({ id, href, name, lang }) => (
          <li key={id}>
            <a href={href} lang={lang}>
              {name}
            </a>
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
  /** Focuses the card, where it may be outside the visible part. */
  takesFocus?: boolean
  /** What happened to the message. */
  children?: ReactNode
}
/** The only answer to a text of somebody who may be in danger (`hasCrisisPhrase`). */
export function CrisisAnswer({ takesFocus = false, children }: AnswerProps) {
  const messages = CRISIS_MESSAGES[usePortal().language]
  const { viewer } = useSession()
  const lines = useLines()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  const isStaff = viewer === 'employer' || viewer === 'agent' || viewer === 'admin'
  return (
    <div ref={card} className={styles.card} role="alert" tabIndex={-1}>
      <h3>{isStaff ? messages.staff : messages.heard}</h3>
      <p>{isStaff ? messages.staffText : messages.heardText}</p>
      <ul className={styles.lines}>
        {lines.map(({ id, href, call, about, lang }) => (
          <li key={id} lang={lang}>
            <a href={href}>{call}</a>
            <span>{about}</span>
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

/** The gateway's own page, which needs no script. */
const More = () => <a href="/help/crisis">{CRISIS_MESSAGES[usePortal().language].more}</a>
