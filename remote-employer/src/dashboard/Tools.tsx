import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import type { EmployerToday } from '@onward/contracts/jobs/employer-today'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useDashboardMessages } from './catalogue'
import styles from './lists.module.css'

export interface ToolsProps {
  today: EmployerToday | undefined
  jobs: readonly EmployerJob[]
}
/** What is known of the adverts; before the first open one, what the tool is for. */
function inclusiveFact(w: ReturnType<typeof useDashboardMessages>, adverts: EmployerToday['adverts']): string {
  if (!adverts || adverts.open === 0) return w('tools.inclusiveText')
  const { open: all, withoutFeatures: count } = adverts
  return count === 0 ? w('tools.inclusiveAll', { all }) : w('tools.inclusiveFact', { count, all })
}
/** The documented four tools: what each knows of this employer now, and the page where something is done about it. */
export function Tools({ today, jobs }: ToolsProps) {
  const w = useDashboardMessages()
  const matched = jobs.find(({ reach }) => reach?.atLeast)
  const adverts = today?.adverts
  const tools = [
    {
      name: 'matching',
      to: matched ? `/employer/candidates?job=${matched.id}` : '/employer/candidates',
      fact: matched
        ? w('tools.matchingFact', { count: formatNumber(matched.reach?.atLeast ?? 0), job: matched.title })
        : w('tools.matchingText'),
    },
    { name: 'badge', to: '/employer/badges/check', fact: w('tools.badgeText') },
    {
      name: 'inclusive',
      to: '/employer/jobs?state=Active',
      fact: inclusiveFact(w, adverts),
    },
    {
      name: 'progress',
      to: '/employer/applications?status=under-review',
      fact:
        typeof today?.answerDays === 'number' ? w('tools.progressFact', { count: today.answerDays }) : w('tools.progressText'),
    },
  ] as const
  return (
    <ul className={styles.tools}>
      {tools.map(({ name, to, fact }) => (
        <li key={name}>
          <h3 className={styles.tool}>{w(`tools.${name}`)}</h3>
          <p>{fact}</p>
          <Link to={to}>{w(`tools.${name}Link`)}</Link>
        </li>
      ))}
    </ul>
  )
}
