import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { courseTeaching } from '@onward/contracts/learning/courses'
import { BADGES } from '@onward/contracts/learning/learning'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, Icon, type IconName, ProgressBar, Row, Stack } from '@onward/ui/frame'
import { type Messages, useMessages } from '../catalogue'
import { featureText, typeText } from '../facts'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'

/** Each state has a shape and a word of its own; colour says nothing here. */
const FLAG_ICONS: Readonly<Record<MatchExplanation['flags'][number]['state'], IconName>> = {
  met: 'check',
  'not-stated': 'info',
  conflict: 'close',
}
/** Public lists of courses, of England and of Wales. */
const COURSES = {
  en: 'https://nationalcareers.service.gov.uk/find-a-course',
  cy: 'https://gyrfacymru.llyw.cymru/',
} as const

type Part = MatchExplanation['parts'][number]

/** The sentence beside a part's points: what was compared. */
export function partText(t: Messages, { part, facts, known }: Part): string {
  if (!known) return t(part === 'hours' && facts.wanted ? 'why.unknown.offered' : `why.unknown.${part}`)
  if (part === 'requiredSkills' || part === 'desirableSkills') {
    return t('why.skills', { have: facts.have ?? '0', of: facts.of ?? '0' })
  }
  if (part === 'experience') {
    return facts.title ? t('why.experience', { title: facts.title, job: facts.job ?? '' }) : t('why.experienceNone')
  }
  if (part === 'travel') {
    if (facts.remote === 'true') return t('why.remote')
    if (Number(facts.miles) < 1) return t('why.travelNear', { within: facts.within ?? '' })
    return t('why.travel', { miles: facts.miles ?? '', within: facts.within ?? '' })
  }
  const wanted = (facts.wanted ?? '')
    .split(',')
    .map((wish) => {
      const found = AVAILABILITIES.find((one) => one === wish)
      return found ? t(`availability.${found}`) : typeText(t, wish)
    })
    .join(', ')
  return t('why.hours', { wanted, offered: typeText(t, facts.offered ?? '') })
}

/** Every part with its points, skills had and to develop, what would raise the score most, and wishes of the person. */
export function WhyThisMatch({ match }: { match: MatchExplanation }) {
  const t = useMessages()
  const w = useJobsMessages()
  return (
    <Stack gap={4}>
      <ul className={styles.parts}>
        {match.parts.map((part) => (
          <li key={part.part}>
            <ProgressBar
              label={t(`why.part.${part.part}`)}
              text={t('why.points', { points: part.points, of: part.of })}
              value={part.points}
              max={part.of}
            />
            <p className={styles.soft}>{partText(t, part)}</p>
          </li>
        ))}
      </ul>
      {match.confidence < 1 && (
        <p className={styles.soft}>{t('why.confidence', { percent: Math.round(match.confidence * 100) })}</p>
      )}
      <Skills title={t('why.matching')} none={t('why.matchingNone')} skills={match.matchingSkills} />
      <Skills title={t('why.develop')} none={t('why.developNone')} skills={match.skillsToDevelop} />
      {match.raises.length > 0 && <Raises raises={match.raises} />}
      {match.flags.length > 0 && (
        <div>
          <p className={styles.listTitle}>{t('why.wishes')}</p>
          <ul className={styles.steps}>
            {match.flags.map(({ feature, state }) => (
              <li key={feature} data-flag={state}>
                <Icon name={FLAG_ICONS[state]} size={18} />
                <span>
                  {featureText(t, feature)}: {w(`wish.${state}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** What would raise the score most, and where to start: with a course of ours, where one teaches it. */
function Raises({ raises }: { raises: MatchExplanation['raises'] }) {
  const t = useMessages()
  const w = useJobsMessages()
  const language = currentLanguage()
  const ours = raises.filter(({ skillId }) => courseTeaching(skillId) !== null).length
  return (
    <div>
      <p className={styles.listTitle}>{t('why.raises')}</p>
      <ul className={styles.plain}>
        {raises.map(({ skill, skillId, points }) => {
          const course = courseTeaching(skillId)
          return (
            <li key={skillId}>
              {t('why.raise', { skill, count: points })}
              {course && (
                <>
                  {'. '}
                  <Link to={`/learning/${course}`}>{w('raise.course', { course: BADGES[course].name[language] })}</Link>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.how}>
        {w('raise.how')} <Link to="/profile">{w('raise.profile')}</Link>
      </p>
      {ours < raises.length && (
        <p className={styles.how}>
          {w(ours > 0 ? 'raise.learnOthers' : 'raise.learn')}{' '}
          <a href={COURSES[language]} rel="noopener noreferrer" target="_blank">
            {w('raise.courses')}
          </a>
        </p>
      )}
    </div>
  )
}

function Skills({ title, none, skills }: { title: string; none: string; skills: readonly string[] }) {
  return (
    <div>
      <p className={styles.listTitle}>{title}</p>
      {skills.length === 0 ? (
        <p className={styles.soft}>{none}</p>
      ) : (
        <Row gap={2}>
          {skills.map((skill) => (
            <Badge key={skill}>{skill}</Badge>
          ))}
        </Row>
      )}
    </div>
  )
}
