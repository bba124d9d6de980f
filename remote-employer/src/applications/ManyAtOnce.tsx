import type { ResponseOf } from '@onward/contracts/endpoint'
import { BULK_MOVES, type BulkMove, MOST_AT_ONCE, type moveApplications } from '@onward/contracts/jobs/application-moves'
import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { BulkBar } from '@onward/ui/data'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useMoveMany } from './api'
import { type HiringMessages, useHiringMessages } from './catalogue'
import { EndDialog } from './EndDialog'
import type { EndingTexts } from './ending-fields'
import styles from './list.module.css'
import { mayReject, stateText } from './moves'
import { useUndoTime } from './undo-time'

const RejectPanel = lazy(() => import('./RejectPanel'))

type Result = ResponseOf<typeof moveApplications>['results'][number]
interface Held {
  to: BulkMove
  applications: readonly EmployerApplication[]
  texts: EndingTexts | null
}

type Step = BulkMove | 'rejected'
const STEPS: readonly Step[] = [...BULK_MOVES.slice(0, 2), 'rejected', ...BULK_MOVES.slice(2)]
/** Steps that every one of them may take now. */
const stepsOfAll = (chosen: readonly EmployerApplication[]): Step[] =>
  STEPS.filter((to) =>
    chosen.every(({ state, toldAt }) => !toldAt && (to === 'rejected' ? mayReject(state) : mayMove(state, to, 'employer'))),
  )

/** `12 moved. 1 had been moved by a colleague.` */
function summaryOf(h: HiringMessages, results: readonly Result[]): string {
  const counts = {
    moved: (one: Result) => one.outcome === 'moved',
    byColleague: (one: Result) => one.outcome === 'overtaken' && one.by === 'employer',
    byApplicant: (one: Result) => one.outcome === 'overtaken' && one.by === 'jobseeker',
    bySystem: (one: Result) => one.outcome === 'overtaken' && one.by !== 'employer' && one.by !== 'jobseeker',
    notAllowed: (one: Result) => one.outcome === 'not-allowed',
    notFound: (one: Result) => one.outcome === 'not-found',
  } as const
  return (Object.keys(counts) as (keyof typeof counts)[])
    .map((key) => ({ key, count: results.filter(counts[key]).length }))
    .filter(({ key, count }) => count > 0 || (key === 'moved' && results.length > 0))
    .map(({ key, count }) => h(`many.${key}`, { count }))
    .join(' ')
}

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
  const notifyFailure = useFailureNotice()
  const { announce } = usePortal()
  const moveMany = useMoveMany()
  const [done, setDone] = useState<{ results: readonly Result[]; of: Held } | null>(null)

  const pending = useUndoTime<Held>((held) => {
    const applications = held.applications.map(({ id, version }) => ({ id, version }))
    moveMany.mutate(
      { body: { to: held.to, applications, ...held.texts } },
      {
        onSuccess: ({ results }) => {
          setDone({ results, of: held })
          announce(summaryOf(h, results))
        },
        onError: (error) => notifyFailure(h('many.failed'), error),
      },
    )
  })
  const cancel = () => onAsk(null)
  const hold = (to: BulkMove, applications: readonly EmployerApplication[], texts: EndingTexts | null) => {
    cancel()
    setDone(null)
    pending.start({ to, applications, texts })
    announce(`${h('many.pending', { count: applications.length })} ${h('many.pendingText')}`)
    onClear()
  }
  // The pressed button has gone, so the focus moves to where the result will be.
  const place = useRef<HTMLDivElement>(null)
  const undo = () => {
    pending.undo()
    place.current?.focus()
    announce(h('many.undone'))
  }
  const now = () => {
    pending.now()
    place.current?.focus()
  }
  const count = asking?.applications.length ?? 0
  const to = asking?.to
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {done && <Done {...done} />}
      </div>
      {pending.waiting && (
        <div className={styles.bar}>
          <p>
            <span className={styles.count}>{h('many.pending', { count: pending.waiting.applications.length })}</span>{' '}
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
      {moveMany.isPending && <p role="status">{h('many.sending')}</p>}
      {chosen.length >= MOST_AT_ONCE && <p className={styles.soft}>{h('many.most')}</p>}
      <BulkBar
        count={chosen.length}
        actions={stepsOfAll(chosen).map((to) => ({
          label: h(`many.${to}`),
          run: () => onAsk({ to, applications: chosen }),
        }))}
        onClear={onClear}
      />
      {asking && (to === 'under_review' || to === 'shortlisted') && (
        <Dialog open title={h(`many.confirm.${to}`, { count })} onClose={cancel}>
          <Stack gap={4}>
            <p>{h(to === 'shortlisted' ? 'many.tellsNobody' : 'many.tells')}</p>
            <p>{h('many.confirmText')}</p>
            <Row gap={3}>
              <Button onClick={() => hold(to, asking.applications, null)}>{h('many.go')}</Button>
              <Button variant="secondary" onClick={cancel}>
                {t('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
      {asking && to === 'rejected' && (
        <Suspense fallback={null}>
          <RejectPanel
            key={asking.applications.map(({ id }) => id).join()}
            applications={asking.applications}
            onDone={() => {
              cancel()
              onClear()
            }}
            onClose={cancel}
          />
        </Suspense>
      )}
      {asking && to === 'position_closed' && (
        <EndDialog
          ending={to}
          title={h('end.closedMany', { count })}
          sending={false}
          after={h('end.finalMany')}
          onSend={(texts) => hold(to, asking.applications, texts)}
          onCancel={cancel}
        />
      )}
    </>
  )
}

/** The results: how many moved, and the others by name. */
function Done({ results, of }: { results: readonly Result[]; of: Held }) {
  const t = useMessages()
  const h = useHiringMessages()
  const left = results.filter(({ outcome }) => outcome !== 'moved')
  const nameOf = new Map(of.applications.map(({ id, name }) => [id, name]))
  return (
    <InlineAlert tone={left.length > 0 ? 'warning' : 'success'} title={summaryOf(h, results)}>
      {left.length > 0 && (
        <>
          <p>{h('many.left')}</p>
          <ul className={styles.results}>
            {left.map(({ id, state }) => (
              <li key={id}>
                <Link to={`/employer/applications/${id}`}>
                  {state ? h('many.stands', { name: nameOf.get(id) ?? '', state: stateText(t, state) }) : nameOf.get(id)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </InlineAlert>
  )
}
