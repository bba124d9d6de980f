import { salaryIn } from '@onward/contracts/jobs/pay'
import type { MyInvitation, PoolInvitationState } from '@onward/contracts/jobs/pool'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, Button, ButtonLink, Card, Row, Stack, StatusBadge, type Tone } from '@onward/ui/frame'
import { useId } from 'react'
import { useInvitationMessages } from './catalogue'
import styles from './invitations.module.css'

const TONES: Readonly<Record<PoolInvitationState, Tone>> = {
  sent: 'information',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
}
export type InvitationAction = 'accept' | 'decline' | 'never'

export interface InvitationCardProps {
  invitation: MyInvitation
  busy: boolean
  onAction(action: InvitationAction): void
}

/** An employer's invitation: the job, its reason and message, and the possible answers. */
export function InvitationCard({ invitation, busy, onAction }: InvitationCardProps) {
  const w = useInvitationMessages()
  const heading = useId()
  const { company, jobTitle: job, state, isJobOpen } = invitation
  const isOpen = state === 'sent' && isJobOpen
  const action = (name: InvitationAction, variant: 'primary' | 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      disabled={busy}
      onClick={() => onAction(name)}
      aria-label={w('of', { action: w(name), job, company })}
    >
      {w(name)}
    </Button>
  )
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack gap={3}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.job}>
            <Link to={`/jobs/${invitation.jobId}`}>{job}</Link>
          </h2>
          <StatusBadge tone={TONES[state]}>{w(`state.${state}`)}</StatusBadge>
        </div>
        <p className={styles.soft}>
          {[company, invitation.location, salaryIn(invitation.salary, currentLanguage())].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.soft}>
          {w('invitedOn', { day: formatDay(invitation.sentAt) })}.{' '}
          {isOpen && w('until', { day: formatDay(invitation.expiresAt) })}
          {!isJobOpen && w('closed')}
        </p>
        <p className={styles.match}>{w('match', { score: invitation.score })}</p>
        {invitation.matchingSkills.length > 0 && (
          <div>
            <p className={styles.label}>{w('skills')}</p>
            <ul className={styles.tags}>
              {invitation.matchingSkills.map((skill) => (
                <li key={skill}>
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
        <figure className={styles.wrote}>
          <figcaption>{w('wrote', { company })}</figcaption>
          <blockquote>{invitation.message}</blockquote>
        </figure>
        {state === 'accepted' && invitation.answeredAt && <p>{w('shown', { company, day: formatDay(invitation.answeredAt) })}</p>}
        {isOpen && (
          <Row>
            {action('accept', 'primary')}
            {action('decline', 'secondary')}
            {action('never', 'quiet')}
          </Row>
        )}
        <Next invitation={invitation} />
      </Stack>
    </Card>
  )
}

/** The next step after an answer. */
function Next({ invitation: { state, jobId, jobTitle: job, isJobOpen, applicationId } }: { invitation: MyInvitation }) {
  const w = useInvitationMessages()
  if (applicationId) {
    return (
      <Link to={`/applications/${applicationId}`} aria-label={w('appliedOf', { job })}>
        {w('applied')}
      </Link>
    )
  }
  if (state !== 'accepted' || !isJobOpen) return null
  return (
    <Row>
      <ButtonLink to={`/jobs/${jobId}/apply`}>{w('apply')}</ButtonLink>
      <Link to={`/jobs/${jobId}`} aria-label={w('jobOf', { job })}>
        {w('job')}
      </Link>
    </Row>
  )
}
