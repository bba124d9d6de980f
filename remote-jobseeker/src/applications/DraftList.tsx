import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, Row, Section, Stack, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { DeleteDraft } from './DeleteDraft'

/** Drafts of applications, the most recently changed first. */
export function DraftList({ drafts }: { drafts: readonly ApplicationDraft[] }) {
  const a = useApplicationMessages()
  return (
    <Section title={a('list.drafts')}>
      <Stack gap={3}>
        {drafts.map((draft) => (
          <DraftCard key={draft.jobId} draft={draft} />
        ))}
      </Stack>
    </Section>
  )
}

function DraftCard({ draft }: { draft: ApplicationDraft }) {
  const a = useApplicationMessages()
  const { jobId, jobTitle, company, closed } = draft
  const to = `/jobs/${jobId}/apply`
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <Link to={to}>{jobTitle}</Link>
        </h3>
        {company && <p>{company}</p>}
        <p className={styles.soft}>{a('list.savedAt', { when: formatDayAndTime(draft.savedAt) })}</p>
        {closed ? (
          <>
            <p>
              <strong>{a('list.closed')}</strong>
            </p>
            <p className={styles.soft}>{a('list.closedText', { day: formatDay(closed.keptUntil) })}</p>
          </>
        ) : (
          draft.closesOn && <p className={styles.soft}>{a('list.closesOn', { day: formatDay(draft.closesOn) })}</p>
        )}
        <Row gap={3}>
          <ButtonLink to={to} size="s" variant={closed ? 'secondary' : 'primary'}>
            {a(closed ? 'list.see' : 'common.continue')}
            <VisuallyHidden>: {jobTitle}</VisuallyHidden>
          </ButtonLink>
          <DeleteDraft draft={draft} />
        </Row>
      </div>
      <StatusBadge tone="warning">{a('list.draft')}</StatusBadge>
    </Card>
  )
}
