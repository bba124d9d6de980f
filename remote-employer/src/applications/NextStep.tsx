import type { ResponseOf } from '@onward/contracts/endpoint'
import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { OfferDetails } from '@onward/contracts/jobs/offers'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Button, InlineAlert } from '@onward/ui/frame'
import { useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useMakeOffer, useMove } from './api'
import { useHiringMessages } from './catalogue'
import { EndDialog, type Ending, type EndingTexts } from './EndDialog'
import { conflictOf, failureOf } from './failure-text'
import { moveLabel, type PlainMove, plainMoves, stateText } from './moves'
import styles from './NextStep.module.css'
import { OfferDialog } from './OfferDialog'

type Application = ResponseOf<typeof readEmployerApplication>
export type Asking = Ending | 'offered' | null

export interface NextStepProps {
  application: Application
  /** Which form is open; the offer's section can open one too. */
  asking: Asking
  onAsk(asking: Asking): void
  /** Loads the current state after a colleague was first. */
  refetch(): Promise<unknown>
}

/** The possible next steps. After a conflict it says who was first and what changed; typed text stays. */
export function NextStep({ application, asking, onAsk, refetch }: NextStepProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const move = useMove()
  const makeOffer = useMakeOffer()
  const [failure, setFailure] = useState<string | null>(null)
  const { id, name, state, next, version, job } = application

  const box = useRef<HTMLDivElement>(null)
  const saved = (to: ApplicationState, reference: string) => {
    setFailure(null)
    onAsk(null)
    // The pressed button has gone, so the focus moves to the current ones.
    box.current?.focus()
    const done = t('move.done', { name, state: stateText(t, to) })
    notify({ kind: 'success', title: t('move.done.title'), text: `${done} ${t('common.receipt', { reference })}` })
  }
  const failed = async (error: unknown) => {
    setFailure(failureOf(error, errorText))
    if (conflictOf(error) !== null) await refetch()
  }
  const ask = (what: Asking) => {
    setFailure(null)
    onAsk(what)
  }
  const onMove = (to: PlainMove | Ending, texts: EndingTexts | null = null) => {
    setFailure(null)
    return move
      .mutateAsync({ params: { id }, body: { to, version, ...texts } })
      .then(({ receipt }) => saved(to, receipt.reference), failed)
  }
  const onOffer = (details: OfferDetails) =>
    makeOffer
      .mutateAsync({ params: { id }, body: { ...details, version } })
      .then(({ receipt }) => saved('offered', receipt.reference), failed)
  const moving = move.isPending ? move.variables.body.to : null
  const isBusy = move.isPending || makeOffer.isPending
  // An offer is withdrawn in its own section, beside its terms.
  const isOffered = state === 'offered'
  const buttons = plainMoves(next).flatMap((to) => {
    const label = moveLabel(state, to)
    return label ? [{ to, label }] : []
  })
  return (
    <>
      <div ref={box} tabIndex={-1}>
        {failure && asking === null && (
          <InlineAlert tone="danger" title={failure}>
            <p>{h('move.again')}</p>
          </InlineAlert>
        )}
        {next.length === 0 ? (
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
              {next.includes('rejected') && !isOffered && (
                <Button variant="danger" disabled={isBusy} onClick={() => ask('rejected')}>
                  {t('move.rejected')}
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
      {(asking === 'rejected' || asking === 'position_closed') && (
        <EndDialog
          key={asking}
          open
          ending={asking}
          title={h(isOffered && asking === 'rejected' ? 'end.withdrawOffer' : `end.${asking}`, { name })}
          ofOffer={isOffered || state === 'accepted'}
          sending={move.isPending}
          after={h('end.final')}
          failure={failure}
          over={!next.includes(asking)}
          onSend={(texts) => void onMove(asking, texts)}
          onCancel={() => ask(null)}
        />
      )}
      {asking === 'offered' && (
        <OfferDialog
          name={name}
          offer={null}
          job={job}
          sending={makeOffer.isPending}
          failure={failure}
          onSend={(details) => void onOffer(details)}
          onCancel={() => ask(null)}
        />
      )}
    </>
  )
}
