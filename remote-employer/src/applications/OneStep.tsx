import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { formatTime } from '@onward/portal-kit/i18n'
import { type RowAction, RowMenu } from '@onward/ui/data'
import { Button, ButtonLink } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import styles from './beside.module.css'
import { CloseFilledJob } from './CloseFilledJob'
import { useHiringMessages } from './catalogue'
import { mayReject, moveLabel, plainMoves } from './moves'
import { type NextStepProps, useNextStep } from './next-step'
import { useSettle } from './use-settle'

const OWN_TURN = ['submitted', 'under_review', 'shortlisted', 'interview_scheduled', 'interviewed', 'accepted', 'placed'] as const
function textOf(state: ApplicationState) {
  const own = OWN_TURN.find((one) => one === state)
  return own ? (`step.${own}` as const) : 'step.waits'
}

/** The one thing to do next, and a menu with everything else. Taking back an accepted offer is in the menu, never a button. */
export function OneStep({ page, ...props }: NextStepProps & { page: string }) {
  const t = useMessages()
  const h = useHiringMessages()
  const { state, next, name, toldAt } = props.application
  const settle = useSettle()
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
          <strong>
            {toldAt
              ? h('reject.told', { name, time: formatTime(toldAt) })
              : next.length === 0 && state !== 'placed'
                ? t('move.none')
                : h(textOf(state), { name })}
          </strong>
        </div>
        <div className={styles.stepActs}>
          {toldAt && (
            <>
              <Button disabled={settle.isPending} onClick={() => settle.run(props.application, 'undone')}>
                {h('reject.undo')}
              </Button>
              <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.run(props.application, 'sent')}>
                {h('reject.sendNow')}
              </Button>
            </>
          )}
          {canShortlist && (
            <Button disabled={isBusy} onClick={() => void onMove('shortlisted')}>
              {moving === 'shortlisted' ? t('common.saving') : t('move.shortlisted')}
            </Button>
          )}
          {state === 'shortlisted' && !toldAt && (
            <ButtonLink to={`${page}#interviews`}>{h('common.inviteToInterview')}</ButtonLink>
          )}
          {state === 'interview_scheduled' && !toldAt && <ButtonLink to={`${page}#interviews`}>{h('next.interview')}</ButtonLink>}
          {state === 'interviewed' && !toldAt && (
            <Button disabled={isBusy} onClick={() => ask('offered')}>
              {h('move.offered')}
            </Button>
          )}
          <CloseFilledJob application={props.application} />
          <RowMenu label={h('step.more', { name })} actions={more} />
        </div>
      </div>
      {dialogs}
    </>
  )
}
