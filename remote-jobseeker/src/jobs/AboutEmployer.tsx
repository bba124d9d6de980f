import { readJobOrganisation } from '@onward/contracts/jobs/organisation'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Badge, Section } from '@onward/ui/frame'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** What the employer says of itself. An advert stands without it: nothing is drawn while it loads, or when there is none. */
export function AboutEmployer({ jobId }: { jobId: string }) {
  const w = useJobsMessages()
  const { data } = useEndpoint(readJobOrganisation, { params: { id: jobId } })
  if (!data || (!data.whatWeDo && !data.website && !data.confident)) return null
  const { name, whatWeDo, website, confident } = data
  return (
    <Section title={w('employer.about', { name })}>
      {whatWeDo && <p className={styles.advert}>{whatWeDo}</p>}
      {confident && (
        <p>
          <Badge>{w(`employer.confident.${confident.level}`)}</Badge>{' '}
          {w(confident.confirmed ? 'employer.confirmed' : 'employer.claimed')}
        </p>
      )}
      {website && (
        <p>
          <a href={website} rel="noopener noreferrer nofollow">
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
    </Section>
  )
}
