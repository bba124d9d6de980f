import { Link } from '@onward/portal-kit/router'
import type { ReactNode } from 'react'
import styles from './SearchAnswers.module.css'

export interface TopicCard {
  title: string
  text: string
  links: readonly { text: string; href: string }[]
}
/** Answers to what somebody typed that is no job, above the jobs. Their links leave the portal's pages. */
export const TopicCards = ({ cards }: { cards: readonly TopicCard[] }) =>
  cards.map(({ title, text, links }) => (
    <section key={title} className={styles.card} data-topic="">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className={styles.links}>
        {links.map(({ text: name, href }) => (
          <a key={href} href={href} data-topic-link="">
            {name}
          </a>
        ))}
      </p>
    </section>
  ))

export interface WayOn {
  label: string
  links: readonly { text: string; to: string }[]
}
/** Ways on from a search; `children` comes last, such as an alert. */
export function WaysOn({ ways, children }: { ways: readonly WayOn[]; children?: ReactNode }) {
  if (ways.length === 0 && !children) return null
  return (
    <div className={styles.ways}>
      {ways.map(({ label, links }) => (
        <div key={label} className={styles.way} data-way="">
          <p>{label}</p>
          <ul>
            {links.map(({ text, to }) => (
              <li key={to} data-way-link="">
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children}
    </div>
  )
}
