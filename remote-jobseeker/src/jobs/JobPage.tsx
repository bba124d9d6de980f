import type { BoardJob } from '@onward/contracts/jobs'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { Badge, ButtonLink, Card, EmptyState, InlineAlert, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { featureWords } from '../facts'
import { useCvsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useMessages } from '../words'
import { useJob } from './api'
import { ApplyLink } from './JobCard'
import { JobFacts } from './JobFacts'
import styles from './jobs.module.css'
import { MatchBar } from './MatchBar'
import { SaveToggle } from './SaveToggle'
import { WhyThisMatch } from './WhyThisMatch'

/** Nobody can see such a job: it never was, or is hidden from this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status)

/** /jobs/:id: the whole advert, for visitors too. */
export default function JobPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const { viewer } = useSession()
  const job = useJob(id)
  usePageTitle(job.data?.title ?? t('job.title'))
  useCvsLive()
  const back = viewer === 'user' && <Link to="/jobs">{t('job.back')}</Link>
  if (isMissing(job.error)) {
    return (
      <Page>
        <PageHeader title={t('job.missing')} eyebrow={back} />
        <EmptyState
          title={t('job.missingText')}
          action={
            <ButtonLink to={viewer === 'user' ? '/jobs' : '/'}>{t(viewer === 'user' ? 'job.back' : 'job.home')}</ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <Page>
      <Answer of={job} cards={2}>
        {(found) => (
          <>
            <PageHeader title={found.title} lead={found.company} eyebrow={back} />
            <Advert job={found} />
          </>
        )}
      </Answer>
    </Page>
  )
}

function Advert({ job }: { job: BoardJob }) {
  const t = useMessages()
  const features = [...new Set([...job.accessibilityFeatures, ...job.workplaceFeatures])]
  return (
    <div className={styles.advertColumns}>
      <Stack gap={4} className={styles.act}>
        <JobFacts job={job} />
        <Card>
          <Stack gap={3}>
            {job.closesOn && <p className={styles.soft}>{t('job.closesOn', { day: formatDay(job.closesOn) })}</p>}
            <Actions job={job} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={5} className={styles.words}>
        <Section title={t('job.about')}>
          <p className={styles.advert}>{job.description}</p>
        </Section>
        {job.requirements.length > 0 && (
          <Section title={t('job.requirements')}>
            <ul className={styles.plain}>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Section>
        )}
        {(features.length > 0 || job.benefitsTransitionSupport || job.isDisabilityFriendly) && (
          <Section title={t('job.support')}>
            <Row gap={2}>
              {job.isDisabilityFriendly && <Badge>{t('job.disabilityFriendly')}</Badge>}
              {job.benefitsTransitionSupport && <Badge>{t('job.benefits')}</Badge>}
              {features.map((feature) => (
                <Badge key={feature}>{featureWords(t, feature)}</Badge>
              ))}
            </Row>
          </Section>
        )}
      </Stack>
      {job.match && (
        <Card className={styles.why}>
          <Stack gap={4}>
            <MatchBar score={job.match.score} />
            <h2>{t('why.title')}</h2>
            <WhyThisMatch match={job.match} />
          </Stack>
        </Card>
      )}
    </div>
  )
}

function Actions({ job }: { job: BoardJob }) {
  const t = useMessages()
  const { viewer } = useSession()
  if (viewer === 'visitor') {
    if (!job.open) return <InlineAlert tone="warning" title={t('job.closed')} />
    return (
      <>
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}>{t('job.signInToApply')}</ButtonLink>
        <p className={styles.soft}>{t('job.signInText')}</p>
      </>
    )
  }
  if (viewer !== 'user') return null
  return (
    <>
      <ApplyLink job={job} />
      <SaveToggle job={job} />
      {!job.match && (
        <p className={styles.soft}>
          {t('job.noMatch')} <Link to="/cv-review">{t('step.upload.action')}</Link>
        </p>
      )}
    </>
  )
}
