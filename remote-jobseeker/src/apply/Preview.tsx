import type { ResponseOf } from '@onward/contracts/endpoint'
import type { BoardJob } from '@onward/contracts/jobs/board'
import type { ApplicationDraftContent } from '@onward/contracts/jobseekers/application-drafts'
import { type Cv, downloadOwnCv } from '@onward/contracts/jobseekers/cvs'
import type { previewDisclosure } from '@onward/contracts/jobseekers/disclosures'
import { BADGES } from '@onward/contracts/learning/badges'
import { usePortal } from '@onward/portal-kit'
import { addressOf } from '@onward/portal-kit/api'
import { Card, Section } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import { useBadges } from '../cv-review/api'
import { NamesHidden } from '../jobs/NamesHidden'
import { Answer } from '../parts/Answer'
import { usePreview } from './api'
import styles from './apply.module.css'

/** What the employer will receive. It comes from the service that makes the disclosure, so both follow the same rules. */
export function Preview({ phone, ...shown }: Omit<Shown, 'seen'> & { phone: string }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const { job, cv, content } = shown
  const preview = usePreview(cv.id)
  return (
    <Card tone="tint">
      <Section title={t('apply.see.title', { company: job.company })}>
        <p>{a('see.lead')}</p>
        <Answer of={preview} cards={1}>
          {(seen) => <Seen {...shown} seen={{ ...seen, phone }} />}
        </Answer>
        <p>{t(content.shareBenefitsTransition ? 'apply.see.neverElse' : 'apply.see.never')}</p>
      </Section>
    </Card>
  )
}

interface Shown {
  job: BoardJob
  cv: Cv
  content: ApplicationDraftContent
  seen: ResponseOf<typeof previewDisclosure>
}
function Seen({ job, cv, content, seen }: Shown) {
  const t = useMessages()
  const a = useApplicationMessages()
  const { language } = usePortal()
  const { experienceYears: years } = seen
  const badges = useBadges()
  const held = (badges.data?.items ?? []).filter(({ revokedAt }) => revokedAt === null)
  const experience = years === null ? a('common.notStated') : a('see.years', { count: years })
  const given = (text: string) => text || t('common.notGiven')
  const hidden: Rows = [
    [t('common.name'), given(`${seen.firstName} ${seen.lastName}`.trim())],
    [t('common.email'), seen.email],
    [t('common.phone'), given(seen.phone)],
  ]
  const cvRow: Rows = [
    [
      t('apply.cv'),
      <a key="cv" href={addressOf(downloadOwnCv, { params: { id: cv.id } })} download={seen.cvFilename}>
        {a('see.openCv', { name: seen.cvFilename })}
      </a>,
    ],
  ]
  const rows: Rows = [
    [t('common.area'), given(seen.area)],
    [t('edit.availability'), seen.availability ? t(`availability.${seen.availability}`) : t('common.notGiven')],
    [a('see.experience'), experience],
    [
      a('common.badges'),
      held.length > 0 ? held.map(({ badge }) => BADGES[badge].name[language]).join(', ') : a('common.noneYet'),
    ],
    [t('apply.see.match'), job.match ? a('see.matchScore', { score: job.match.score }) : a('see.matchNone')],
    ...(job.anonymous ? [] : cvRow),
    [
      t('apply.letter'),
      content.coverLetter.trim() ? (
        <span key="letter" className={styles.letter}>
          {content.coverLetter.trim()}
        </span>
      ) : (
        t('apply.see.noLetter')
      ),
    ],
  ]
  const shared: Rows = [
    ...(content.shareAdjustments
      ? [[a('common.disabilitySupport'), content.adjustmentsWords.trim() || a('see.adjustmentsEmpty')] as const]
      : []),
    ...(content.shareBenefitsTransition ? [[a('see.benefits'), a('see.benefitsShown')] as const] : []),
  ]
  if (!job.anonymous) return <Details rows={[...hidden, ...rows, ...shared]} />
  return (
    <>
      <NamesHidden company={job.company} />
      <h3>{a('see.shownAtOnce')}</h3>
      <Details rows={[...rows, ...shared]} />
      <h3>{a('see.hiddenAtFirst')}</h3>
      <Details rows={[...hidden, ...cvRow]} />
    </>
  )
}

type Rows = readonly (readonly [string, ReactNode])[]
const Details = ({ rows }: { rows: Rows }) => (
  <dl className={styles.details}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
