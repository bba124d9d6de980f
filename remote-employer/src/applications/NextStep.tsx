import { formatTime } from '@onward/portal-kit/i18n'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'
import { mayReject, moveLabel, plainMoves } from './moves'
import styles from './NextStep.module.css'
import { type NextStepProps, useNextStep } from './next-step'
import { useSettle } from './use-settle'

/** The possible next steps. */
export function NextStep(props: NextStepProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const { state, next, name, toldAt } = props.application
  const settle = useSettle()
  const { box, ask, onMove, isBusy, moving, failed, dialogs } = useNextStep(props)
  const buttons = plainMoves(next).flatMap((to) => {
    const label = moveLabel(state, to)
    return label ? [{ to, label }] : []
  })
  return (
    <>
      <div ref={box} tabIndex={-1}>
        {failed}
        {toldAt ? (
          <>
            <p>{h('reject.told', { name, time: formatTime(toldAt) })}</p>
            <div className={styles.moves}>
              <Button disabled={settle.isPending} onClick={() => settle.run(props.application, 'undone')}>
                {h('reject.undo')}
              </Button>
              <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.run(props.application, 'sent')}>
                {h('reject.sendNow')}
              </Button>
            </div>
          </>
        ) : next.length === 0 ? (
          <p>{t('move.none')}</p>
        ) : (
          <>
            <div className={styles.moves}>
              {buttons.map(({ to, label }) => (
                <Button key={to} variant="secondary" disabled={isBusy} onClick={() => void onMove(to)}>
                  {moving === to
                    ? t('common.saving')
                    : label === 'move.back' && state !== 'shortlisted'
                      ? h('move.back')
                      : t(label)}
                </Button>
              ))}
              {/* Before an interview, inviting is the page's first action. */}
              {next.includes('offered') && (
                <Button
                  variant={state === 'interviewed' ? 'primary' : 'secondary'}
                  disabled={isBusy}
                  onClick={() => ask('offered')}
                >
                  {h('move.offered')}
                </Button>
              )}
              {next.includes('rejected') && mayReject(state) && (
                <Button variant="danger" disabled={isBusy} onClick={() => ask('rejected')}>
                  {t('move.rejected')}
                </Button>
              )}
              {state === 'accepted' && next.includes('rejected') && (
                <Button variant="quiet" disabled={isBusy} onClick={() => ask('rejected')}>
                  {h('offer.takeBack')}
                </Button>
              )}
              {next.includes('position_closed') && (
                <Button variant="quiet" disabled={isBusy} onClick={() => ask('position_closed')}>
                  {h('move.closed')}
                </Button>
              )}
            </div>
            <p className={styles.told}>{t('move.told')}</p>
          </>
        )}
      </div>
      {dialogs}
    </>
  )
}
