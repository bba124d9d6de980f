import { readSkillsGap, type SkillGap } from '@onward/contracts/jobs/skills-gap'
import type { Language } from '@onward/contracts/language'
import { BADGES } from '@onward/contracts/learning/badges'
import { courseTeaching, listCourses } from '@onward/contracts/learning/courses'
import { usePortal } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Disclosure, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import styles from './skills-gap.module.css'

/** Public lists of courses, of England and of Wales. */
const COURSES: { en: string } & Partial<Record<Language, string>> = {
  en: 'https://nationalcareers.service.gov.uk/find-a-course',
  cy: 'https://gyrfacymru.llyw.cymru/',
}
const MAX_SKILLS = 3

/** Skills that would raise the person's best matches most, based on the live board, and where to learn them. */
export function SkillsGap() {
  const t = useMessages()
  const { language } = usePortal()
  const gap = useEndpoint(readSkillsGap)
  return (
    <Answer of={gap} cards={1}>
      {({ jobs, skills, hasSkills }) => {
        if (!hasSkills) {
          return (
            <Stack gap={3}>
              <p className={styles.flat}>{t('skillsGap.noSkills')}</p>
              <div>
                <ButtonLink to="/cv-review" variant="secondary" size="s">
                  {t('common.addMyCv')}
                </ButtonLink>
              </div>
            </Stack>
          )
        }
        if (skills.length === 0) return <p className={styles.flat}>{t(jobs === 0 ? 'skillsGap.noJobs' : 'skillsGap.none')}</p>
        return (
          <Stack gap={3}>
            <p className={styles.soft}>{t('skillsGap.lead', { count: jobs })}</p>
            <Gaps skills={skills.slice(0, MAX_SKILLS)} />
            {skills.length > MAX_SKILLS && (
              <Disclosure summary={t('skillsGap.more', { count: skills.length - MAX_SKILLS })}>
                <Gaps skills={skills.slice(MAX_SKILLS)} />
              </Disclosure>
            )}
            <p className={styles.soft}>
              {t('skillsGap.have')} <Link to="/profile">{t('skillsGap.profile')}</Link>
            </p>
            {skills.some(({ skillId }) => courseTeaching(skillId) === null) && (
              <p className={styles.soft}>
                <a href={COURSES[language] ?? COURSES.en} target="_blank" rel="noopener noreferrer">
                  {t('skillsGap.elsewhere')}
                </a>
              </p>
            )}
          </Stack>
        )
      }}
    </Answer>
  )
}

/** The same, folded, for the dashboard. People without skills are led to a CV by the dashboard's next step. */
export function SkillsGapFold() {
  const t = useMessages()
  const gap = useEndpoint(readSkillsGap)
  if (gap.data?.hasSkills === false) return null
  return (
    <Disclosure summary={t('skillsGap.title')}>
      <SkillsGap />
    </Disclosure>
  )
}

function Gaps({ skills }: { skills: readonly SkillGap[] }) {
  const t = useMessages()
  const { language } = usePortal()
  return (
    <ul className={styles.gaps}>
      {skills.map(({ skillId, name, jobs, best, newMatches, examples }) => (
        <li key={skillId}>
          <strong>{t('skillsGap.raise', { skill: language === 'cy' ? name.cy : name.en, points: best, count: jobs })}</strong>
          {newMatches > 0 && <span>{t('skillsGap.matches', { count: newMatches })}</span>}
          <StartOf skillId={skillId} />
          <Disclosure summary={t('skillsGap.where', { count: examples.length })}>
            <ul className={styles.examples}>
              {examples.map(({ id, title, company, score, points }) => (
                <li key={id}>
                  <Link to={`/jobs/${id}`}>{t('skillsGap.example', { title, company, from: score, to: score + points })}</Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

/** The course for a skill, with its length where known. */
function StartOf({ skillId }: { skillId: string }) {
  const t = useMessages()
  const { language } = usePortal()
  const id = courseTeaching(skillId)
  const courses = useEndpoint(listCourses, { query: { language } }, { enabled: id !== null })
  if (!id) return null
  const minutes = courses.data?.items.find((course) => course.id === id)?.minutes
  const course = BADGES[id].name[language]
  return (
    <Link to={`/learning/${id}`}>
      {minutes ? t('skillsGap.course', { minutes, course }) : t('skillsGap.courseOnly', { course })}
    </Link>
  )
}
