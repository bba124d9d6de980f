import type { FrontEnd, FrontEndVersion } from '@onward/contracts/gateway/admin-remotes'
import type { Registration } from '@onward/contracts/gateway/registrations'
import type { RowAction } from '@onward/ui/data'
import { Disclosure, InlineAlert } from '@onward/ui/frame'
import { type ReactNode, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Failures } from './Failures'
import { ClearDialog, HealthAlert } from './HealthAlert'
import { HealthOverTime } from './HealthOverTime'
import { History } from './History'
import { PinAlert, PinDialog } from './PinAlert'
import { PreviewDialog } from './PreviewDialog'
import { RequestPanel } from './RequestPanel'
import { RollBackDialog } from './RollBackDialog'
import { RolloutDialog } from './RolloutDialog'
import { RolloutPanel } from './RolloutPanel'
import { TeamPanel } from './TeamPanel'
import { useRollout } from './use-rollout'
import { VersionTable } from './VersionTable'
import own from './versions.module.css'

export interface PartProps {
  frontEnd: FrontEnd
  /** The front end's name, as on the page. */
  title: string
  /** None of the shell. */
  registration: Registration | undefined
  /** Names of staff by account id, for the history. */
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
type Asked = { kind: 'try' | 'back' | 'preview' | 'clear' | 'pin'; build?: string } | null

const mayGoBackTo = ({ refusal, together }: FrontEndVersion): boolean => refusal === null || together.length > 0

/** What can be done with a part of the portal, and its dialogs: the same for its row, its menu and its panel. */
export function usePart({ frontEnd, title, colleagues, reload }: PartProps) {
  const w = useAdminMessages()
  const { name, stable, canary, pin, versions, history } = frontEnd
  const [asked, ask] = useState<Asked>(null)
  const acts = useRollout(frontEnd, title, reload)
  const close = () => ask(null)
  const wasLive = history.length > 0
  const mayBack = wasLive && versions.some(mayGoBackTo)
  const mayTry = stable && versions.some(({ build, refusal }) => refusal === null && build !== stable.build)
  const others = versions.some(({ build }) => build !== stable?.build)
  const rollBack: RowAction | null = mayBack
    ? {
        label: w(stable ? 'versions.rollBackOf' : 'versions.bringBackOf', { name: title }),
        run: () => ask({ kind: 'back' }),
      }
    : null
  const actions: RowAction[] = [
    ...(mayTry
      ? [{ label: w(canary ? 'rollout.changeOf' : 'rollout.startOf', { name: title }), run: () => ask({ kind: 'try' }) }]
      : []),
    ...(others ? [{ label: w('preview.open'), run: () => ask({ kind: 'preview' }) }] : []),
  ]
  const actionsOf = (version: FrontEndVersion): RowAction[] => {
    const { build, refusal, health } = version
    const clear = health ? [{ label: w('health.clear'), run: () => ask({ kind: 'clear', build }) }] : []
    const isGiven = build === stable?.build || build === canary?.build
    const keep = isGiven && build !== pin?.build ? [{ label: w('pin.start'), run: () => ask({ kind: 'pin', build }) }] : []
    if (build === stable?.build) return [...keep, ...clear]
    const fits = refusal === null
    return [
      ...(fits && stable && build !== canary?.build
        ? [{ label: w('versions.try'), run: () => ask({ kind: 'try', build }) }]
        : []),
      ...(fits ? [{ label: w('rollout.promote'), run: () => acts.act('promote', build) }] : []),
      { label: w('versions.preview'), run: () => ask({ kind: 'preview', build }) },
      ...keep,
      ...clear,
      ...(wasLive && mayGoBackTo(version)
        ? [
            {
              label: w(stable ? 'versions.goBack' : 'versions.bringThisBack'),
              run: () => ask({ kind: 'back', build }),
              isGrave: stable !== null,
            },
          ]
        : []),
    ]
  }
  const dialog: ReactNode =
    asked?.kind === 'try' ? (
      <RolloutDialog frontEnd={frontEnd} title={title} chosen={asked.build} reload={reload} onClose={close} />
    ) : asked?.kind === 'back' ? (
      <RollBackDialog
        frontEnd={frontEnd}
        title={title}
        chosen={asked.build}
        colleagues={colleagues}
        reload={reload}
        onClose={close}
      />
    ) : asked?.kind === 'preview' ? (
      <PreviewDialog
        frontEnds={[frontEnd]}
        pins={asked.build ? [{ name, build: asked.build }] : []}
        reload={reload}
        onClose={close}
      />
    ) : asked?.kind === 'clear' ? (
      <ClearDialog name={name} build={asked.build ?? ''} reload={reload} onClose={close} />
    ) : asked?.kind === 'pin' ? (
      <PinDialog name={name} build={asked.build ?? ''} reload={reload} onClose={close} />
    ) : null
  return {
    acts,
    rollBack,
    actions,
    actionsOf,
    dialog,
    changeTrial: () => ask({ kind: 'try' }),
    goBackTo: (build: string) => ask({ kind: 'back', build }),
  }
}

/** All that is known of a part: what is wrong, its trial, its versions side by side, what failed, what was live when, its team. */
export function PartPanel({ of, part }: { of: PartProps; part: ReturnType<typeof usePart> }) {
  const w = useAdminMessages()
  const { frontEnd, title, registration, colleagues, reload } = of
  const { name, stable, back, pin, versions, history } = frontEnd
  const target = versions.find(({ build }) => build === back?.build)
  const refusal = target?.together.length === 0 ? target.refusal : null
  const wasLive = history.length > 0
  return (
    <section className={own.panel} aria-label={title}>
      {versions.map((version) =>
        version.health ? (
          <HealthAlert
            key={version.build}
            name={name}
            version={version}
            health={version.health}
            reload={reload}
            onGoBack={part.goBackTo}
          />
        ) : null,
      )}
      {pin && <PinAlert name={name} pin={pin} colleagues={colleagues} reload={reload} />}
      <RequestPanel frontEnd={frontEnd} title={title} colleagues={colleagues} reload={reload} />
      {!stable && <p className={styles.soft}>{w(wasLive ? 'versions.removedText' : 'versions.neverLiveText')}</p>}
      {refusal && (
        <InlineAlert tone="neutral" title={w('versions.noWayBack')}>
          <p lang="en">{refusal}</p>
        </InlineAlert>
      )}
      <RolloutPanel frontEnd={frontEnd} title={title} acts={part.acts} onChange={part.changeTrial} />
      <VersionTable frontEnd={frontEnd} title={title} colleagues={colleagues} actionsOf={part.actionsOf} />
      <WayBack frontEnd={frontEnd} />
      <HealthOverTime versions={versions} />
      <div>
        {versions.some(({ failures }) => failures.length > 0) && (
          <Disclosure summary={w('health.whatFailed')}>
            {versions.map((version) => (
              <Failures key={version.build} of={version} title={w('versions.failing', { build: version.build })} />
            ))}
          </Disclosure>
        )}
        <History frontEnd={frontEnd} colleagues={colleagues} />
        {registration && <TeamPanel registration={registration} title={title} reload={reload} />}
      </div>
    </section>
  )
}

/** Why there is nothing to go back to. */
function WayBack({ frontEnd: { stable, back, versions } }: { frontEnd: FrontEnd }) {
  const w = useAdminMessages()
  if (!stable || back) return null
  const text =
    versions.length === 1
      ? 'versions.first'
      : versions.some(({ publishedAt }) => publishedAt < stable.publishedAt)
        ? 'versions.noneBefore'
        : 'versions.firstOfLater'
  return <p className={styles.soft}>{w(text)}</p>
}
