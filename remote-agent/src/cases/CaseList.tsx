import type { CaseRow } from '@onward/contracts/casework/cases'
import { formatDate, formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, ButtonLink, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { nameOf } from '../parts/client-progress'
import styles from './cases.module.css'
import { useCaseMessages } from './catalogue'
import { nextActionText, priorityReasonText, priorityTone, stageText, stageTone } from './stage-and-priority'

export const casePath = (referralId: string, part = ''): string => `/agent/clients/${referralId}/case${part}`

export function CaseList({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <ul className={styles.list}>
      {cases.map((one) => (
        <li key={one.id} className={styles.case} data-priority={one.priority}>
          <Row one={one} />
        </li>
      ))}
    </ul>
  )
}

function Row({ one }: { one: CaseRow }) {
  const t = useMessages()
  const w = useCaseMessages()
  const name = nameOf(one)
  const last = one.lastActivity ? w(`entry.${one.lastActivity}`) : w('entry.case-opened')
  return (
    <>
      <div className={styles.who}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link to={casePath(one.referralId)}>{name}</Link>
          </h2>
          <span className={styles.mask}>{one.niMask}</span>
        </div>
        <div className={styles.badges}>
          <StatusBadge tone={priorityTone(one.priority)}>
            {w('priorityOf', { priority: w(`priority.${one.priority}`) })}
          </StatusBadge>
          <StatusBadge tone={stageTone(one.stage)}>{stageText(one.stage)}</StatusBadge>
          {one.disability !== 'none' && <Badge>{t('common.disabilitySupport')}</Badge>}
        </div>
        <p className={styles.because}>{priorityReasonText(w, one.priorityBecause, one)}</p>
        {!one.mine && one.agentName && <p className={styles.soft}>{w('coach', { name: one.agentName })}</p>}
      </div>
      <dl className={styles.steps}>
        <div>
          <dt>{w('next')}</dt>
          <dd>{nextActionText(w, one.nextAction)}</dd>
        </div>
        <div>
          <dt>{w('last')}</dt>
          <dd>
            {last}, {formatDay(one.lastActivityAt)}
          </dd>
        </div>
      </dl>
      <dl className={styles.figures}>
        <Figure label={w('matches')} value={one.jobMatches === null ? w('matches.none') : formatNumber(one.jobMatches)} />
        <Figure label={w('applications')} value={formatNumber(one.applications)} />
        <Figure label={w('common.interviews')} value={formatNumber(one.interviews)} />
        <Figure label={w('started')} value={formatDate(one.openedAt)} />
        <Figure label={w('common.benefits')} value={t(`benefits.${one.benefitsStatus}`)} />
      </dl>
      <div className={styles.buttons}>
        <ButtonLink to={casePath(one.referralId, '#notes')} variant="secondary" size="s">
          <span aria-hidden="true">{w('notes')}</span>
          <VisuallyHidden>{w('notesOf', { name })}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={casePath(one.referralId, '#standing')} variant="secondary" size="s">
          <span aria-hidden="true">{w('update')}</span>
          <VisuallyHidden>{w('updateOf', { name })}</VisuallyHidden>
        </ButtonLink>
      </div>
    </>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
