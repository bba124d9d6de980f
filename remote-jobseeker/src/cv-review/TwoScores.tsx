import { type CvAnalysis, cvScoreBand } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { type BarTone, ProgressBar } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import { useCvMessages, useMessages } from '../catalogue'
import styles from './analysis.module.css'

const BAND_TONES: Readonly<Record<ReturnType<typeof cvScoreBand>, BarTone>> = {
  excellent: 'green',
  good: 'yellow',
  'needs-improvement': 'red',
}

/** A score as a bar with its number and band. */
export function Score({ label, score }: { label: ReactNode; score: number }) {
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

/** Scores for content and formatting, each with its main reason. */
export function TwoScores({ analysis }: { analysis: CvAnalysis }) {
  const t = useMessages()
  const c = useCvMessages()
  const { language } = usePortal()
  const { content, formatting, sections } = analysis.detailedAnalysis
  const layout = sections.find(({ name }) => name === 'layout')?.suggestions.filter(({ points }) => points > 0) ?? []
  const [most] = [...layout].sort((a, b) => b.points - a.points)
  return (
    <div className={styles.twoScores}>
      <div>
        <Score label={<strong>{t('analysis.content')}</strong>} score={content.score} />
        <p>
          {!content.evidence
            ? c('scores.content')
            : content.evidence.of === 0
              ? c('scores.noEvidence')
              : c('scores.evidence', { count: content.evidence.lines.length, of: content.evidence.of })}
        </p>
      </div>
      <div>
        <Score label={<strong>{t('analysis.formatting')}</strong>} score={formatting.score} />
        <p>{most ? c('scores.formatting', { advice: pointText(most, language).text }) : c('scores.clear')}</p>
      </div>
    </div>
  )
}
