import type { PracticeAnswer, PracticeParts, PracticeQuestion } from '@onward/contracts/jobseekers/practice'
import { isStory } from '@onward/contracts/jobseekers/practice-questions'
import { questionText } from '@onward/contracts/jobseekers/question-texts'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Button, Disclosure, InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { usePracticeMessages } from './catalogue'
import { isPractised } from './practice'
import styles from './practice.module.css'

const MAX_ANSWERS = 10

/** Answers to other questions of the same form, to reuse. The replaced text can be restored. */
export function Reuse({
  question,
  answers,
  parts,
  without,
  onUse,
}: {
  question: PracticeQuestion
  answers: readonly PracticeAnswer[]
  parts: PracticeParts
  /** The answer that is being written, which is left out. */
  without: string | undefined
  onUse(parts: PracticeParts): void
}) {
  const t = usePracticeMessages()
  const [before, setBefore] = useState<PracticeParts | null>(null)
  const others = answers
    .filter((answer) => answer.id !== without && isPractised(answer))
    .filter((answer) => isStory(answer.question.template) === isStory(question.template))
    .slice(0, MAX_ANSWERS)
  if (before) {
    return (
      <InlineAlert tone="success" role="status" title={t('reuse.done')}>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            onUse(before)
            setBefore(null)
          }}
        >
          {t('reuse.undo')}
        </Button>
      </InlineAlert>
    )
  }
  if (others.length === 0) return null
  return (
    <Disclosure summary={t('reuse.title')}>
      <Stack gap={3}>
        <p className={styles.soft}>{t('reuse.text')}</p>
        <ul className={styles.rows}>
          {others.map((answer) => {
            const text = questionText(answer.question, currentLanguage())
            return (
              <li key={answer.id}>
                <span>{text}</span>
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={t('reuse.useName', { question: text })}
                  onClick={() => {
                    setBefore(parts)
                    onUse(answer.parts)
                  }}
                >
                  {t('reuse.use')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Disclosure>
  )
}
