import type { ApplicationState } from '@onward/contracts/application-states'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../words'
import { moveLabel, movesOf, type OfferedMove } from './moves'
import styles from './NextStep.module.css'
import { RejectDialog } from './RejectDialog'

export interface NextStepProps {
  name: string
  state: ApplicationState
  next: readonly ApplicationState[]
  /** The move that is being saved. */
  moving: ApplicationState | null
  /** Resolves when it was saved; a rejected promise keeps the dialog with its text open. */
  onMove(to: OfferedMove, reason?: string): Promise<void>
}

/** The steps that may follow. Rejecting asks for the words that the applicant will read. */
export function NextStep({ name, state, next, moving, onMove }: NextStepProps) {
  const t = useMessages()
  const [rejecting, setRejecting] = useState(false)
  const moves = movesOf(next)
  if (next.length === 0) return <p>{t('move.none')}</p>
  return (
    <>
      <div className={styles.moves}>
        {moves.map((to, index) => (
          <Button
            key={to}
            variant={to === 'rejected' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            disabled={moving !== null}
            onClick={() => (to === 'rejected' ? setRejecting(true) : void onMove(to).catch(() => undefined))}
          >
            {moving === to && to !== 'rejected' ? t('move.moving') : t(moveLabel(state, to))}
          </Button>
        ))}
      </div>
      <p className={styles.told}>{t('move.told')}</p>
      <RejectDialog
        open={rejecting}
        name={name}
        sending={moving === 'rejected'}
        onCancel={() => setRejecting(false)}
        onReject={(reason) =>
          void onMove('rejected', reason).then(
            () => setRejecting(false),
            () => undefined,
          )
        }
      />
    </>
  )
}
