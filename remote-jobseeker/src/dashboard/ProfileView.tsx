import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { Link } from '@onward/portal-kit/router'
import { Badge, Disclosure, Row } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useCv, useCvs, useNiNumber, useProfile } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './progress.module.css'

/** Specification, section 3, "Expert in the read-only profile view": an advanced skill with at least this confidence. */
const EXPERT_CONFIDENCE = 90
const MAX_SKILLS = 8
const displayedLevel = ({ level, confidence }: CvAnalysis['detailedAnalysis']['skills'][number]) =>
  level === 'Advanced' && confidence >= EXPERT_CONFIDENCE ? 'Expert' : level

/** The profile, read only; it is changed on its own page. */
export function ProfileView() {
  const t = useMessages()
  const d = useDashboardMessages()
  const profile = useProfile()
  const number = useNiNumber()
  const person = profile.data
  // The progress above shows the failure.
  if (!person) return null
  const rows = [
    [d('common.name'), `${person.firstName} ${person.lastName}`.trim()],
    [t('common.email'), person.email],
    [t('common.phone'), person.phone],
    [t('common.location'), person.location],
    [d('common.availability'), person.availability ? t(`availability.${person.availability}`) : ''],
    [d('common.dateOfBirth'), person.dateOfBirthMask],
    [d('profile.niNumber'), number.data?.mask],
  ] as const
  return (
    <Disclosure summary={d('profile.says')}>
      <dl className={styles.details}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('common.notGiven')}</dd>
          </div>
        ))}
      </dl>
      <Skills />
    </Disclosure>
  )
}

function Skills() {
  const d = useDashboardMessages()
  const cvs = useCvs()
  const review = useCv(cvs.data?.items.find(({ isActive, state }) => isActive && state === 'analysed')?.id)
  const skills = review.data?.analysis?.detailedAnalysis.skills ?? []
  if (skills.length === 0) return null
  return (
    <>
      <h4 className={styles.heading}>{d('common.skills')}</h4>
      <Row gap={2}>
        {skills.slice(0, MAX_SKILLS).map((skill) => (
          <Badge key={skill.skillId}>
            {skill.isPaper
              ? skill.skill
              : d('profile.skill', { skill: skill.skill, level: d(`profile.level.${displayedLevel(skill)}`) })}
          </Badge>
        ))}
        {skills.length > MAX_SKILLS && <Link to="/profile">{d('profile.more', { count: skills.length - MAX_SKILLS })}</Link>}
      </Row>
    </>
  )
}
