import type { PracticePart, PracticeParts } from '@onward/contracts/jobseekers/practice'
import { judgeAnswer, type PracticePoint } from '@onward/contracts/jobseekers/practice-feedback'
import { Icon } from '@onward/ui/frame'
import { useEffect, useState } from 'react'
import { usePracticeMessages } from './catalogue'
import styles from './practice.module.css'

const PAUSE_MS = 500

/** The rules' points on the text at the last pause in typing. */
export const usePoints = (parts: PracticeParts, form: 'star' | 'whole'): PracticePoint[] =>
  judgeAnswer(useAfterPause(parts), form).points

/** What is good in the answer and what to try. */
export function Feedback({ points }: { points: readonly PracticePoint[] }) {
  const t = usePracticeMessages()
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
  if (points.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <PointList points={points} />
    </>
  )
}

function PointList({ points }: { points: readonly PracticePoint[] }) {
  const t = usePracticeMessages()
  return (
    <ul className={styles.points}>
      {points.map(({ code, good, quote }) => (
        <li key={code} data-good={good}>
          <Icon name={good ? 'check' : 'info'} size={18} />
          <span>{t(`point.${code}`, { ...(quote && { quote: quote.text, part: t(`part.${quote.part}`) }) })}</span>
        </li>
      ))}
    </ul>
  )
}

const PART_OF: Readonly<Record<string, PracticePart>> = { self: 'action', verb: 'action', result: 'result' }
/** On phones the card is far below, so each part also shows its own tips. Empty parts get none. */
export function TipsOf({ part, points }: { part: PracticePart; points: readonly PracticePoint[] }) {
  const tips = points.filter(
    ({ code, good, quote }) => !good && (quote?.part ?? PART_OF[code.slice(0, code.indexOf('.'))]) === part,
  )
  if (tips.length === 0) return null
  return (
    <div className={styles.under}>
      <PointList points={tips} />
    </div>
  )
}

/** The text at the last pause in typing. */
function useAfterPause(parts: PracticeParts): PracticeParts {
  const [settled, setSettled] = useState(parts)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(parts), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [parts])
  return settled
}
