import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { type RowAction, RowMenu } from '@onward/ui/data'
import { Button, ButtonLink } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './beside.module.css'
import { useHiringMessages } from './catalogue'
import { mayReject, moveLabel, plainMoves } from './moves'
import { type NextStepProps, useNextStep } from './next-step'

const OWN_TURN = ['submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'accepted', 'placed'] as const
function textOf(state: ApplicationState) {
  const own = OWN_TURN.find((one) => one === state)
  return own ? (`step.${own}` as const) : 'step.waits'
}

/** The one thing to do next, and a menu with everything else. Taking back an accepted offer is in the menu, never a button. */
export function OneStep({ page, ...props }: NextStepProps & { page: string }) {
  const t = useMessages()
  const h = useHiringMessages()
  const { state, next, name, jobId } = props.application
  const { box, ask, onMove, isBusy, moving, failed, dialogs } = useNextStep(props)
  const canShortlist = next.includes('shortlisted')
  const more: RowAction[] = [
    ...plainMoves(next).flatMap((to) => {
      const label = moveLabel(state, to)
      if (!label || to === 'shortlisted') return []
      const text = label === 'move.back' && state !== 'shortlisted' ? h('move.back') : t(label)
      return [{ label: text, run: () => void onMove(to) }]
    }),
    ...(next.includes('interview_invited') && state !== 'shortlisted'
      ? [{ label: h('common.inviteToInterview'), to: `${page}#interviews` }]
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
          <strong>{next.length === 0 && state !== 'placed' ? t('move.none') : h(textOf(state), { name })}</strong>
        </div>
        <div className={styles.stepActs}>
          {canShortlist && (
            <Button disabled={isBusy} onClick={() => void onMove('shortlisted')}>
              {moving === 'shortlisted' ? t('common.saving') : t('move.shortlisted')}
            </Button>
          )}
          {state === 'shortlisted' && <ButtonLink to={`${page}#interviews`}>{h('common.inviteToInterview')}</ButtonLink>}
          {state === 'interview_scheduled' && <ButtonLink to={`${page}#interviews`}>{h('next.interview')}</ButtonLink>}
          {state === 'interviewed' && (
            <Button disabled={isBusy} onClick={() => ask('offered')}>
              {h('move.offered')}
            </Button>
          )}
          {(state === 'accepted' || state === 'placed') && (
            <ButtonLink to={`/employer/jobs/${jobId}`} variant="secondary">
              {h('step.closeJob')}
            </ButtonLink>
          )}
          <RowMenu label={h('step.more', { name })} actions={more} />
        </div>
      </div>
      {dialogs}
    </>
  )
}
