import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import styles from './ApplicationList.module.css'
import { ApplicationRow } from './ApplicationRow'

export interface ApplicationListProps {
  applications: readonly EmployerApplication[]
  label: string
  search: string
  chosen: ReadonlySet<string>
  onChoose(id: string, chosen: boolean): void
}

export function ApplicationList({ applications, label, search, chosen, onChoose }: ApplicationListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationRow
            application={application}
            search={search}
            chosen={chosen.has(application.id)}
            onChoose={(isChosen) => onChoose(application.id, isChosen)}
          />
        </li>
      ))}
    </ul>
  )
}
