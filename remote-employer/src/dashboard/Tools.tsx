import { Link } from '@onward/portal-kit/router'
import { useMessages } from '../words'
import styles from './lists.module.css'

const TOOLS = [
  { name: 'matching', to: '/employer/applications' },
  { name: 'inclusive', to: '/employer/post-job' },
  { name: 'progress', to: '/employer/applications?status=under-review' },
] as const

/** What helps to hire, each with the page where it is. */
export function Tools() {
  const t = useMessages()
  return (
    <ul className={styles.tools}>
      {TOOLS.map(({ name, to }) => (
        <li key={name}>
          <h3 className={styles.tool}>{t(`dashboard.tools.${name}`)}</h3>
          <p>{t(`dashboard.tools.${name}.text`)}</p>
          <Link to={to}>{t(`dashboard.tools.${name}.link`)}</Link>
        </li>
      ))}
    </ul>
  )
}
