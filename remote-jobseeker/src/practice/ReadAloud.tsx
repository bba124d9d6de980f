import type { PracticeParts } from '@onward/contracts/jobseekers/practice'
import { judgeAnswer } from '@onward/contracts/jobseekers/practice-feedback'
import { Button, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { usePracticeMessages } from './catalogue'
import styles from './practice.module.css'

const split = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** How long the answer takes to say, with an optional stopwatch. There is no time limit. */
export function ReadAloud({ parts, form }: { parts: PracticeParts; form: 'star' | 'whole' }) {
  const t = usePracticeMessages()
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [took, setTook] = useState<number | null>(null)
  const { words, seconds } = judgeAnswer(parts, form)
  if (words === 0) return null
  const press = () => {
    if (startedAt === null) {
      setTook(null)
      setStartedAt(Date.now())
    } else {
      setTook(Math.round((Date.now() - startedAt) / 1000))
      setStartedAt(null)
    }
  }
  return (
    <section aria-labelledby="aloud">
      <Stack gap={2}>
        <h2 id="aloud" className={styles.flat}>
          {t('aloud.title')}
        </h2>
        <p className={styles.flat}>
          {seconds < 60 ? t('aloud.about', { count: seconds }) : t('aloud.minutes', split(seconds))} {t('aloud.text')}
        </p>
        <div>
          <Button variant="secondary" size="s" icon="clock" onClick={press}>
            {t(startedAt === null ? 'aloud.start' : 'aloud.stop')}
          </Button>
        </div>
        <p role="status" className={styles.flat}>
          {startedAt !== null ? t('aloud.running') : took !== null ? t('aloud.took', split(took)) : ''}
        </p>
      </Stack>
    </section>
  )
}
