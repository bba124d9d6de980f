import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { readProfile } from '@onward/contracts/jobseekers/profile'
import { listBadges } from '@onward/contracts/learning/learning'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Card, Disclosure, Icon, ProgressBar, Stack } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

const STEPS = ['profile', 'cv', 'badge'] as const
const PATHS = { profile: '/profile', cv: '/cv-review', badge: '/cv-review' } as const
/** What an employer and the travel part of a score need; a picture or an NI number makes nobody readier for work. */
const NEEDED: readonly string[] = ['name', 'email', 'phone', 'location']

/** "2 of 3 complete", from what is really there. */
export function Readiness() {
  const t = useJobsMessages()
  const profile = useEndpoint(readProfile)
  const cvs = useEndpoint(listCvs)
  const badges = useEndpoint(listBadges)
  const all = [profile, cvs, badges]
  const done =
    profile.data && cvs.data && badges.data
      ? {
          profile: !profile.data.progress.missing.some((part) => NEEDED.includes(part)),
          cv: cvs.data.items.some(({ state }) => state === 'analysed'),
          badge: badges.data.items.some(({ revokedAt }) => revokedAt === null),
        }
      : undefined
  const refetch = () => {
    for (const query of all) if (query.error) void query.refetch()
  }
  return (
    <Card as="section" aria-label={t('readiness.title')}>
      <Answer of={{ data: done, error: all.find(({ error }) => error)?.error ?? null, refetch }}>
        {(found) => {
          const count = STEPS.filter((step) => found[step]).length
          return (
            <Stack gap={2}>
              <ProgressBar
                label={t('readiness.title')}
                text={t('readiness.done', { done: count, of: STEPS.length })}
                value={count}
                max={STEPS.length}
              />
              <Disclosure summary={t('readiness.steps')}>
                <ul className={styles.steps}>
                  {STEPS.map((step) => (
                    <li key={step} data-done={found[step]}>
                      <Icon name={found[step] ? 'check' : 'clock'} size={18} />
                      <span>
                        {t(`readiness.step.${step}`)}: {t(found[step] ? 'readiness.isDone' : 'readiness.toDo')}.{' '}
                        {!found[step] && <Link to={PATHS[step]}>{t(`readiness.action.${step}`)}</Link>}
                      </span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </Stack>
          )
        }}
      </Answer>
    </Card>
  )
}
