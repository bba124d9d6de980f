import { matchBand } from '@onward/contracts/jobs/match-scores'
import type { Candidate, MatchReason } from '@onward/contracts/jobs/pool'
import { BADGES } from '@onward/contracts/learning/badges'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, Button, Disclosure, ProgressBar, StatusBadge } from '@onward/ui/frame'
import { useId } from 'react'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import styles from './candidates.module.css'
import { type CandidateMessages, useCandidateMessages } from './catalogue'
import { FileButton } from './FileButton'
import { INVITATION_TONES } from './states'

const TONES = { perfect: 'green', strong: 'blue', good: 'orange' } as const

function reasonText(w: CandidateMessages, reason: MatchReason): string {
  switch (reason.kind) {
    case 'skills':
      return w('reason.skills', { have: reason.have, of: reason.of })
    case 'work':
      return w('reason.work', { title: reason.title })
    default:
      return w(`reason.${reason.kind}`)
  }
}

/** A person in the pool, under the code name that this organisation sees. */
export function CandidateCard({ candidate, jobId, onInvite }: { candidate: Candidate; jobId: string; onInvite(): void }) {
  const w = useCandidateMessages()
  const t = useMessages()
  const heading = useId()
  const name = w('name', { code: candidate.code })
  const band = matchBand(candidate.score)
  const displayedBand = band === 'potential' ? 'good' : band
  const language = currentLanguage()
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {name}
        </h2>
        {candidate.invitation && (
          <StatusBadge tone={INVITATION_TONES[candidate.invitation.state]}>
            {w(`state.${candidate.invitation.state}`)}
          </StatusBadge>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.part}>
          <ProgressBar
            label={w('match')}
            value={candidate.score}
            tone={TONES[displayedBand]}
            text={`${w('common.outOf100', { score: candidate.score })}, ${w(`match.${displayedBand}`)}`}
          />
          <dl className={styles.facts}>
            <div>
              <dt>{w('common.area')}</dt>
              <dd>{candidate.area ?? w('common.notGiven')}</dd>
            </div>
            <div>
              <dt>{w('when')}</dt>
              <dd>{candidate.availability ? availabilityText(t, candidate.availability) : w('common.notGiven')}</dd>
            </div>
            <div>
              <dt>{w('common.badges')}</dt>
              <dd className={styles.tags}>
                {candidate.badges.map((badge) => (
                  <Badge key={badge} icon="star">
                    {BADGES[badge].name[language]}
                  </Badge>
                ))}
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.part}>
          <h3 className={styles.label}>{w('why')}</h3>
          <ul className={styles.reasons}>
            {candidate.reasons.map((reason) => (
              <li key={reason.kind}>{reasonText(w, reason)}</li>
            ))}
          </ul>
          <Skills label={w('matchingSkills')} names={candidate.matchingSkills} />
          <Disclosure summary={w('moreAbout', { name })}>
            <Skills label={w('otherSkills')} names={candidate.otherSkills} />
            <Skills label={w('missingSkills')} names={candidate.skillsToDevelop} />
          </Disclosure>
        </div>
      </div>
      <div className={styles.actions}>
        {candidate.invitation ? (
          <Link to={`/employer/candidates/invitations?job=${jobId}`}>{w('state.see')}</Link>
        ) : (
          <Button variant="secondary" onClick={onInvite} aria-label={w('invite.of', { name })}>
            {w('invite')}
          </Button>
        )}
        <FileButton candidate={candidate} jobId={jobId} file="cv" />
        <FileButton candidate={candidate} jobId={jobId} file="letter" />
      </div>
    </article>
  )
}

function Skills({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.tags}>
        {names.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
