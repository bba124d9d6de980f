import { type AnalysisPoint, recommendationPriority } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Button, Disclosure, StatusBadge, type Tone } from '@onward/ui/frame'
import { useCvMessages, useMessages } from '../catalogue'
import styles from './analysis.module.css'
import { adviceId } from './marks'
import { Quotes } from './Quotes'

const PRIORITY_TONES: Readonly<Record<ReturnType<typeof recommendationPriority>, Tone>> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
}
/** Quotes of one recommendation that stand open; the rest is a press away. */
const SHOWN_QUOTES = 2

export interface AdviceProps {
  points: readonly AnalysisPoint[]
  /** How many there are in all, which decides the priority of each. */
  of: number
  current: string | null
  /** Leads to the first line on the page; without a page there is none to lead to. */
  onShow?: ((point: AnalysisPoint) => void) | undefined
  withPriority?: boolean
}
/** What to change, the most points first, each with its number on the page. */
export function Advice({ points, of, current, onShow, withPriority = false }: AdviceProps) {
  const t = useMessages()
  const words = useCvMessages()
  const { language } = usePortal()
  return (
    <ol className={styles.advice}>
      {points.map((point, index) => {
        const { text, fix } = pointText(point, language)
        const priority = recommendationPriority(index, of)
        // A fix that repeats the line needs no quote of it.
        const quotes = point.quotes.filter((quote) => !fix?.includes(quote.replace(/[.;,]$/, '').slice(0, 40)))
        const show = onShow && point.lines?.length ? () => onShow(point) : null
        return (
          <li key={point.code} id={adviceId(point)} tabIndex={-1} data-current={point.code === current || undefined}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.adviceText}>
              <h3>{text}</h3>
              {fix && <p>{fix}</p>}
              <Quotes quotes={quotes.slice(0, SHOWN_QUOTES)} />
              {quotes.length > SHOWN_QUOTES && (
                <Disclosure summary={t('analysis.moreQuotes', { count: quotes.length - SHOWN_QUOTES })}>
                  <Quotes quotes={quotes.slice(SHOWN_QUOTES)} />
                </Disclosure>
              )}
              <div className={styles.adviceFoot}>
                {withPriority && <StatusBadge tone={PRIORITY_TONES[priority]}>{t(`analysis.priority.${priority}`)}</StatusBadge>}
                {point.points > 0 && <span className={styles.gain}>{t('analysis.gain', { count: point.points })}</span>}
                {show && (
                  <Button variant="quiet" size="s" onClick={show} aria-label={words('page.showOf', { text })}>
                    {words('page.show')}
                  </Button>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
