import { usePortal } from '@onward/portal-kit'
import { ButtonLink, InlineAlert } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../catalogue'
import { isMissing } from '../jobs/JobPage'
import { Answer } from '../parts/Answer'
import { useCv } from './api'
import { REVIEW_TITLE, Reviewed } from './Reviewed'
import { Working } from './Working'

export interface OneCvProps {
  id: string
  isSentNow: boolean
  onRead: (id: string) => void
  forJob: string | null
  /** The page's heading, until the score replaces it. */
  header: ReactNode
  /** Picker for another file. */
  picker: ReactNode
  /** The last file was refused; the picker says why. */
  hasFailed: boolean
}
/** One CV in any state: waiting, being read, refused, gone, reviewed. */
export function OneCv({ id, isSentNow, onRead, forJob, header, picker, hasFailed }: OneCvProps) {
  const t = useMessages()
  const { notify } = usePortal()
  const answer = useCv(id)
  const state = answer.data?.cv.state
  const score = answer.data?.analysis?.score
  const isAwaited = useRef(false)
  useEffect(() => {
    // A short CV may be analysed before this page first asks, so having sent it counts as waiting for it.
    if (isSentNow || state === 'waiting' || state === 'reading') isAwaited.current = true
    if (!isAwaited.current || state !== 'analysed' || score === undefined) return
    isAwaited.current = false
    onRead(id)
    notify({ kind: 'success', title: t('review.doneTitle'), text: t('review.done', { score }) })
    document.getElementById(REVIEW_TITLE)?.focus()
  }, [id, isSentNow, state, score, onRead, notify, t])
  if (isMissing(answer.error)) {
    return (
      <>
        {header}
        <InlineAlert tone="warning" title={t('review.missing')}>
          <p>{t('review.missingText')}</p>
          <ButtonLink to="/profile" variant="secondary" size="s">
            {t('review.myCvs')}
          </ButtonLink>
        </InlineAlert>
        {picker}
      </>
    )
  }
  if (answer.data === undefined) {
    return (
      <>
        {header}
        <Answer of={answer} cards={2}>
          {() => null}
        </Answer>
      </>
    )
  }
  const { cv, analysis, position, badgeCompleted, abroad } = answer.data
  if (cv.state === 'refused') {
    return (
      <>
        {header}
        <InlineAlert tone="danger" title={t('review.refused', { name: cv.filename })}>
          <p>{t(`refusal.${cv.refusal ?? 'corrupt'}`)}</p>
        </InlineAlert>
        {picker}
      </>
    )
  }
  if (analysis) {
    return (
      <Reviewed
        cv={cv}
        analysis={analysis}
        badgeCompleted={badgeCompleted}
        abroad={abroad}
        forJob={forJob}
        picker={picker}
        hasFailed={hasFailed}
      />
    )
  }
  return (
    <>
      {header}
      <Working stage={cv.state === 'waiting' ? 1 : 2} takesFocus={isSentNow}>
        <p>
          {cv.state === 'waiting' && position !== null && position > 0
            ? t('review.position', { count: position })
            : t(cv.state === 'waiting' ? 'review.nextUp' : 'review.reading', { name: cv.filename })}
        </p>
        <p>{t('review.mayLeave')}</p>
      </Working>
    </>
  )
}
