import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { useDashboardMessages } from './catalogue'
import styles from './Today.module.css'

const STEPS = [
  { name: 'check', to: '/employer/organisation' },
  { name: 'post', to: '/employer/post-job' },
  { name: 'find', to: '/employer/candidates' },
] as const

/** For an organisation without jobs: its first three steps. */
export function FirstSteps({ verified }: { verified: boolean }) {
  const w = useDashboardMessages()
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, to }, n) => (
        <li key={name} className={styles.step}>
          <h3>
            {n + 1}. {w(`first.${name}`)}
          </h3>
          {name === 'check' && verified ? (
            <StatusBadge tone="success">{w('common.done')}</StatusBadge>
          ) : (
            <>
              <p>{w(`first.${name}Text`)}</p>
              <Link to={to}>{w(`first.${name}Link`)}</Link>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
