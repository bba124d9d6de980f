import type { ResponseOf } from '@onward/contracts/endpoint'
import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { changeRollout } from '@onward/contracts/gateway/registrations'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Row } from '@onward/ui/frame'
import { Segmented } from '@onward/ui/pick'
import { useState } from 'react'
import styles from './admin.module.css'
import { type AdminMessages, useAdminMessages } from './catalogue'
import { useDecided } from './parts'
import { RolloutDialog } from './RolloutDialog'
import { Build } from './VersionName'

type RolloutAnswer = ResponseOf<typeof changeRollout>
/** Steps of a careful rollout; the last is for everybody. */
const SHARES = [1, 10, 25, 50, 100]

/** Whom a rollout is for, one line each. */
export function audienceLines(
  w: AdminMessages,
  { percent, audience }: Pick<NonNullable<FrontEnd['canary']>, 'percent' | 'audience'>,
): string[] {
  const { roles, offices, testers } = audience
  return [
    ...(percent > 0 ? [w('rollout.share', { percent: formatNumber(percent) })] : []),
    ...(roles.length > 0 ? [w('rollout.roles', { roles: roles.map((role) => w(`role.${role}`)).join(', ') })] : []),
    ...(offices.length > 0 ? [w('rollout.offices', { count: offices.length })] : []),
    ...(testers.length > 0 ? [w('rollout.testers', { count: testers.length })] : []),
  ]
}

interface RolloutPanelProps {
  frontEnd: FrontEnd
  /** The front end's name, as on the page. */
  title: string
  reload: () => unknown
}
/** Who gets which version and why, and the ways to change it. */
export function RolloutPanel({ frontEnd, title, reload }: RolloutPanelProps) {
  const w = useAdminMessages()
  const { name, revision, stable, canary, versions } = frontEnd
  const [isAsking, setIsAsking] = useState(false)
  const { done, failed } = useDecided(reload)
  const change = useWrite(changeRollout)
  const others = versions.filter(({ build, refusal }) => refusal === null && build !== stable?.build)
  if (!stable || (!canary && others.length === 0)) return null
  const ended = (action: 'start' | 'promote' | 'pause' | 'resume' | 'stop') => (answer: RolloutAnswer) =>
    done(w(`rollout.done.${answer.waiting ? 'waiting' : action}`, { name: title }), answer)
  const act = (action: 'promote' | 'pause' | 'resume' | 'stop') =>
    change.mutate({ params: { name }, body: { revision, action, note: '' } }, { onSuccess: ended(action), onError: failed })
  const share = (percent: number) => {
    if (!canary || percent === canary.percent) return
    if (percent === 100) return act('promote')
    const { build, audience } = canary
    change.mutate(
      { params: { name }, body: { revision, action: 'start', build, percent, audience, note: '' } },
      { onSuccess: ended('start'), onError: failed },
    )
  }
  const button = (action: 'promote' | 'pause' | 'resume' | 'stop') => (
    <Button
      variant="secondary"
      aria-label={w(`rollout.${action}Of`, { name: title })}
      disabled={change.isPending}
      onClick={() => act(action)}
    >
      {w(`rollout.${action}`)}
    </Button>
  )
  return (
    <>
      {canary && (
        <section aria-label={w('rollout.title')}>
          <p className={styles.label}>{w('rollout.title')}</p>
          <ul className={styles.list}>
            <li>
              <span>
                <Build of={canary} />
              </span>
              {canary.paused ? (
                <span className={styles.soft}>{w('rollout.paused')}</span>
              ) : (
                audienceLines(w, canary).map((line) => (
                  <span key={line} className={styles.soft}>
                    {line}
                  </span>
                ))
              )}
            </li>
            <li>
              <span>
                <Build of={stable} />
              </span>
              <span className={styles.soft}>{w(canary.paused ? 'rollout.everybody' : 'rollout.everybodyElse')}</span>
              <span className={styles.soft}>{w('rollout.visitors')}</span>
            </li>
          </ul>
          {!canary.paused && (
            <div className={styles.share}>
              <Segmented
                label={w('rollout.shareOf', { name: title })}
                value={String(canary.percent)}
                options={[...new Set([...SHARES, canary.percent])]
                  .sort((a, b) => a - b)
                  .map((percent) => ({
                    value: String(percent),
                    label: percent === 100 ? w('rollout.all') : `${formatNumber(percent)}%`,
                  }))}
                onChange={(percent) => share(Number(percent))}
              />
            </div>
          )}
        </section>
      )}
      <Row gap={2}>
        <Button
          variant="secondary"
          aria-label={w(canary ? 'rollout.changeOf' : 'rollout.startOf', { name: title })}
          onClick={() => setIsAsking(true)}
        >
          {w(canary ? 'rollout.change' : 'rollout.start')}
        </Button>
        {canary && button(canary.paused ? 'resume' : 'pause')}
        {canary && button('promote')}
        {canary && button('stop')}
      </Row>
      {isAsking && <RolloutDialog frontEnd={frontEnd} title={title} reload={reload} onClose={() => setIsAsking(false)} />}
    </>
  )
}
