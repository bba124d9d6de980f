import type { Candidate } from '@onward/contracts/jobs/pool'
import { BADGES } from '@onward/contracts/learning/badges'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Descriptions, DotWord } from '@onward/ui/data'
import { Badge, Button } from '@onward/ui/frame'
import { SidePanel } from '@onward/ui/over'
import { useMessages } from '../catalogue'
import { availabilityText } from '../facts'
import { CandidateMatch, reasonText } from './CandidateList'
import styles from './candidates.module.css'
import { useCandidateMessages } from './catalogue'
import { FileButton } from './FileButton'
import { INVITATION_TONES } from './states'

interface CandidatePanelProps {
  candidate: Candidate
  jobId: string
  onInvite(): void
  onClose(): void
}
/** One person beside the list, under the code name that this organisation sees: why they match, all skills, and their files. */
export function CandidatePanel({ candidate, jobId, onInvite, onClose }: CandidatePanelProps) {
  const w = useCandidateMessages()
  const t = useMessages()
  const language = currentLanguage()
  const { invitation, area, availability, badges } = candidate
  const name = w('name', { code: candidate.code })
  return (
    <SidePanel
      open
      title={name}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          {invitation ? (
            <Link to={`/employer/candidates/invitations?job=${jobId}`}>{w('state.see')}</Link>
          ) : (
            <Button size="s" onClick={onInvite} aria-label={w('invite.of', { name })}>
              {w('invite')}
            </Button>
          )}
          <FileButton candidate={candidate} jobId={jobId} file="cv" />
          <FileButton candidate={candidate} jobId={jobId} file="letter" />
        </div>
      }
    >
      <div className={styles.panel}>
        {invitation && <DotWord tone={INVITATION_TONES[invitation.state]}>{w(`state.${invitation.state}`)}</DotWord>}
        <CandidateMatch score={candidate.score} />
        <section>
          <h3>{w('why')}</h3>
          <ul className={styles.reasons}>
            {candidate.reasons.map((reason) => (
              <li key={reason.kind}>{reasonText(w, reason)}</li>
            ))}
          </ul>
        </section>
        <Descriptions
          facts={[
            [w('common.area'), area ?? w('common.notGiven')],
            [w('when'), availability ? availabilityText(t, availability) : w('common.notGiven')],
          ]}
        />
        <Names label={w('common.badges')} names={badges.map((badge) => BADGES[badge].name[language])} />
        <Names label={w('matchingSkills')} names={candidate.matchingSkills} />
        <Names label={w('missingSkills')} names={candidate.skillsToDevelop} />
        <Names label={w('otherSkills')} names={candidate.otherSkills} />
      </div>
    </SidePanel>
  )
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section>
      <h3>{label}</h3>
      <ul className={styles.tags}>
        {names.map((one) => (
          <li key={one}>
            <Badge>{one}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
