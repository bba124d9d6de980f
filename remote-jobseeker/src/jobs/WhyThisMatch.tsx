import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import type { Language } from '@onward/contracts/language'
import { BADGES } from '@onward/contracts/learning/badges'
import { courseTeaching } from '@onward/contracts/learning/courses'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, Icon, type IconName, ProgressBar, Row, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import { type FitLine, partText } from './fit'
import styles from './jobs.module.css'

/** Public lists of courses, of England and of Wales. */
const COURSES: { en: string } & Partial<Record<Language, string>> = {
  en: 'https://nationalcareers.service.gov.uk/find-a-course',
  cy: 'https://gyrfacymru.llyw.cymru/',
}

const LINE_ICONS: Readonly<Record<FitLine['kind'], IconName>> = { has: 'check', ask: 'info', lacks: 'close' }

/** What fits, what is missing, and the change that would raise the match most. */
export function FitLines({ match: { raises }, lines }: { match: MatchExplanation; lines: readonly FitLine[] }) {
  const w = useJobsMessages()
  const [raise] = raises
  const course = raise && courseTeaching(raise.skillId)
  return (
    <ul className={styles.fitLines}>
      {lines.map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          <Icon name={LINE_ICONS[kind]} />
          <span>{text}</span>
        </li>
      ))}
      {raise && (
        <li data-kind="grow">
          <Icon name="learning" />
          <span>
            {w('fit.raise', { skill: raise.skill, count: raise.points })}{' '}
            {course && <Link to={`/learning/${course}`}>{w('raise.start')}</Link>}
          </span>
        </li>
      )}
    </ul>
  )
}

/** How the score is calculated: each part with its points, skills, and what would raise it most. */
export function WhyThisMatch({ match }: { match: MatchExplanation }) {
  const t = useMessages()
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
      <Skills title={t('why.matching')} none={t('why.matchingNone')} skills={match.matchingSkills} />
      {match.partlySkills.length > 0 && <Skills title={t('why.partly')} none="" skills={match.partlySkills} />}
      <Skills title={t('why.develop')} none={t('why.developNone')} skills={match.skillsToDevelop} />
      {match.raises.length > 0 && <Raises raises={match.raises} />}
    </Stack>
  )
}

/** What would raise the score most and where to start: with one of our courses if there is one. */
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
          <a href={COURSES[language] ?? COURSES.en} rel="noopener noreferrer" target="_blank">
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
