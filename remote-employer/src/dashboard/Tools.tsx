import { Link } from '@onward/portal-kit/router'
import { useDashboardMessages } from './catalogue'
import styles from './lists.module.css'

/** The documented four first. */
const TOOLS = [
  { name: 'matching', to: '/employer/candidates' },
  { name: 'badge', to: '/employer/badges/check' },
  { name: 'inclusive', to: '/employer/post-job' },
  { name: 'progress', to: '/employer/applications?status=under-review' },
  { name: 'interviews', to: '/employer/interviews' },
  { name: 'messages', to: '/employer/messages' },
  { name: 'import', to: '/employer/jobs/import' },
  { name: 'organisation', to: '/employer/organisation' },
] as const

/** Tools for hiring, each with a link to its page. */
export function Tools() {
  const w = useDashboardMessages()
  return (
    <ul className={styles.tools}>
      {TOOLS.map(({ name, to }) => (
        <li key={name}>
          <h3 className={styles.tool}>{w(`tools.${name}`)}</h3>
          <p>{w(`tools.${name}Text`)}</p>
          <Link to={to}>{w(`tools.${name}Link`)}</Link>
        </li>
      ))}
    </ul>
  )
}
