import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import type { Registration } from '@onward/contracts/gateway/registrations'
import { formatNumber } from '@onward/portal-kit/i18n'
import { DotWord, RowMenu, useTight } from '@onward/ui/data'
import { Button, Icon, VisuallyHidden } from '@onward/ui/frame'
import { type ReactNode, useId, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'
import { PartPanel, type PartProps, usePart } from './Part'
import { TeamPanel } from './TeamPanel'
import { Arrow, Trend } from './Trend'
import own from './versions.module.css'
import { BAD_SHARE, liveSince, percentText, seconds, shareOf, shortTime } from './who-gets'

const COLUMNS = 8

interface PartsTableProps extends Pick<PartProps, 'colleagues' | 'reload'> {
  frontEnds: readonly FrontEnd[]
  registrations: readonly Registration[]
  /** The part that the address names. */
  named: string | null
}
/** One row a part: what is live, what is tried, how it loads, and the way back; each opens to all that is known of it. */
export function PartsTable({ frontEnds, registrations, named, colleagues, reload }: PartsTableProps) {
  const w = useAdminMessages()
  const isNarrow = useTight()
  const opened = frontEnds.find(({ name }) => name === named) ?? frontEnds.find(needsAttention)
  const empty = registrations.filter(({ name }) => !frontEnds.some((one) => one.name === name))
  const rows = [
    ...frontEnds.map((frontEnd) => (
      <Part
        key={frontEnd.name}
        isNarrow={isNarrow}
        frontEnd={frontEnd}
        title={frontEndTitle(w, frontEnd.name)}
        registration={registrations.find(({ name }) => name === frontEnd.name)}
        colleagues={colleagues}
        reload={reload}
        isOpenAtFirst={frontEnd === opened}
      />
    )),
    ...empty.map((one) => <EmptyPart key={one.name} isNarrow={isNarrow} registration={one} reload={reload} />),
  ]
  if (isNarrow) return <ul className={own.parts}>{rows}</ul>
  return (
    <table className={own.parts} aria-label={w('nav.versions')}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{w('versions.details')}</VisuallyHidden>
          </th>
          <th scope="col">{w('overview.part')}</th>
          <th scope="col">{w('versions.live')}</th>
          <th scope="col">{w('versions.tried')}</th>
          <th scope="col">{w('versions.failed')}</th>
          <th scope="col">{w('versions.loadTime')}</th>
          <th scope="col">{w('versions.wayBack')}</th>
          <th scope="col">
            <VisuallyHidden>{w('versions.acts')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {rows}
    </table>
  )
}

/** Something is on trial, waits for a decision, or fails. */
const needsAttention = ({ request, canary, stable, versions }: FrontEnd): boolean =>
  request !== null ||
  canary !== null ||
  versions.some(
    ({ build, health, failures, watched }) =>
      health !== null ||
      (build === stable?.build && (shareOf(watched) > BAD_SHARE || (watched.loads === 0 && failures.length > 0))),
  )

function Part({ isNarrow, isOpenAtFirst, ...of }: PartProps & { isNarrow: boolean; isOpenAtFirst: boolean }) {
  const w = useAdminMessages()
  const { frontEnd, title } = of
  const part = usePart(of)
  const { stable, canary, versions } = frontEnd
  const versionOf = (build: string | undefined) => versions.find((one) => one.build === build)
  const [live, tried] = [versionOf(stable?.build), versionOf(canary?.build)]
  const since = liveSince(frontEnd)
  const state = <State frontEnd={frontEnd} />
  const shown: ShownPart = {
    title,
    state,
    live: stable && (
      <>
        <code className={own.buildCode}>{stable.build}</code>{' '}
        {since && <span className={own.since}>{w('versions.since', { when: shortTime(since) })}</span>}
      </>
    ),
    hasTrial: canary !== null,
    tried: canary ? (
      <>
        <code className={own.buildCode}>{canary.build}</code>{' '}
        <span className={own.since}>
          {canary.paused
            ? w('versions.pausedTrial')
            : canary.percent > 0
              ? w('versions.forShare', { percent: formatNumber(canary.percent) })
              : w('versions.forSome')}
        </span>
      </>
    ) : (
      <span className={own.since}>{w('versions.noTrial')}</span>
    ),
    failed: <FailedShare live={live} tried={tried} />,
    time: <MedianTime live={live} tried={tried} />,
    back: part.rollBack && (
      <Button
        variant="quiet"
        size="s"
        className={own.back}
        aria-label={part.rollBack.label}
        onClick={() => part.rollBack?.run?.()}
      >
        {w(stable ? 'versions.rollBack' : 'versions.bringBack')}…
      </Button>
    ),
    // A phone's row has no room for the way back.
    menu: (
      <RowMenu
        label={w('versions.more', { name: title })}
        actions={[...part.actions, ...(isNarrow && part.rollBack ? [{ ...part.rollBack, isGrave: true }] : [])]}
      />
    ),
  }
  return (
    <Opening isNarrow={isNarrow} isOpenAtFirst={isOpenAtFirst} shown={shown} dialog={part.dialog}>
      <PartPanel of={of} part={part} />
    </Opening>
  )
}

/** A remote that was registered and published nothing yet. */
function EmptyPart({ isNarrow, registration, reload }: { isNarrow: boolean; registration: Registration; reload: () => unknown }) {
  const w = useAdminMessages()
  const { name } = registration
  const nothing = <span className={own.since}>{w('team.nothingYet')}</span>
  const shown = {
    title: name,
    state: null,
    live: nothing,
    tried: null,
    hasTrial: false,
    failed: null,
    time: null,
    back: null,
    menu: null,
  }
  return (
    <Opening isNarrow={isNarrow} isOpenAtFirst={false} shown={shown} dialog={null}>
      <section className={own.panel} aria-label={name}>
        <p className={styles.soft}>{w('team.nothingYet')}</p>
        <TeamPanel registration={registration} title={name} reload={reload} />
      </section>
    </Opening>
  )
}

interface ShownPart {
  title: string
  state: ReactNode
  live: ReactNode
  tried: ReactNode
  hasTrial: boolean
  failed: ReactNode
  time: ReactNode
  back: ReactNode
  menu: ReactNode
}
interface OpeningProps {
  isNarrow: boolean
  isOpenAtFirst: boolean
  shown: ShownPart
  dialog: ReactNode
  children: ReactNode
}
function Opening({ isNarrow, isOpenAtFirst, shown, dialog, children }: OpeningProps) {
  const w = useAdminMessages()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const { title, state, live, tried, hasTrial, failed, time, back, menu } = shown
  const toggle = (text: ReactNode, className: string | undefined) => (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={w('versions.detailsOf', { name: title })}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </button>
  )
  if (isNarrow)
    return (
      <li data-open={isOpen}>
        <div className={own.line}>
          <div className={own.lineText}>
            <strong>{title}</strong>
            <span>{live}</span>
            {hasTrial && <span>{tried}</span>}
            {state}
            <span className={own.lineFigures}>
              {failed} {time}
            </span>
          </div>
          {menu}
          {toggle(<Icon name="chevron" />, own.toggle)}
        </div>
        {isOpen && <div id={id}>{children}</div>}
        {dialog}
      </li>
    )
  return (
    <tbody data-open={isOpen}>
      <tr>
        <td>{toggle(<Icon name="chevron" />, own.toggle)}</td>
        <th scope="row">
          {title}
          {state}
        </th>
        <td>{live}</td>
        <td>{tried}</td>
        <td>{failed}</td>
        <td>{time}</td>
        <td>{back}</td>
        <td>
          {menu}
          {dialog}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={COLUMNS} id={id} className={own.opened}>
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** In words, unless all is well. */
function State({ frontEnd: { stable, history, request, versions } }: { frontEnd: FrontEnd }) {
  const w = useAdminMessages()
  const suspect = versions.some(({ health }) => health?.state === 'suspect')
  const quarantined = versions.some(({ health }) => health?.state === 'quarantined')
  return (
    <>
      {!stable && <DotWord tone="warning">{w(history.length > 0 ? 'versions.removed' : 'versions.neverLive')}</DotWord>}
      {suspect && <DotWord tone="danger">{w('health.suspect')}</DotWord>}
      {!suspect && quarantined && <DotWord tone="warning">{w('health.oneQuarantined')}</DotWord>}
      {request && <DotWord tone="warning">{w('request.waits')}</DotWord>}
    </>
  )
}

interface BesideProps {
  live: FrontEndVersion | undefined
  tried: FrontEndVersion | undefined
}
function FailedShare({ live, tried }: BesideProps) {
  const w = useAdminMessages()
  if (!live || live.watched.loads === 0) return null
  const newest = tried && tried.watched.loads > 0 ? tried : live
  const isBad = shareOf(newest.watched) > BAD_SHARE
  const text = ({ watched }: FrontEndVersion) => w('health.percent', { percent: percentText(shareOf(watched)) })
  return (
    <span className={own.figure}>
      <Trend values={newest.watched.spans.map(shareOf)} isBad={isBad} />
      <span>
        {newest !== live && (
          <>
            {text(live)}
            <Arrow />
          </>
        )}
        <strong data-bad={isBad}>{text(newest)}</strong>
      </span>
    </span>
  )
}

function MedianTime({ live, tried }: BesideProps) {
  const w = useAdminMessages()
  if (!live || live.watched.medianMs === null) return null
  const text = (ms: number) => w('health.seconds', { seconds: seconds(ms) })
  const [now, then] = [live.watched.medianMs, tried?.watched.medianMs ?? null]
  return (
    <span className={own.figure}>
      {then === null ? (
        text(now)
      ) : (
        <span>
          {text(now)}
          <Arrow />
          <strong>{text(then)}</strong>
        </span>
      )}
    </span>
  )
}
