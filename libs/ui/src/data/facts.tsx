import type { Tone } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A name and its value; one without a value is left out. */
export type Fact = readonly [label: string, value: ReactNode]
export interface DescriptionsProps {
  facts: readonly Fact[]
  label?: string
  /** Says changes by itself. */
  live?: boolean
}
/** Names and values of one thing, one below the other. */
export function Descriptions({ facts, label, live = false }: DescriptionsProps) {
  return (
    <dl className={styles.facts} aria-label={label} aria-live={live ? 'polite' : undefined}>
      {facts.map(([name, value]) =>
        value === '' || value === null || value === undefined || value === false ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

export interface TimelineStep {
  id: string
  tone?: Tone
  content: ReactNode
}
/** What happened, newest first or last as given. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ id, tone, content }) => (
        <li key={id} data-tone={tone}>
          {content}
        </li>
      ))}
    </ol>
  )
}
