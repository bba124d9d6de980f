import { type PublicOrganisation, readJobOrganisation } from '@onward/contracts/jobs/organisation'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Badge, Section } from '@onward/ui/frame'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

export type EmployerFacts = Pick<PublicOrganisation, 'name' | 'whatWeDo' | 'writtenIn' | 'website' | 'confident'>

/** The employer's profile. Nothing is drawn while it loads or when there is none, because the advert works without it. */
export function AboutEmployer({ jobId }: { jobId: string }) {
  const { data, isPending } = useEndpoint(readJobOrganisation, { params: { id: jobId } })
  // The prerendered advert shows the profile already; the shell waits for it before replacing that advert.
  if (isPending) return <span hidden data-skeleton />
  return data ? <EmployerView employer={data} /> : null
}

export function EmployerView({ employer: { name, whatWeDo, writtenIn, website, confident } }: { employer: EmployerFacts }) {
  const w = useJobsMessages()
  if (!whatWeDo && !website && !confident) return null
  return (
    <Section title={w('employer.about', { name })}>
      {whatWeDo && (
        <p className={styles.advert} lang={writtenIn}>
          {whatWeDo}
        </p>
      )}
      {confident && <ConfidentLine {...confident} />}
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

/** Its Disability Confident level, and whether that was checked. */
export function ConfidentLine({ level, confirmed }: NonNullable<EmployerFacts['confident']>) {
  const w = useJobsMessages()
  return (
    <p>
      <Badge>{w(`employer.confident.${level}`)}</Badge> {w(confirmed ? 'employer.confirmed' : 'employer.claimed')}
    </p>
  )
}
