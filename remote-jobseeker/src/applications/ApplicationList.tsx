import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Card, Stack } from '@onward/ui/frame'
import { EmployerMark } from '@onward/ui/job'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { StateBadge } from './StateBadge'

interface Props {
  items: readonly MyApplication[]
  /** Heading level of the titles: one below the heading above the list. */
  level?: 2 | 3
  /** Shown at the end of a card: what to do next. */
  next?(application: MyApplication): ReactNode
}

export function ApplicationList({ items, level = 3, next }: Props) {
  const t = useMessages()
  const a = useApplicationMessages()
  const Title = `h${level}` as const
  return (
    <Stack gap={3}>
      {items.map((application) => (
        <Card key={application.id} as="article" className={styles.card}>
          <div className={styles.marked}>
            <EmployerMark name={application.company} logo={application.logo} />
            <div className={styles.about}>
              <Title className={styles.title}>
                <Link to={`/applications/${application.id}`}>{application.jobTitle}</Link>
              </Title>
              <p>
                {application.company}, {application.location}
              </p>
              <p className={styles.soft}>{t('applications.on', { day: formatDay(application.appliedAt) })}</p>
              {application.frozen && <p className={styles.soft}>{a('frozen.mark')}</p>}
              {!application.frozen && application.noResponseYet && <p className={styles.soft}>{t('applications.noResponse')}</p>}
              {!application.frozen && next?.(application)}
            </div>
          </div>
          <StateBadge state={application.state} />
        </Card>
      ))}
    </Stack>
  )
}
