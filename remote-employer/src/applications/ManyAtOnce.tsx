import type { ResponseOf } from '@onward/contracts/endpoint'
import { BULK_MOVES, type BulkMove, type moveApplications } from '@onward/contracts/jobs/application-moves'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, Dialog, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useMoveMany } from './api'
import { type HiringMessages, useHiringMessages } from './catalogue'
import { EndDialog, type EndingTexts } from './EndDialog'
import styles from './list.module.css'
import { stateText } from './moves'
import { useUndoTime } from './undo-time'

type Result = ResponseOf<typeof moveApplications>['results'][number]
interface Held {
  to: BulkMove
  applications: readonly EmployerApplication[]
  texts: EndingTexts | null
}

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

export interface ManyAtOnceProps {
  chosen: readonly EmployerApplication[]
  onClear(): void
}

/** Actions for several applications: confirmed, held for ten seconds, then with a result for each. */
export function ManyAtOnce({ chosen, onClear }: ManyAtOnceProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const notifyFailure = useFailureNotice()
  const { announce } = usePortal()
  const moveMany = useMoveMany()
  const [asking, setAsking] = useState<BulkMove | null>(null)
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
  const hold = (to: BulkMove, texts: EndingTexts | null) => {
    setAsking(null)
    setDone(null)
    pending.start({ to, applications: chosen, texts })
    announce(`${h('many.pending', { count: chosen.length })} ${h('many.pendingText')}`)
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
  const count = chosen.length
  const isEnding = asking === 'rejected' || asking === 'position_closed'
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
      {count > 0 && (
        <section className={styles.bar} aria-label={h('many.bar')}>
          <p className={styles.count}>{h('many.chosen', { count })}</p>
          {BULK_MOVES.map((to) => (
            <Button key={to} size="s" variant={to === 'rejected' ? 'danger' : 'secondary'} onClick={() => setAsking(to)}>
              {h(`many.${to}`)}
            </Button>
          ))}
          <Button size="s" variant="quiet" onClick={onClear}>
            {h('many.clear')}
          </Button>
        </section>
      )}
      {(asking === 'under_review' || asking === 'shortlisted') && (
        <Dialog open title={h(`many.confirm.${asking}`, { count })} onClose={() => setAsking(null)}>
          <Stack gap={4}>
            <p>{h(asking === 'shortlisted' ? 'many.tellsNobody' : 'many.tells')}</p>
            <p>{h('many.confirmText')}</p>
            <Row gap={3}>
              <Button onClick={() => hold(asking, null)}>{h('many.go')}</Button>
              <Button variant="secondary" onClick={() => setAsking(null)}>
                {t('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
      {isEnding && (
        <EndDialog
          open
          ending={asking}
          title={h(asking === 'rejected' ? 'end.rejectedMany' : 'end.closedMany', { count })}
          sending={false}
          after={h('end.finalMany')}
          onSend={(texts) => hold(asking, texts)}
          onCancel={() => setAsking(null)}
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
