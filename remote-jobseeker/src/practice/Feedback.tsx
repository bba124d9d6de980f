import type { PracticeParts } from '@onward/contracts/practice'
import { judgeAnswer, type PracticePoint } from '@onward/contracts/practice-feedback'
import { Icon } from '@onward/ui/frame'
import { useEffect, useState } from 'react'
import styles from './practice.module.css'
import { usePracticeMessages } from './words'

const PAUSE_MS = 500

/** What goes well in the answer and what to try, told after a pause in the typing. */
export function Feedback({ parts, form }: { parts: PracticeParts; form: 'star' | 'whole' }) {
  const t = usePracticeMessages()
  const judged = useAfterPause(parts)
  const { points } = judgeAnswer(judged, form)
  const good = points.filter((point) => point.good)
  const tips = points.filter((point) => !point.good)
  const isWhole = !tips.some(({ code }) => code.startsWith('parts.'))
  return (
    <>
      <h2 id="feedback">{t('feedback.title')}</h2>
      <p role="status" className={styles.unseen}>
        {points.length > 0 && t('feedback.status', { good: good.length, tips: tips.length })}
      </p>
      {points.length === 0 ? (
        <p className={styles.soft}>{t('feedback.empty')}</p>
      ) : (
        <>
          <p className={styles.flat}>
            <strong>{t(tips.length === 0 ? 'feedback.ready' : isWhole ? 'feedback.going' : 'feedback.start')}</strong>
          </p>
          <Points title={t('feedback.try')} points={tips} />
          <Points title={t('feedback.good')} points={good} />
        </>
      )}
      <p className={styles.small}>{t('feedback.rules')}</p>
    </>
  )
}

function Points({ title, points }: { title: string; points: readonly PracticePoint[] }) {
  const t = usePracticeMessages()
  if (points.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.points}>
        {points.map(({ code, good, quote }) => (
          <li key={code} data-good={good}>
            <Icon name={good ? 'check' : 'info'} size={18} />
            <span>{t(`point.${code}`, { ...(quote && { quote: quote.text, part: t(`part.${quote.part}`) }) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The words as they were when the typing last paused. */
function useAfterPause(parts: PracticeParts): PracticeParts {
  const [settled, setSettled] = useState(parts)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(parts), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [parts])
  return settled
}
