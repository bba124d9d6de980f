import { listCourses } from '@onward/contracts/learning/courses'
import { BADGE_IDS } from '@onward/contracts/learning/learning'
import { usePageTitle } from '@onward/portal-kit'
import { queryKey, useQueryClient } from '@onward/portal-kit/queries'
import { Page, PageHeader, Section } from '@onward/ui/frame'
import { PlaceholderPanel, PlaceholderRows } from '@onward/ui/placeholder'
import { Answer } from '../parts/Answer'
import { useBadges, useCourses } from './api'
import { CourseCard } from './CourseCard'
import { useLearningMessages } from './catalogue'
import { FutureBadges } from './FutureBadges'
import styles from './learning.module.css'
import { NextStep } from './NextStep'
import { useReadMarks } from './read-marks'
import { StarterTools } from './StarterTools'

/** /learning: the next step, the three badges, tools, and future badges. */
export default function LearningPage() {
  const t = useLearningMessages()
  usePageTitle(t('title'))
  const client = useQueryClient()
  // Lessons read offline are saved once there is a connection.
  useReadMarks(() => void client.invalidateQueries({ queryKey: queryKey(listCourses) }))
  const courses = useCourses()
  // Only dates come from this request, so the page does not wait for it.
  const badges = useBadges().data?.items ?? []
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer
        of={courses}
        shape={
          <>
            <PlaceholderPanel />
            <PlaceholderRows rows={3} lines={2} mark="round" />
          </>
        }
      >
        {({ items, future }) => {
          const earned = items.filter(({ credentialId }) => credentialId !== null).length
          return (
            <>
              <NextStep courses={items} />
              <Section
                title={t('common.badges')}
                actions={<strong>{t('badges.count', { number: earned, of: BADGE_IDS.length })}</strong>}
              >
                <div className={styles.courses}>
                  {items.map((course) => (
                    <CourseCard key={course.id} course={course} badges={badges.filter(({ badge }) => badge === course.id)} />
                  ))}
                </div>
              </Section>
              <StarterTools />
              <FutureBadges badges={future} />
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
