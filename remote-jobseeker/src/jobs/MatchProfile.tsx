import { Link } from '@onward/portal-kit/router'
import { Badge, Disclosure, Icon, Row } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { SkillsGap } from '../skills-gap/SkillsGap'
import { placeAfter } from '../welsh-places'
import { useMatchSummary } from './api'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'
import { READINESS_STEPS, useReadiness } from './readiness'

const PATHS = { profile: '/profile', cv: '/cv-review', badge: '/cv-review' } as const

/** The facts that scores are calculated from, and three steps to being ready. */
export default function MatchProfile() {
  const t = useMessages()
  const w = useJobsMessages()
  const summary = useMatchSummary()
  const { done, error, refetch } = useReadiness()
  return (
    <div className={styles.pairs}>
      <section>
        <h2>{t('hub.profile')}</h2>
        <Answer of={summary} lines={2}>
          {({ skills, place, travelMiles, averageScore, matches }) => (
            <>
              <p>
                {averageScore === null ? t('hub.noMatches') : t('hub.matches', { count: matches, average: averageScore })}{' '}
                {place ? t('hub.from', { place: placeAfter('i', place), miles: travelMiles }) : t('hub.noPlace')}
              </p>
              {skills.length > 0 && (
                <>
                  <Disclosure summary={t('hub.skills', { number: skills.length })}>
                    <Row gap={2}>
                      {skills.map((skill) => (
                        <Badge key={skill}>{skill}</Badge>
                      ))}
                    </Row>
                  </Disclosure>
                  <Disclosure summary={t('skillsGap.short')}>
                    <SkillsGap />
                  </Disclosure>
                </>
              )}
            </>
          )}
        </Answer>
      </section>
      <section>
        <h2>{w('readiness.title')}</h2>
        <Answer of={{ data: done, error, refetch }} lines={3}>
          {(found) => (
            <ul className={styles.steps}>
              {READINESS_STEPS.map((step) => (
                <li key={step} data-done={found[step]}>
                  <Icon name={found[step] ? 'check' : 'clock'} size={18} />
                  <span>
                    {w(`readiness.step.${step}`)}: {w(found[step] ? 'common.done' : 'readiness.toDo')}.{' '}
                    {!found[step] && <Link to={PATHS[step]}>{w(`readiness.action.${step}`)}</Link>}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Answer>
      </section>
    </div>
  )
}
