import { APPLICATION_STAGES, type ApplicationStage, mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatNumber, formatTime } from '@onward/portal-kit/i18n'
import { usePageKeys, useSingleKeys } from '@onward/portal-kit/keys'
import { Link, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Person, RowMenu, useNarrow } from '@onward/ui/data'
import { VisuallyHidden } from '@onward/ui/frame'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useBoard, useMove } from './api'
import styles from './board.module.css'
import { useHiringMessages } from './catalogue'
import { failureOf } from './failure-text'
import { type ApplicationFilters, boardPath, listPath } from './filters'
import { MatchOfRow } from './MatchOfRow'
import { stateLabels } from './moves'
import { useRowSteps } from './row-steps'

export interface ApplicationBoardProps {
  filters: ApplicationFilters
  to: { page(id: string): string; open(id: string): string }
  onReject(application: EmployerApplication): void
}
const DAY_MS = 86_400_000
const daysSince = (iso: string): number => Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / DAY_MS))

/** Open applications by stage, the first of each; Alt and the right arrow take the one that has the focus to the next stage. */
export function ApplicationBoard({ filters, to, onReject }: ApplicationBoardProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const isNarrow = useNarrow()
  const [address] = useSearchParams()
  const found = useBoard(filters)
  const steps = useRowSteps(to, onReject)
  const advance = useAdvance(to)
  usePageKeys(h('board.keys'), [{ keys: ['Alt →'], label: h('board.keyNext') }])
  const names: Readonly<Record<ApplicationStage, string>> = {
    new: t('state.New'),
    review: t('state.Under Review'),
    interview: t('state.Interview Scheduled'),
    offer: h('board.offer'),
    started: t('state.Started'),
  }
  const waited = (days: number) => (days === 0 ? h('board.today') : h('board.oldest', { count: days }))
  const asked = APPLICATION_STAGES.find((stage) => stage === address.get('stage')) ?? 'new'
  return (
    <Answer of={found} lines={8}>
      {({ stages, ended }) => (
        <>
          {isNarrow && (
            <nav aria-label={h('board.stages')} className={styles.stages}>
              {stages.map(({ stage, count }) => (
                <Link key={stage} to={boardPath(filters, stage)} aria-current={stage === asked ? 'true' : undefined}>
                  {h('board.count', { stage: names[stage], count: formatNumber(count) })}
                </Link>
              ))}
            </nav>
          )}
          <div className={styles.board}>
            {stages
              .filter(({ stage }) => !isNarrow || stage === asked)
              .map(({ stage, count, oldest, items }) => (
                <section key={stage} className={styles.column} aria-labelledby={`stage-${stage}`}>
                  <h2 id={`stage-${stage}`}>
                    {names[stage]} <span>{formatNumber(count)}</span>
                  </h2>
                  <p>{count === 0 ? h('board.none') : stage !== 'started' && oldest && waited(daysSince(oldest))}</p>
                  <ol>
                    {items.map((one) => (
                      <Card key={one.id} one={one} to={to} steps={steps} onAdvance={advance} />
                    ))}
                  </ol>
                  {count > items.length && (
                    <Link to={listPath({ ...filters, status: FIRST_STATUS[stage] })}>
                      {h('board.more', { count: formatNumber(count) })}
                    </Link>
                  )}
                </section>
              ))}
          </div>
          <Foot ended={ended} filters={filters} />
        </>
      )}
    </Answer>
  )
}

/** Where the table shows the rest of a stage. */
const FIRST_STATUS: Readonly<Record<ApplicationStage, ApplicationFilters['status']>> = {
  new: 'new',
  review: 'under-review',
  interview: 'interview-scheduled',
  offer: 'offer-made',
  started: 'started',
}

interface CardProps {
  one: EmployerApplication
  to: ApplicationBoardProps['to']
  steps: ReturnType<typeof useRowSteps>
  onAdvance(one: EmployerApplication): void
}
function Card({ one, to, steps, onAdvance }: CardProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const { id, name, state, anonymous = false, toldAt, appliedAt, frozen } = one
  const days = daysSince(appliedAt)
  const { mark } = stateLabels(state)
  const next = steps.next(one)
  const label = (text: string) => (
    <>
      {text} <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || !event.altKey || event.ctrlKey || event.metaKey) return
    // Browsers go forward with it.
    event.preventDefault()
    onAdvance(one)
  }
  return (
    <li className={styles.card} onKeyDown={onKeyDown}>
      <div className={styles.who}>
        <Person name={name} hidden={anonymous} starred={state === 'shortlisted'} />
        <div>
          <Link to={to.open(id)} data-card={id} aria-keyshortcuts="Alt+ArrowRight">
            {name}
          </Link>
          <span>{one.jobTitle}</span>
        </div>
        <RowMenu label={h('step.more', { name })} actions={steps.menu(one)} />
      </div>
      <div className={styles.facts}>
        <MatchOfRow score={one.matchScore} />
        {days === 0 ? (
          <span>{h('board.today')}</span>
        ) : (
          <span>
            <span aria-hidden="true">{h('board.days', { count: days })}</span>
            <VisuallyHidden>{h('board.ago', { count: days })}</VisuallyHidden>
          </span>
        )}
      </div>
      {(mark || toldAt || frozen) && (
        <span className={styles.mark}>
          {frozen
            ? h('frozen.mark')
            : toldAt
              ? `${t('state.Rejected')}, ${h('reject.mark', { time: formatTime(toldAt) })}`
              : mark && t(mark)}
        </span>
      )}
      {next &&
        (next.to ? (
          <Link to={next.to} className={styles.next}>
            {label(next.label)}
          </Link>
        ) : (
          <button type="button" className={styles.next} onClick={next.run}>
            {label(next.label)}
          </button>
        ))}
    </li>
  )
}

/** Takes an application to its next stage: at once, or to the form that the next stage needs; says so when it is the applicant's turn. */
function useAdvance(to: ApplicationBoardProps['to']) {
  const h = useHiringMessages()
  const t = useMessages()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const notifyFailure = useFailureNotice()
  const { announce } = usePortal()
  const move = useMove()
  return (one: EmployerApplication) => {
    const { id, name, state, version, toldAt, frozen } = one
    if (toldAt || frozen) return
    if (state === 'submitted')
      move.mutate(
        { params: { id }, body: { to: 'under_review', version } },
        {
          onSuccess: () => {
            announce(t('move.done', { name, state: t('state.Under Review') }))
            // The card stands in another column now.
            requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus())
          },
          onError: (error) => notifyFailure(t('common.thatDidNotWork'), error, failureOf(error, errorText)),
        },
      )
    else if (state === 'under_review' || state === 'shortlisted') navigate(`${to.page(id)}#interviews`)
    else if (state === 'interview_scheduled') navigate(`${to.page(id)}#interviews`)
    else if (mayMove(state, 'offered', 'employer') || state === 'accepted') navigate(to.page(id))
    else announce(h('board.waits', { name }))
  }
}

function Foot({ ended, filters }: { ended: number; filters: ApplicationFilters }) {
  const h = useHiringMessages()
  const { on } = useSingleKeys()
  return (
    <div className={styles.foot}>
      <span>
        {ended > 0 && (
          <>
            {h('board.ended', { count: ended })}{' '}
            <Link to={listPath({ ...filters, status: 'rejected' })}>{h('board.showEnded')}</Link>
          </>
        )}
      </span>
      {on && (
        <span className={styles.keys}>
          <kbd>Alt</kbd> <kbd>→</kbd> {h('board.hint')}
        </span>
      )}
    </div>
  )
}
