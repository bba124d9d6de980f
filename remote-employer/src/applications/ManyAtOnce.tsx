import { BULK_MOVES, type BulkMove, MOST_AT_ONCE } from '@onward/contracts/jobs/application-moves'
import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { lazyPart, useErrorText, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { formatTime, withCatalogues } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { BulkBar } from '@onward/ui/data'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { slotCatalogue } from '@onward/ui/slot-catalogue'
import { Suspense, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { common } from '../common'
import { interviewCatalogue } from '../interviews/catalogue'
import type { SeveralDraft } from '../interviews/several'
import { useHiringMessages } from './catalogue'
import { EndDialog } from './EndDialog'
import styles from './list.module.css'
import { mayInvite, mayReject } from './moves'
import type { HeldTogether } from './RejectPanel'
import { type Act, type Report, useSendMany } from './send-many'
import { useUndoTime } from './undo-time'
import { useSettle } from './use-settle'

const RejectPanel = lazyPart(() => import('./RejectPanel'))
const MessageMany = lazyPart(() => import('./MessageMany'))
const InviteMany = lazyPart(withCatalogues([slotCatalogue, interviewCatalogue, common], () => import('../interviews/InviteMany')))

type Step = BulkMove | 'rejected' | 'interview_invited' | 'message' | 'undone' | 'sent'
const STEPS: readonly Step[] = [
  'undone',
  'sent',
  'under_review',
  'shortlisted',
  'interview_invited',
  'message',
  'rejected',
  'position_closed',
]
const mayTake = (one: EmployerApplication, to: Step): boolean => {
  if (one.frozen) return false
  if (to === 'message') return true
  if (to === 'undone' || to === 'sent') return Boolean(one.toldAt)
  if (one.toldAt) return false
  if (to === 'rejected') return mayReject(one.state)
  return to === 'interview_invited' ? mayInvite(one.state) : mayMove(one.state, to, 'employer')
}
/** Steps that every one of them may take now, the likely one first. */
function stepsOfAll(chosen: readonly EmployerApplication[]): Step[] {
  const steps = STEPS.filter((to) => chosen.every((one) => mayTake(one, to)))
  const isNext = chosen.every(({ state }) => state === 'shortlisted') && steps.includes('interview_invited')
  return isNext ? ['interview_invited', ...steps.filter((to) => to !== 'interview_invited')] : steps
}
/** What is said of an act that waits: of moves, invitations or messages. */
const wordsOf = (to: Act['to']) =>
  to === 'interview_invited' ? ('invite' as const) : to === 'message' ? ('write' as const) : ('many' as const)
const isMove = (to: Step): to is BulkMove => BULK_MOVES.some((one) => one === to)

/** A step and whom it is for, before it is confirmed. */
export interface Asked {
  to: Step
  applications: readonly EmployerApplication[]
}
export interface ManyAtOnceProps {
  chosen: readonly EmployerApplication[]
  onClear(): void
  asking: Asked | null
  onAsk(asked: Asked | null): void
}

/** Actions for several applications: confirmed, held for ten seconds, then with a result for each. */
export function ManyAtOnce({ chosen, onClear, asking, onAsk }: ManyAtOnceProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const { announce } = usePortal()
  const many = useSendMany()
  const [end, setEnd] = useState<Report | { failed: Act; error: ApiError } | null>(null)
  // Kept, so that closing a dialog or a failure loses nothing that was typed.
  const [invitation, setInvitation] = useState<SeveralDraft | null>(null)
  const [message, setMessage] = useState('')

  const [held, setHeld] = useState<HeldTogether | null>(null)
  const settle = useSettle()
  const settleHeld = (to: 'undone' | 'sent') => {
    if (!held) return
    settle.run(held.applications, to, () => setHeld(null))
    place.current?.focus()
  }

  const send = (act: Act) => {
    setEnd(null)
    many.send(act, {
      done: (report) => {
        if (act.to === 'interview_invited' && report.left.length === 0) setInvitation(null)
        if (act.to === 'message') setMessage('')
        setEnd(report)
        announce(report.title)
      },
      failed: (error) => setEnd({ failed: act, error }),
    })
  }
  const pending = useUndoTime<Act>(send)
  const waits = pending.waiting && wordsOf(pending.waiting.to)
  const cancel = () => onAsk(null)
  const hold = (act: Act) => {
    cancel()
    setEnd(null)
    pending.start(act)
    announce(`${h(`${wordsOf(act.to)}.pending`, { count: act.applications.length })} ${h('many.pendingText')}`)
    onClear()
  }
  // The pressed button has gone, so the focus moves to where the result will be.
  const place = useRef<HTMLDivElement>(null)
  const undo = () => {
    const act = pending.waiting
    pending.undo()
    place.current?.focus()
    announce(h(act && !isMove(act.to) ? 'many.unsent' : 'many.undone'))
  }
  const now = () => {
    pending.now()
    place.current?.focus()
  }
  const applications = asking?.applications ?? []
  const count = applications.length
  const to = asking?.to
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {end && 'failed' in end && (
          <Failed
            {...end}
            onRetry={() => send(end.failed)}
            onChange={() => {
              setEnd(null)
              onAsk(end.failed)
            }}
          />
        )}
        {end && !('failed' in end) && (
          <Done
            report={end}
            onBusy={(busy) => {
              setEnd(null)
              onAsk({ to: 'interview_invited', applications: busy })
            }}
          />
        )}
      </div>
      {held && (
        <div className={styles.bar}>
          <p className={styles.count}>{h('reject.undoUntil', { count: held.applications.length, time: formatTime(held.at) })}</p>
          <Button size="s" autoFocus disabled={settle.isPending} onClick={() => settleHeld('undone')}>
            {h('reject.undoAll', { count: held.applications.length })}
          </Button>
          <Button size="s" variant="secondary" disabled={settle.isPending} onClick={() => settleHeld('sent')}>
            {h('reject.sendNow')}
          </Button>
        </div>
      )}
      {pending.waiting && waits && (
        <div className={styles.bar}>
          <p>
            <span className={styles.count}>{h(`${waits}.pending`, { count: pending.waiting.applications.length })}</span>{' '}
            {h('many.pendingText')}
          </p>
          <Button size="s" autoFocus onClick={undo}>
            {h('many.undo')}
          </Button>
          <Button size="s" variant="secondary" onClick={now}>
            {h('many.now')}
          </Button>
        </div>
      )}
      {many.isPending && <p role="status">{h('common.sending')}</p>}
      {chosen.length >= MOST_AT_ONCE && <p className={styles.soft}>{h('many.most')}</p>}
      <BulkBar
        count={chosen.length}
        actions={stepsOfAll(chosen).map((to) => ({
          label: to === 'undone' ? h('reject.undo') : to === 'sent' ? h('reject.sendNow') : h(`many.${to}`),
          run: () => (to === 'undone' || to === 'sent' ? settle.run(chosen, to, onClear) : onAsk({ to, applications: chosen })),
        }))}
        onClear={onClear}
      />
      {asking && (to === 'under_review' || to === 'shortlisted') && (
        <Dialog open title={h(`many.confirm.${to}`, { count })} onClose={cancel}>
          <Stack gap={4}>
            <p>{h(to === 'shortlisted' ? 'many.tellsNobody' : 'many.tells')}</p>
            <p>{h('many.confirmText')}</p>
            <Row gap={3}>
              <Button onClick={() => hold({ to, applications, texts: null })}>{h('many.go')}</Button>
              <Button variant="secondary" onClick={cancel}>
                {t('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
      <Suspense fallback={null}>
        {asking && to === 'rejected' && (
          <RejectPanel
            key={applications.map(({ id }) => id).join()}
            applications={applications}
            onDone={(together) => {
              cancel()
              onClear()
              setHeld(together)
            }}
            onClose={cancel}
          />
        )}
        {asking && to === 'interview_invited' && (
          <InviteMany
            applications={applications}
            draft={invitation}
            onInvite={(invitations, draft) => {
              setInvitation(draft)
              hold({ to, applications, invitations, draft })
            }}
            onClose={(draft) => {
              setInvitation(draft)
              cancel()
            }}
          />
        )}
        {asking && to === 'message' && (
          <MessageMany
            applications={applications}
            draft={message}
            onSend={(text) => {
              setMessage(text)
              hold({ to, applications, text })
            }}
            onClose={(text) => {
              setMessage(text)
              cancel()
            }}
          />
        )}
      </Suspense>
      {asking && to === 'position_closed' && (
        <EndDialog
          ending={to}
          title={h('end.closedMany', { count })}
          sending={false}
          after={h('end.finalMany')}
          onSend={(texts) => hold({ to, applications, texts })}
          onCancel={cancel}
        />
      )}
    </>
  )
}

/** The results: for how many it worked, and the others by name with what to do. */
function Done({ report: { title, reference, left }, onBusy }: { report: Report; onBusy(busy: EmployerApplication[]): void }) {
  const t = useMessages()
  const h = useHiringMessages()
  const busy = left.filter(({ isBusy }) => isBusy).map(({ application }) => application)
  return (
    <InlineAlert tone={left.length > 0 ? 'warning' : 'success'} title={title}>
      {left.length > 0 && (
        <>
          <p>{h('many.left')}</p>
          <ul className={styles.results}>
            {left.map(({ application: { id }, text }) => (
              <li key={id}>
                <Link to={`/employer/applications/${id}`}>{text}</Link>
              </li>
            ))}
          </ul>
          {busy.length > 0 && (
            <Button size="s" variant="secondary" onClick={() => onBusy(busy)}>
              {h('invite.otherTimes')}
            </Button>
          )}
        </>
      )}
      <p>{t('common.receipt', { reference })}</p>
    </InlineAlert>
  )
}

interface FailedProps {
  failed: Act
  error: ApiError
  onRetry(): void
  onChange(): void
}
/** It was not sent as a whole; the same request again sends nothing twice. */
function Failed({ failed, error, onRetry, onChange }: FailedProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const errorText = useErrorText()
  return (
    <InlineAlert tone="danger" role="alert" title={h(isMove(failed.to) ? 'many.failed' : 'many.notSent')}>
      <p>{errorText(error)}</p>
      <p>{h('many.againText')}</p>
      <Row gap={3}>
        <Button size="s" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
        {/* Without an answer it may have been sent, and something else would be sent besides. */}
        {!isMove(failed.to) && !error.transient && (
          <Button size="s" variant="secondary" onClick={onChange}>
            {h('many.change')}
          </Button>
        )}
      </Row>
    </InlineAlert>
  )
}
