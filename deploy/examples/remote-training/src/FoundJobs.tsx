import type { PublicJobs } from '@onward/contracts/jobs/public-jobs'
import { Link } from '@onward/portal-kit/router'
import { Card, Grid, Section } from '@onward/ui/frame'
import { useMessages } from './messages'
import styles from './Training.module.css'

/** What the portal's search found, in its own sentences. */
export function FoundJobs({ found }: { found: PublicJobs }) {
  const t = useMessages()
  return (
    <Section title={<span aria-live="polite">{t('found', { count: found.total })}</span>} id="found">
      {found.note && <p>{found.note}</p>}
      <Grid min="m">
        {found.items.map(({ id, title, company, pay, hours, place }) => (
          <Card key={id} as="article">
            <h3 className={styles.title}>
              <Link to={`/jobs/${id}`}>{title}</Link>
            </h3>
            <p className={styles.who}>{company}</p>
            <p className={styles.pay}>{[pay, hours].filter(Boolean).join(' · ')}</p>
            <p className={styles.who}>{place}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
