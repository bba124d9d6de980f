import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { Link } from '@onward/portal-kit/router'
import { Disclosure } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { SkillsGap } from '../skills-gap/SkillsGap'
import { useCvSkills, useCvs } from './api'
import { useProfileMessages } from './catalogue'
import styles from './profile.module.css'
import { isBeingRead } from './read-news'

/** How many are shown at once; a CV may have dozens. */
const MAX_SKILLS = 6

/** Skills in the active CV, each with its level and the analysis's confidence. */
export function SkillsAnalysis() {
  const t = useMessages()
  const p = useProfileMessages()
  const cvs = useCvs()
  const active = cvs.data?.items.find(({ isActive }) => isActive)
  const review = useCvSkills(active?.id)
  const skills = review.data?.analysis?.detailedAnalysis.skills
  const items = cvs.data?.items ?? []
  const noSkillsYet = items.some(isBeingRead)
    ? p('skills.reading')
    : items.length > 0
      ? p('skills.unread')
      : t('profile.skillsNone')
  return (
    <>
      <Disclosure summary={p('skills.title')}>
        {!active ? (
          <p className={styles.soft}>{noSkillsYet}</p>
        ) : (
          <Answer of={{ data: skills, error: review.error, refetch: review.refetch }}>
            {(found) => (
              <>
                <p className={styles.soft}>{p('skills.from', { name: active.filename })}</p>
                {found.length === 0 ? (
                  <p className={styles.soft}>{t('analysis.noSkills')}</p>
                ) : (
                  <>
                    <SkillRows skills={found.slice(0, MAX_SKILLS)} />
                    {found.length > MAX_SKILLS && (
                      <Disclosure summary={p('skills.more', { count: found.length - MAX_SKILLS })}>
                        <SkillRows skills={found.slice(MAX_SKILLS)} />
                      </Disclosure>
                    )}
                  </>
                )}
                <p className={styles.soft}>
                  <Link to={`/cv-review?cv=${active.id}`}>{p('skills.review')}</Link>
                </p>
              </>
            )}
          </Answer>
        )}
      </Disclosure>
      <Disclosure summary={t('skillsGap.short')}>
        <SkillsGap />
      </Disclosure>
    </>
  )
}

function SkillRows({ skills }: { skills: CvAnalysis['detailedAnalysis']['skills'] }) {
  const t = useMessages()
  const p = useProfileMessages()
  return (
    <ul className={styles.rows}>
      {skills.map(({ skill, skillId, level, confidence, isPaper }) => (
        <li key={skillId}>
          <span>{skill}</span>
          <span className={styles.soft}>
            {isPaper
              ? t('analysis.confidence', { percent: Math.round(confidence) })
              : p('skills.sure', { level: t(`analysis.level.${level}`), percent: Math.round(confidence) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
