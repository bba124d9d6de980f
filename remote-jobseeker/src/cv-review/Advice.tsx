import { type AnalysisPoint, recommendationPriority } from '@onward/contracts/jobseekers/cv-analysis'
import { pointText } from '@onward/contracts/jobseekers/cv-points'
import { usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Disclosure, StatusBadge, type Tone } from '@onward/ui/frame'
import { useCvMessages, useMessages } from '../catalogue'
import { addressOfChange } from '../curriculum/advice-address'
import styles from './analysis.module.css'
import { adviceId } from './marks'
import { Quotes } from './Quotes'

const PRIORITY_TONES: Readonly<Record<ReturnType<typeof recommendationPriority>, Tone>> = {
  High: 'danger',
  Medium: 'warning',
  Low: 'neutral',
}
/** Quotes shown at once; the rest opens on demand. */
const MAX_QUOTES = 2

export interface AdviceProps {
  points: readonly AnalysisPoint[]
  /** How many recommendations there are in all, which decides their priorities. */
  of: number
  /** Codes of the points that were followed last. */
  current: readonly string[]
  /** Goes to the first line on the page; missing where no page is drawn. */
  onShow?: ((point: AnalysisPoint) => void) | undefined
  /** The person's own CV, whose lines the CV builder can open. */
  changeIn?: string | undefined
  withPriority?: boolean
}
/** What to change, the most points first, numbered as on the page. */
export function Advice({ points, of, current, onShow, changeIn, withPriority = false }: AdviceProps) {
  const t = useMessages()
  const c = useCvMessages()
  const { language } = usePortal()
  return (
    <ol className={styles.advice}>
      {points.map((point, index) => {
        const { text, fix } = pointText(point, language)
        const priority = recommendationPriority(index, of)
        // A fix that contains the line needs no quote of it.
        const quotes = point.quotes.filter((quote) => !fix?.includes(quote.replace(/[.;,]$/, '').slice(0, 40)))
        const show = onShow && point.lines?.length ? () => onShow(point) : null
        // The page marks each of these lines with the number, so one quote is enough.
        const isMarked = show && (point.lines?.length ?? 0) >= point.quotes.length
        const mostQuotes = isMarked ? Math.max(0, 1 - (point.quotes.length - quotes.length)) : MAX_QUOTES
        return (
          <li key={point.code} id={adviceId(point.code)} tabIndex={-1} data-current={current.includes(point.code) || undefined}>
            {show ? (
              <button
                type="button"
                className={styles.number}
                onClick={show}
                aria-label={c('page.numberOf', { number: index + 1, text })}
              >
                {index + 1}
              </button>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <div className={styles.adviceText}>
              <h3>{text}</h3>
              {fix && <p>{fix}</p>}
              <Quotes quotes={quotes.slice(0, mostQuotes)} />
              {!isMarked && quotes.length > MAX_QUOTES && (
                <Disclosure summary={t('analysis.moreQuotes', { count: quotes.length - MAX_QUOTES })}>
                  <Quotes quotes={quotes.slice(MAX_QUOTES)} />
                </Disclosure>
              )}
              <div className={styles.adviceFoot}>
                {withPriority && <StatusBadge tone={PRIORITY_TONES[priority]}>{t(`analysis.priority.${priority}`)}</StatusBadge>}
                {withPriority && point.points > 0 && (
                  <span className={styles.gain}>{t('analysis.gain', { count: point.points })}</span>
                )}
                {changeIn && (
                  <Link
                    className={styles.change}
                    to={addressOfChange(changeIn, point.code)}
                    aria-label={c(point.lines?.length ? 'advice.changeOf' : 'advice.writeOf', { text })}
                  >
                    {c(point.lines?.length ? 'advice.change' : 'advice.write')}
                  </Link>
                )}
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
