import { employerMatchBand } from '@onward/contracts/jobs/match-scores'
import { ProgressBar } from '@onward/ui/frame'
import { useMessages } from '../catalogue'

const TONES = { high: 'green', medium: 'yellow', low: 'red' } as const

/** The match of CV and job: green from 85, yellow from 70, red below, always with its label. */
export function MatchBar({ score }: { score: number | null }) {
  const t = useMessages()
  if (score === null) {
    return (
      <p>
        <strong>{t('application.match')}</strong>
        <br />
        {t('application.match.unknown')}
      </p>
    )
  }
  const band = employerMatchBand(score)
  return (
    <ProgressBar
      label={t('application.match')}
      value={score}
      max={100}
      tone={TONES[band]}
      text={t('application.match.value', { score, band: t(`application.match.${band}`) })}
    />
  )
}
