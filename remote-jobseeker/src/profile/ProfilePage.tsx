import type { Profile } from '@onward/contracts/jobseekers'
import { usePageTitle } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Badge, Button, ButtonLink, Card, Page, PageHeader, ProgressBar, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { initialsOf } from '../facts'
import { useCvsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useMessages } from '../words'
import { useCvSkills, useCvs, useProfile } from './api'
import { CvCard } from './CvCard'
import { EditProfileDialog } from './EditProfileDialog'
import styles from './profile.module.css'

/** /profile: what the portal knows of the person, their CVs, and the way to change both. */
export default function ProfilePage() {
  const t = useMessages()
  usePageTitle(t('profile.title'))
  useCvsLive()
  const profile = useProfile()
  const [editing, setEditing] = useState(false)
  return (
    <Page>
      <Answer of={profile} cards={3} title={t('profile.loadFailed')}>
        {(person) => (
          <>
            <div className={styles.head}>
              <span className={styles.avatar} aria-hidden="true">
                {initialsOf(person.firstName, person.lastName)}
              </span>
              <PageHeader
                title={`${person.firstName} ${person.lastName}`.trim() || t('profile.title')}
                actions={<Button onClick={() => setEditing(true)}>{t('profile.edit')}</Button>}
              />
            </div>
            <div className={styles.columns}>
              <Stack gap={4}>
                <Personal person={person} />
                <CvCard />
                <Skills />
              </Stack>
              <Stack gap={4}>
                <Progress progress={person.progress} />
                <Card as="section">
                  <Section title={t('profile.quick')}>
                    <Row gap={3}>
                      <ButtonLink to="/jobs" variant="secondary">
                        {t('profile.browse')}
                      </ButtonLink>
                      <ButtonLink to="/cv-review" variant="secondary">
                        {t('profile.review')}
                      </ButtonLink>
                    </Row>
                  </Section>
                </Card>
              </Stack>
            </div>
            {editing && <EditProfileDialog profile={person} onClose={() => setEditing(false)} refetch={profile.refetch} />}
          </>
        )}
      </Answer>
    </Page>
  )
}

function Personal({ person }: { person: Profile }) {
  const t = useMessages()
  const rows = [
    [t('profile.email'), person.email],
    [t('profile.phone'), person.phone],
    [t('profile.location'), person.location],
    [t('profile.joined'), formatDay(person.joinedAt)],
  ] as const
  return (
    <Card as="section">
      <Section title={t('profile.personal')}>
        <dl className={styles.details}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t('profile.notGiven')}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Card>
  )
}

function Progress({ progress }: { progress: Profile['progress'] }) {
  const t = useMessages()
  return (
    <Card as="section">
      <Section title={t('profile.progress')}>
        <ProgressBar label={t('profile.complete')} value={progress.percent} text={`${progress.percent}%`} />
        {progress.missing.length > 0 && (
          <ul>
            {progress.missing.map((part) => (
              <li key={part}>{t(`profile.missing.${part}`)}</li>
            ))}
          </ul>
        )}
      </Section>
    </Card>
  )
}

/** Skills that the analysis of the active CV found. */
function Skills() {
  const t = useMessages()
  const cvs = useCvs()
  const active = cvs.data?.items.find(({ isActive }) => isActive)
  const review = useCvSkills(active?.id)
  const skills = review.data?.analysis?.detailedAnalysis.skills
  return (
    <Card as="section">
      <Section title={t('profile.skills')}>
        {!active || (review.data && !skills) ? (
          <p className={styles.soft}>{t(active ? 'profile.skillsWaiting' : 'profile.skillsNone')}</p>
        ) : (
          <Answer of={{ data: skills, error: review.error, refetch: review.refetch }}>
            {(found) =>
              found.length === 0 ? (
                <p className={styles.soft}>{t('analysis.noSkills')}</p>
              ) : (
                <Row gap={2}>
                  {found.map(({ skill, skillId, level }) => (
                    <Badge key={skillId}>{`${skill}: ${t(`analysis.level.${level}`)}`}</Badge>
                  ))}
                </Row>
              )
            }
          </Answer>
        )}
      </Section>
    </Card>
  )
}
