import type { ResponseOf } from '@onward/contracts/endpoint'
import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import type { OfferDetails } from '@onward/contracts/jobs/offers'
import { lazyPart, useErrorText, usePortal } from '@onward/portal-kit'
import { InlineAlert } from '@onward/ui/frame'
import { Suspense, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useMakeOffer, useMove } from './api'
import { useHiringMessages } from './catalogue'
import { EndDialog } from './EndDialog'
import type { Ending, EndingTexts } from './ending-fields'
import { conflictOf, failureOf } from './failure-text'
import { type PlainMove, stateText } from './moves'
import { OfferDialog } from './OfferDialog'

const RejectPanel = lazyPart(() => import('./RejectPanel'))

type Application = ResponseOf<typeof readEmployerApplication>
export type Asking = Ending | 'offered' | null

export interface NextStepProps {
  application: Application
  /** Which form is open; the offer's section can open one too. */
  asking: Asking
  onAsk(asking: Asking): void
  /** An offer has just been made, and is shown where it is read. */
  onOffered(): void
  /** Loads the current state after a colleague was first. */
  refetch(): Promise<unknown>
}

/** Moves an application. After a conflict it says who was first and what changed; typed text stays. */
export function useNextStep({ application, asking, onAsk, onOffered, refetch }: NextStepProps) {
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
    if (to === 'offered') onOffered()
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
  // A second press before the form is drawn as sending would show a second receipt.
  const isUnderWay = useRef(false)
  const once = async (to: ApplicationState, send: () => Promise<{ receipt: { reference: string } }>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(null)
    try {
      const { receipt } = await send()
      saved(to, receipt.reference)
    } catch (error) {
      await failed(error)
    } finally {
      isUnderWay.current = false
    }
  }
  const onMove = (to: PlainMove | Ending, texts: EndingTexts | null = null) =>
    once(to, () => move.mutateAsync({ params: { id }, body: { to, version, ...texts } }))
  const onOffer = (details: OfferDetails) =>
    once('offered', () => makeOffer.mutateAsync({ params: { id }, body: { ...details, version } }))
  const moving = move.isPending ? move.variables.body.to : null
  const isBusy = move.isPending || makeOffer.isPending
  const hasOffer = state === 'offered' || state === 'accepted'
  return {
    box,
    ask,
    onMove,
    isBusy,
    /** The step that is under way. */
    moving,
    failed:
      failure && asking === null ? (
        <InlineAlert tone="danger" title={failure}>
          <p>{h('move.again')}</p>
        </InlineAlert>
      ) : null,
    dialogs: (
      <>
        {asking === 'rejected' && !hasOffer && (
          <Suspense fallback={null}>
            <RejectPanel applications={[application]} onDone={() => ask(null)} onClose={() => ask(null)} />
          </Suspense>
        )}
        {asking !== null && asking !== 'offered' && (asking === 'position_closed' || hasOffer) && (
          <EndDialog
            key={asking}
            ending={asking}
            title={h(asking === 'rejected' ? 'end.withdrawOffer' : 'end.position_closed', { name })}
            ofOffer={hasOffer}
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
    ),
  }
}
