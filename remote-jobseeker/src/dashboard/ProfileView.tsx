import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { Link } from '@onward/portal-kit/router'
import { Badge, Card, ProgressBar, Row, Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useCv, useCvs, useNiNumber, useProfile } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './dashboard.module.css'

/** "Expert in the read-only profile view": an advanced skill of which the analysis is this sure. Specification section 3. */
const EXPERT_CONFIDENCE = 90
const SHOWN_SKILLS = 8
const levelShown = ({ level, confidence }: CvAnalysis['detailedAnalysis']['skills'][number]) =>
  level === 'Advanced' && confidence >= EXPERT_CONFIDENCE ? 'Expert' : level

/** The profile to read, with its progress; it is changed on its own page. */
export function ProfileView() {
  const t = useMessages()
  const d = useDashboardMessages()
  const profile = useProfile()
  const number = useNiNumber()
  return (
    <Section title={d('profile.title')} actions={<Link to="/profile">{d('profile.open')}</Link>}>
      <Answer of={profile} cards={1}>
        {(person) => {
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
            <Card>
              <ProgressBar label={d('profile.progress')} value={person.progress.percent} text={`${person.progress.percent}%`} />
              <dl className={styles.details}>
                {rows.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value || t('profile.notGiven')}</dd>
                  </div>
                ))}
              </dl>
              <Skills />
            </Card>
          )
        }}
      </Answer>
    </Section>
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
      <h3 className={styles.flat}>{d('profile.skills')}</h3>
      <Row gap={2}>
        {skills.slice(0, SHOWN_SKILLS).map((skill) => (
          <Badge key={skill.skillId}>
            {d('profile.skill', { skill: skill.skill, level: d(`profile.level.${levelShown(skill)}`) })}
          </Badge>
        ))}
        {skills.length > SHOWN_SKILLS && <Link to="/profile">{d('profile.more', { count: skills.length - SHOWN_SKILLS })}</Link>}
      </Row>
    </>
  )
}
