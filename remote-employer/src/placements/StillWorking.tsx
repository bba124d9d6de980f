import type { EmployerCheck, PlacementAnswer } from '@onward/contracts/casework/placements'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, Row, VisuallyHidden } from '@onward/ui/frame'
import { useState } from 'react'
import { useAnswerCheck } from './api'
import { usePlacementMessages } from './catalogue'

/** One question, answered with one tap; the answer can be changed. */
export function StillWorking({ check }: { check: EmployerCheck }) {
  const t = usePlacementMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const answering = useAnswerCheck()
  const [changing, setChanging] = useState(false)
  const { id, jobTitle: job, startedOn, answer } = check
  const day = formatDay(startedOn)
  const say = (answer: PlacementAnswer) => {
    if (answering.isPending) return
    answering.mutate(
      { params: { id }, body: { answer } },
      {
        onSuccess: ({ receipt }) => {
          setChanging(false)
          notify({ kind: 'success', title: t('thanks'), text: t('common.receipt', { reference: receipt.reference }) })
        },
        onError: (error) => notifyFailure(t('failed'), error, error.problem?.detail),
      },
    )
  }
  if (answer && !changing)
    return (
      <Row gap={3}>
        <span>{t(`said.${answer}`)}</span>
        <Button variant="quiet" size="s" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      </Row>
    )
  return (
    <Row gap={3}>
      {(['working', 'ended'] as const).map((answer) => (
        <Button
          key={answer}
          size="s"
          variant={answer === 'working' ? 'primary' : 'secondary'}
          onClick={() => say(answer)}
          aria-disabled={answering.isPending || undefined}
        >
          {t(answer)} <VisuallyHidden>{t('ofJob', { job, day })}</VisuallyHidden>
        </Button>
      ))}
    </Row>
  )
}
