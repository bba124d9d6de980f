import { estimate } from '@onward/contracts/better-off/estimate'
import { figureYearOf } from '@onward/contracts/better-off/figures'
import { londonTime } from '@onward/contracts/london-time'
import { formatDay } from '@onward/portal-kit/i18n'
import { Stack } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './better-off.module.css'
import { useBetterOffMessages } from './catalogue'
import type { Answers, Asked } from './form'
import { NoFigures } from './NoFigures'
import { Questions } from './Questions'
import { Result } from './Result'

export interface EstimatorProps {
  /** Initial answers: pay and hours of an advert. */
  start: Answers
  ofAdvert: boolean
  /** ISO 8601 date; set by tests and stories. */
  today?: string
  /** Level of the headings below. */
  level: 2 | 3
}

/** The questions and, once answered, the result. Answers stay in this component: nothing is stored or sent. */
export function Estimator({ start, ofAdvert, today = londonTime(new Date()).slice(0, 10), level }: EstimatorProps) {
  const t = useBetterOffMessages()
  const [answers, setAnswers] = useState<Asked | null>(null)
  const year = figureYearOf(today)
  if (!year) return <NoFigures />
  const found = answers && estimate(today, answers.household, answers.work)
  return (
    <Stack gap={5}>
      <p className={styles.soft}>
        {t('private')} {t('figures', { from: formatDay(year.from), to: formatDay(year.to) })}.
      </p>
      <Questions start={start} ofAdvert={ofAdvert} today={today} level={level} onAnswered={setAnswers} />
      {found && <Result of={found} year={year} level={level} />}
    </Stack>
  )
}
