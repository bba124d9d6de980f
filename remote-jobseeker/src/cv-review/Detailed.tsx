import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText, sectionName } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Disclosure, ProgressBar, Section, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './analysis.module.css'
import { Quotes } from './Quotes'
import { Score, TwoScores } from './TwoScores'

/** Each skill with its evidence, and each section with its score. */
export function Detailed({ analysis }: { analysis: CvAnalysis }) {
  const t = useMessages()
  const { language } = usePortal()
  const { skills, sections } = analysis.detailedAnalysis
  return (
    <Stack gap={5}>
      <TwoScores analysis={analysis} />
      <Section title={t('analysis.skills', { count: skills.length })}>
        {skills.length === 0 && <p>{t('analysis.noSkills')}</p>}
        <ul className={styles.skills}>
          {skills.map(({ skill, skillId, level, confidence, isPaper, quotes }) => (
            <li key={skillId}>
              <ProgressBar
                label={isPaper ? skill : `${skill}: ${t(`analysis.level.${level}`)}`}
                value={confidence}
                text={t('analysis.confidence', { percent: Math.round(confidence) })}
              />
              {quotes.length > 0 && (
                <Disclosure summary={t('analysis.why')}>
                  <Quotes quotes={quotes} />
                </Disclosure>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('analysis.sections')}>
        <ul className={styles.sections}>
          {sections.map(({ name, score, feedback, suggestions }) => (
            <li key={name}>
              <Score label={sectionName(name, language) ?? name} score={score} />
              <ul>
                {feedback.map((point) => (
                  <li key={point.code}>{pointText(point, language).text}</li>
                ))}
                {suggestions.map((point) => (
                  <li key={point.code}>
                    <strong>{pointText(point, language).text}.</strong> {pointText(point, language).fix}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <p className={styles.soft}>{t('analysis.engine', { version: analysis.engineVersion })}</p>
    </Stack>
  )
}
