import type { JobFunnel } from '@onward/contracts/jobs/employer-jobs'
import styles from './FunnelBar.module.css'

/** The steps of a funnel that a row has room for; the advert's page has all of them. */
export const FUNNEL_STEPS = ['seen', 'opened', 'applied', 'interviewed', 'started'] as const

/** Whoever came further had taken the steps before, even where nobody counted it: an advert can be opened from a letter. */
export function stepCounts(funnel: JobFunnel | undefined, applications: number): number[] {
  const counted = FUNNEL_STEPS.map((step) => (step === 'applied' ? applications : (funnel?.[step] ?? 0)))
  return counted.map((_, at) => Math.max(...counted.slice(at)))
}
/** Of the step before, from 0 to 1; the first step is the whole. */
const shareOf = (count: number, before: number): number => (before > 0 ? Math.min(1, count / before) : count > 0 ? 1 : 0)

/** The step at this place of `counts`, as a share of the one before it. */
export function FunnelBar({ counts, at }: { counts: readonly number[]; at: number }) {
  const count = counts[at] ?? 0
  const share = shareOf(count, counts[at - 1] ?? count)
  return (
    <svg className={styles.bar} viewBox="0 0 60 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="60" height="6" rx="3" />
      {share > 0 && <rect width={Math.max(3, 60 * share)} height="6" rx="3" data-share />}
    </svg>
  )
}
