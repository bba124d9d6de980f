import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Button, Row } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Arrow, Trend } from './Trend'
import type { RolloutActs } from './use-rollout'
import own from './versions.module.css'
import { audienceLines, BAD_SHARE, percentText, seconds, shareOf } from './who-gets'

/** Steps of a careful rollout; the last is for everybody. */
const SHARES = [1, 10, 25, 50, 100]

interface RolloutPanelProps {
  frontEnd: FrontEnd
  /** The front end's name, as on the page. */
  title: string
  acts: RolloutActs
  onChange(): void
}
/** A version on trial beside the one that is live: how it does, who gets it, and the ways to go on. */
export function RolloutPanel({ frontEnd, title, acts, onChange }: RolloutPanelProps) {
  const w = useAdminMessages()
  const { stable, canary, versions } = frontEnd
  if (!stable || !canary) return null
  const tried = versions.find(({ build }) => build === canary.build)
  const live = versions.find(({ build }) => build === stable.build)
  const button = (action: 'promote' | 'pause' | 'resume' | 'stop', variant: 'secondary' | 'danger' = 'secondary') => (
    <Button
      variant={variant}
      size="s"
      aria-label={w(`rollout.${action}Of`, { name: title })}
      disabled={acts.isPending}
      onClick={() => acts.act(action)}
    >
      {w(`rollout.${action}`)}
    </Button>
  )
  return (
    <section className={own.trial} aria-label={w('rollout.title')}>
      <h2 className={own.title}>
        {canary.build} <span className={own.beside}>{w('rollout.beside', { build: stable.build })}</span>
      </h2>
      {tried && live && <Beside tried={tried} live={live} />}
      <ul className={own.who}>
        {(canary.paused ? [w('rollout.paused')] : audienceLines(w, canary)).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {!canary.paused && <li className={styles.soft}>{w('rollout.visitors')}</li>}
      </ul>
      {!canary.paused && (
        <div className={own.steps}>
          <Segmented
            label={w('rollout.shareOf', { name: title })}
            value={String(canary.percent)}
            options={[...new Set([...SHARES, canary.percent])]
              .sort((a, b) => a - b)
              .map((percent) => ({
                value: String(percent),
                label: percent === 100 ? w('rollout.all') : `${formatNumber(percent)}%`,
              }))}
            onChange={(percent) => acts.share(Number(percent))}
          />
        </div>
      )}
      <Row gap={2}>
        {button('stop', 'danger')}
        {button('promote')}
        {button(canary.paused ? 'resume' : 'pause')}
        <Button variant="secondary" size="s" aria-label={w('rollout.changeOf', { name: title })} onClick={onChange}>
          {w('rollout.change')}
        </Button>
      </Row>
    </section>
  )
}

/** Three figures, each from the live version to the one on trial. */
function Beside({ tried, live }: { tried: FrontEndVersion; live: FrontEndVersion }) {
  const w = useAdminMessages()
  const share = (of: FrontEndVersion) =>
    of.watched.loads === 0 ? '–' : w('health.percent', { percent: percentText(shareOf(of.watched)) })
  const time = (of: FrontEndVersion) =>
    of.watched.p95Ms === null ? '–' : w('health.seconds', { seconds: seconds(of.watched.p95Ms) })
  const isBad = shareOf(tried.watched) > BAD_SHARE
  const [worst] = tried.failures.filter(({ of }) => of !== 'file')
  const failed = tried.watched.byClass.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className={own.stats}>
      <div>
        <dt>{w('health.failedOf', { count: tried.watched.loads })}</dt>
        <dd>
          {share(live)}
          <Arrow />
          <strong data-bad={isBad}>{share(tried)}</strong>
          <Trend values={tried.watched.spans.map(shareOf)} isBad={isBad} />
        </dd>
      </div>
      <div>
        <dt>{w('health.slowestTwentieth')}</dt>
        <dd>
          {time(live)}
          <Arrow />
          <strong>{time(tried)}</strong>
          <Trend values={tried.watched.spans.flatMap((span) => span.medianMs ?? [])} />
        </dd>
      </div>
      {worst && (
        <div>
          <dt>{w('health.broke')}</dt>
          <dd className={own.broke}>
            <code lang="en">{worst.message || w(`failure.${worst.failure as 'render'}`)}</code>
            <span className={own.more}>{w('health.brokeOf', { count: worst.count, all: Math.max(failed, worst.count) })}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
