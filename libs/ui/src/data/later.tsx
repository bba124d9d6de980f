import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type * as facts from './facts'

/** Loaded when first drawn: most lists need none of these. */
const part = <K extends keyof typeof facts>(name: K) =>
  lazy(async () => ({ default: (await import('./facts'))[name] as (props: object) => ReactNode }))
const parts = {
  Descriptions: part('Descriptions'),
  Progress: part('Progress'),
  Statistic: part('Statistic'),
  Tag: part('Tag'),
  Timeline: part('Timeline'),
}
const drawn = <K extends keyof typeof facts>(name: K, props: ComponentProps<(typeof facts)[K]>) => {
  const Part: ComponentType<object> = parts[name]
  return (
    <Suspense fallback={null}>
      <Part {...(props as object)} />
    </Suspense>
  )
}
/** Names and values of one thing, one below the other or in columns. */
export const Descriptions = (props: ComponentProps<typeof facts.Descriptions>) => drawn('Descriptions', props)
/** A part of a whole, from 0 to 100; `label` names it. */
export const Progress = (props: ComponentProps<typeof facts.Progress>) => drawn('Progress', props)
/** One figure and what it counts. */
export const Statistic = (props: ComponentProps<typeof facts.Statistic>) => drawn('Statistic', props)
/** A word that marks a thing: a skill, a kind. */
export const Tag = (props: ComponentProps<typeof facts.Tag>) => drawn('Tag', props)
/** What happened, newest first or last as given. */
export const Timeline = (props: ComponentProps<typeof facts.Timeline>) => drawn('Timeline', props)
