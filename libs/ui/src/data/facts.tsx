import type { Tone } from '@onward/ui/frame'
import AntDescriptions from 'antd/es/descriptions'
import AntProgress from 'antd/es/progress'
import AntStatistic from 'antd/es/statistic'
import AntTag from 'antd/es/tag'
import AntTimeline from 'antd/es/timeline'
import type { ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import styles from './marks.module.css'

export interface Fact {
  label: string
  value: ReactNode
}
export interface TimelineStep {
  id: string
  tone?: Tone
  content: ReactNode
}

/** Names and values of one thing, one below the other or in columns. */
export function Descriptions({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: number }) {
  return (
    <AntdTheme>
      <AntDescriptions
        size="small"
        colon={false}
        column={{ xs: 1, md: columns }}
        styles={{ label: { width: 130 } }}
        items={facts.map(({ label, value }) => ({ key: label, label, children: value }))}
      />
    </AntdTheme>
  )
}

const COLOURS: Readonly<Record<Tone, string>> = {
  neutral: 'var(--ow-line-strong)',
  success: 'var(--ow-success)',
  information: 'var(--ow-information)',
  warning: 'var(--ow-warning)',
  danger: 'var(--ow-danger)',
}
/** What happened, newest first or last as given. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <AntdTheme>
      <AntTimeline items={steps.map(({ id, tone = 'neutral', content }) => ({ key: id, color: COLOURS[tone], content }))} />
    </AntdTheme>
  )
}

/** One figure and what it counts. */
export function Statistic({ label, value, note }: { label: string; value: number | string; note?: ReactNode }) {
  return (
    <AntdTheme>
      <AntStatistic title={label} value={value} {...(note ? { suffix: note } : {})} />
    </AntdTheme>
  )
}

/** A part of a whole, from 0 to 100; `label` names it. */
export function Progress({ label, value }: { label: string; value: number }) {
  return (
    <AntdTheme>
      <AntProgress percent={value} size="small" aria-label={label} strokeColor="var(--ow-accent)" railColor="var(--ow-track)" />
    </AntdTheme>
  )
}

/** A word that marks a thing: a skill, a kind. */
export function Tag({ children, onRemove, removeLabel }: { children: ReactNode; onRemove?: () => void; removeLabel?: string }) {
  return (
    <AntdTheme>
      <AntTag className={styles.tag ?? ''} {...(onRemove && { closable: { 'aria-label': removeLabel }, onClose: onRemove })}>
        {children}
      </AntTag>
    </AntdTheme>
  )
}
