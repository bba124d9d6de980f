import {
  type AnalysisPoint,
  type CvAnalysis,
  cvScoreBand,
  recommendationPriority,
} from '@onward/contracts/jobseekers/cv-analysis'
import { pointText, sectionName } from '@onward/contracts/jobseekers/cv-points'
import { usePortal, useSession } from '@onward/portal-kit'
import {
  type BarTone,
  ButtonLink,
  Card,
  Disclosure,
  ProgressBar,
  Row,
  Section,
  Stack,
  StatusBadge,
  Tabs,
  type Tone,
} from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import styles from './analysis.module.css'

const BAND_TONES: Readonly<Record<ReturnType<typeof cvScoreBand>, BarTone>> = {
  excellent: 'green',
  good: 'yellow',
  'needs-improvement': 'red',
}
const PRIORITY_TONES: Readonly<Record<ReturnType<typeof recommendationPriority>, Tone>> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
}

/** Quotes of one recommendation that stand open; the rest is a press away. */
const SHOWN_QUOTES = 2

/** The analysis in the documented four tabs. */
export function Analysis({ filename, analysis }: { filename: string; analysis: CvAnalysis }) {
  const t = useMessages()
  const [tab, setTab] = useState('overview')
  return (
    <Section title={t('analysis.title', { name: filename })}>
      <Tabs
        label={t('analysis.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'overview', label: t('analysis.overview'), content: <Overview analysis={analysis} /> },
          { id: 'strengths', label: t('analysis.strengths'), content: <Strengths points={analysis.strengths} /> },
          { id: 'improvements', label: t('analysis.improvements'), content: <Improvements analysis={analysis} /> },
          { id: 'detailed', label: t('analysis.detailed'), content: <Detailed analysis={analysis} /> },
        ]}
      />
    </Section>
  )
}

function Score({ label, score }: { label: ReactNode; score: number }) {
  const t = useMessages()
  const band = cvScoreBand(score)
  return (
    <ProgressBar
      label={label}
      value={score}
      text={t('analysis.score', { score, band: t(`analysis.band.${band}`) })}
      tone={BAND_TONES[band]}
    />
  )
}

function Overview({ analysis }: { analysis: CvAnalysis }) {
  const t = useMessages()
  const { viewer } = useSession()
  const { content, formatting } = analysis.detailedAnalysis
  return (
    <Stack gap={4}>
      <p className={styles.score}>{t('common.outOf100', { score: analysis.score })}</p>
      <Score label={t('analysis.whole')} score={analysis.score} />
      <Score label={t('analysis.content')} score={content.score} />
      <Score label={t('analysis.formatting')} score={formatting.score} />
      <p>{t('analysis.explained')}</p>
      {analysis.recommendations.length > 0 && (
        <>
          <h3>{t('analysis.first')}</h3>
          <Recommendations points={analysis.recommendations.slice(0, 3)} of={analysis.recommendations.length} />
        </>
      )}
      {viewer === 'user' && (
        <div>
          <ButtonLink to="/jobs" variant="secondary">
            {t('step.matches.action')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}

function Strengths({ points }: { points: readonly AnalysisPoint[] }) {
  const t = useMessages()
  const { language } = usePortal()
  if (points.length === 0) return <p>{t('analysis.noStrengths')}</p>
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.code}>
          <p className={styles.pointText}>{pointText(point, language).text}</p>
          <Quotes quotes={point.quotes} />
        </li>
      ))}
    </ul>
  )
}

function Improvements({ analysis }: { analysis: CvAnalysis }) {
  const t = useMessages()
  const { language } = usePortal()
  const { recommendations, weaknesses } = analysis
  if (recommendations.length + weaknesses.length === 0) return <p>{t('analysis.noImprovements')}</p>
  return (
    <Stack gap={4}>
      <Recommendations points={recommendations} of={recommendations.length} />
      {weaknesses.length > 0 && (
        <div>
          <h3>{t('analysis.weaknesses')}</h3>
          <ul className={styles.points}>
            {weaknesses.map((point) => (
              <li key={point.code}>
                <p className={styles.pointText}>{pointText(point, language).text}</p>
                <Quotes quotes={point.quotes} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** `of`: how many there are in all, which decides the priority of each. */
function Recommendations({ points, of }: { points: readonly AnalysisPoint[]; of: number }) {
  const t = useMessages()
  const { language } = usePortal()
  return (
    <Stack gap={3}>
      {points.map((point, index) => {
        const { text, fix } = pointText(point, language)
        const priority = recommendationPriority(index, of)
        return (
          <Card key={point.code} as="article">
            <Stack gap={2}>
              <Row gap={3}>
                <StatusBadge tone={PRIORITY_TONES[priority]}>{t(`analysis.priority.${priority}`)}</StatusBadge>
                {point.points > 0 && <span>{t('analysis.gain', { count: point.points })}</span>}
              </Row>
              <p className={styles.pointText}>
                <strong>{text}</strong>
              </p>
              {fix && <p className={styles.pointText}>{fix}</p>}
              <Quotes quotes={point.quotes.slice(0, SHOWN_QUOTES)} />
              {point.quotes.length > SHOWN_QUOTES && (
                <Disclosure summary={t('analysis.moreQuotes', { count: point.quotes.length - SHOWN_QUOTES })}>
                  <Quotes quotes={point.quotes.slice(SHOWN_QUOTES)} />
                </Disclosure>
              )}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}

function Quotes({ quotes }: { quotes: readonly string[] }) {
  const t = useMessages()
  const { viewer } = useSession()
  if (quotes.length === 0) return null
  return (
    <div>
      <p className={styles.from}>{t(viewer === 'user' ? 'analysis.fromCv' : 'analysis.fromTheirCv')}</p>
      {quotes.map((quote) => (
        <blockquote key={quote} className={styles.quote}>
          {quote}
        </blockquote>
      ))}
    </div>
  )
}

function Detailed({ analysis }: { analysis: CvAnalysis }) {
  const t = useMessages()
  const { language } = usePortal()
  const { skills, sections } = analysis.detailedAnalysis
  return (
    <Stack gap={5}>
      <Section level={3} title={t('analysis.skills', { count: skills.length })}>
        {skills.length === 0 && <p>{t('analysis.noSkills')}</p>}
        <ul className={styles.skills}>
          {skills.map(({ skill, skillId, level, confidence, quotes }) => (
            <li key={skillId}>
              <ProgressBar
                label={`${skill}: ${t(`analysis.level.${level}`)}`}
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
      <Section level={3} title={t('analysis.sections')}>
        <div className={styles.sections}>
          {sections.map(({ name, score, feedback, suggestions }) => (
            <Card key={name}>
              <Stack gap={2}>
                <Score label={sectionName(name, language) ?? name} score={score} />
                <ul>
                  {feedback.map((point) => (
                    <li key={point.code}>{pointText(point, language).text}</li>
                  ))}
                  {suggestions.map((point) => (
                    <li key={point.code}>
                      <strong>{pointText(point, language).text}</strong> {pointText(point, language).fix}
                    </li>
                  ))}
                </ul>
              </Stack>
            </Card>
          ))}
        </div>
      </Section>
      <p className={styles.from}>{t('analysis.engine', { version: analysis.engineVersion })}</p>
    </Stack>
  )
}
