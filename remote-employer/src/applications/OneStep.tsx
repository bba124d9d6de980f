import { formatDate, formatTime } from '@onward/portal-kit/i18n'
import { type RowAction, RowMenu } from '@onward/ui/data'
import { Button, ButtonLink } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './ApplicationParts.module.css'
import type { ApplicationPart } from './application-part'
import { CloseFilledJob } from './CloseFilledJob'
import { useHiringMessages } from './catalogue'
import { mayReject, moveLabel, plainMoves } from './moves'
import { type NextStepProps, useNextStep } from './next-step'
import { useSettle } from './use-settle'

/** An agreed job that its person withdrew from: the employer has to find somebody else. */
const hasFallen = ({ state, history }: NextStepProps['application']): boolean =>
  state === 'withdrawn' && history.at(-2)?.state === 'accepted'

const OWN_TURN = ['submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'accepted', 'placed'] as const
function useStepText() {
  const t = useMessages()
  const h = useHiringMessages()
  return (application: NextStepProps['application']): string => {
    const { state, name, next, toldAt, start, interview } = application
    if (hasFallen(application)) return h('step.fell', { name })
    if (toldAt) return h('reject.told', { name, time: formatTime(toldAt) })
    if (next.length === 0 && state !== 'placed') return t('move.none')
    if (state === 'accepted' && start) return h('step.agreed', { name, day: formatDate(start.startsOn) })
    if (interview?.state === 'alternative_requested') return h('step.otherTime', { name })
    const own = OWN_TURN.find((one) => one === state)
    return own ? h(`step.${own}`, { name }) : h('step.waits', { name })
  }
}

/** Its end has passed. */
const isOver = (interview: NextStepProps['application']['interview']): boolean =>
  Boolean(interview?.startsAt) && Date.parse(interview?.startsAt ?? '') + (interview?.minutes ?? 0) * 60_000 <= Date.now()

interface OneStepProps extends NextStepProps {
  /** Leads to the part where a step is taken. */
  onPart(part: ApplicationPart): void
}
/** The one thing to do next, and a menu with everything else. Taking back an accepted offer is in the menu, never a button. */
export function OneStep({ onPart, ...props }: OneStepProps) {
  const stepText = useStepText()
  const t = useMessages()
  const h = useHiringMessages()
  const { state, next, name, toldAt, start, interview, job, jobId } = props.application
  const isFallen = hasFallen(props.application)
  const settle = useSettle()
  const { box, ask, onMove, isBusy, moving, failed, dialogs } = useNextStep(props)
  const canShortlist = next.includes('shortlisted')
  const mayRead = !toldAt && (state === 'submitted' || state === 'under_review')
  const more: RowAction[] = [
    ...plainMoves(next).flatMap((to) => {
      const label = moveLabel(state, to)
      if (!label || to === 'shortlisted') return []
      const text = label === 'move.back' && state !== 'shortlisted' ? h('move.back') : t(label)
      return [{ label: text, run: () => void onMove(to) }]
    }),
    ...(next.includes('interview_invited') && state !== 'shortlisted'
      ? [{ label: h('common.inviteToInterview'), run: () => onPart('interviews') }]
      : []),
    ...(next.includes('offered') && state !== 'interviewed' ? [{ label: h('move.offered'), run: () => ask('offered') }] : []),
    ...(next.includes('position_closed') ? [{ label: h('move.closed'), run: () => ask('position_closed') }] : []),
    ...(next.includes('rejected')
      ? [{ label: mayReject(state) ? t('move.rejected') : h('offer.takeBack'), run: () => ask('rejected'), isGrave: true }]
      : []),
  ]
  return (
    <>
      <div ref={box} tabIndex={-1} className={styles.step}>
        {failed}
        <div className={styles.stepText}>
          <span>{t('move.title')}</span>
          <strong>{stepText(props.application)}</strong>
          {next.length > 0 && !toldAt && OWN_TURN.some((one) => one === state) && <small>{t('move.told')}</small>}
        </div>
        <div className={styles.stepActs}>
          <div className={styles.stepButtons}>
            {toldAt && (
              <>
                <Button disabled={settle.isPending} onClick={() => settle.run([props.application], 'undone')}>
                  {h('reject.undo')}
                </Button>
                <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.run([props.application], 'sent')}>
                  {h('reject.sendNow')}
                </Button>
              </>
            )}
            {mayRead && (
              // Before what decides about somebody, so that the keyboard comes to the CV first.
              <Button variant={state === 'submitted' ? 'primary' : 'secondary'} onClick={() => onPart('cv')}>
                {h('step.read')}
              </Button>
            )}
            {canShortlist && (
              <Button
                variant={state === 'submitted' ? 'secondary' : 'primary'}
                disabled={isBusy}
                onClick={() => void onMove('shortlisted')}
              >
                {moving === 'shortlisted' ? t('common.saving') : t('move.shortlisted')}
              </Button>
            )}
            {state === 'shortlisted' && !toldAt && (
              <Button onClick={() => onPart('interviews')}>{h('common.inviteToInterview')}</Button>
            )}
            {interview?.state === 'alternative_requested' && (
              <Button onClick={() => onPart('interviews')}>{h('next.otherTime')}</Button>
            )}
            {state === 'interview_scheduled' && !toldAt && (
              <Button onClick={() => onPart('interviews')}>{h(isOver(interview) ? 'next.howItWent' : 'next.interview')}</Button>
            )}
            {state === 'interviewed' && !toldAt && (
              <Button disabled={isBusy} onClick={() => ask('offered')}>
                {h('move.offered')}
              </Button>
            )}
            {state === 'accepted' && <Button onClick={() => onPart('offer')}>{h(start ? 'step.start' : 'next.firstDay')}</Button>}
            {isFallen && <ButtonLink to={`/employer/applications?jobId=${jobId}`}>{h('step.others')}</ButtonLink>}
            {isFallen && job?.state !== 'active' && (
              <ButtonLink variant="secondary" to={`/employer/post-job?copy=${jobId}`}>
                {h('step.postAgain')}
              </ButtonLink>
            )}
            <CloseFilledJob application={props.application} />
          </div>
          <RowMenu label={h('step.more', { name })} actions={more} />
        </div>
      </div>
      {dialogs}
    </>
  )
}
