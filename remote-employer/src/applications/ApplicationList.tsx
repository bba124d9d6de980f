import type { EmployerApplication } from '@onward/contracts/jobs'
import styles from './ApplicationList.module.css'
import { ApplicationRow } from './ApplicationRow'

export function ApplicationList({ applications, label }: { applications: readonly EmployerApplication[]; label: string }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationRow application={application} />
        </li>
      ))}
    </ul>
  )
}
