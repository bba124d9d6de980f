import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { formatBytes, formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Row, StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useProfileMessages } from './catalogue'
import styles from './profile.module.css'
import { isBeingRead } from './read-news'

interface Props {
  cv: Cv
  hasActive: boolean
  onActivate(): void
  onDelete(): void
}

/** One CV: its state and actions. */
export function CvRow({ cv, hasActive, onActivate, onDelete }: Props) {
  const t = useMessages()
  const p = useProfileMessages()
  return (
    <li>
      <div>
        <strong className={styles.filename}>{cv.filename}</strong>
        <p className={styles.soft}>{t('cv.facts', { size: formatBytes(cv.fileSize), day: formatDate(cv.uploadedAt) })}</p>
        {cv.addedBy && <p className={styles.soft}>{p('cv.addedBy', { name: cv.addedBy })}</p>}
        {isBeingRead(cv) && <BeingRead cv={cv} hasActive={hasActive} />}
        {cv.state === 'analysed' && <Analysed cv={cv} />}
        {cv.state === 'refused' && (
          <div className={styles.unread}>
            <InlineAlert tone="warning" title={p('cv.refused')}>
              <p>{t(`refusal.${cv.refusal ?? 'corrupt'}`)}</p>
            </InlineAlert>
          </div>
        )}
      </div>
      <Row gap={2}>
        {cv.isActive && <StatusBadge tone="success">{t('cv.active')}</StatusBadge>}
        {cv.state === 'analysed' && !cv.isActive && (
          <Button variant="secondary" size="s" onClick={onActivate} aria-label={t('cv.setActiveLabel', { name: cv.filename })}>
            {t('cv.setActive')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={onDelete} aria-label={t('cv.deleteLabel', { name: cv.filename })}>
          {t('cv.delete')}
        </Button>
      </Row>
    </li>
  )
}

function BeingRead({ cv, hasActive }: Pick<Props, 'cv' | 'hasActive'>) {
  const t = useMessages()
  const p = useProfileMessages()
  return (
    <p className={styles.soft}>
      {t(cv.state === 'waiting' ? 'cv.state.waiting' : 'cv.state.reading')} {!hasActive && p('cv.thenActive')}{' '}
      <Link to={`/cv-review?cv=${cv.id}`} aria-label={p('cv.followLabel', { name: cv.filename })}>
        {t('step.analysing.action')}
      </Link>
    </p>
  )
}

function Analysed({ cv }: Pick<Props, 'cv'>) {
  const t = useMessages()
  const p = useProfileMessages()
  return (
    <>
      <p className={styles.soft}>
        {cv.score !== null && t('cv.scored', { score: cv.score })}{' '}
        <Link to={`/cv-review?cv=${cv.id}`} aria-label={t('cv.openLabel', { name: cv.filename })}>
          {t('cv.open')}
        </Link>
      </p>
      <p className={styles.soft}>
        {p(cv.employerVisible ? 'cv.visible' : 'cv.hidden')}{' '}
        <Link to={`/cv-review?cv=${cv.id}`} aria-label={p('cv.changeLabel', { name: cv.filename })}>
          {p('cv.change')}
        </Link>
      </p>
      <p className={styles.soft}>
        <Link to={`/profile/from-cv?cv=${cv.id}`} aria-label={t('cv.fillLabel', { name: cv.filename })}>
          {t('cv.fill')}
        </Link>
      </p>
    </>
  )
}
