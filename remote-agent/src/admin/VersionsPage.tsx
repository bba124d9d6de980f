import { type FrontEnd, listFrontEnds } from '@onward/contracts/gateway/admin-remotes'
import { listRegistrations, type Registration } from '@onward/contracts/gateway/registrations'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint } from '@onward/portal-kit/queries'
import { DotWord } from '@onward/ui/area'
import { Button, Disclosure, InlineAlert, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { useColleagues } from './audit/trail'
import { useAdminMessages } from './catalogue'
import { frontEndTitle, KNOWN_FRONT_ENDS } from './front-end-title'
import { HealthAlert } from './HealthAlert'
import { PreviewsPanel } from './PreviewsPanel'
import { Answer, Facts } from './parts'
import { RegistrationDialog } from './RegistrationDialog'
import { RequestPanel } from './RequestPanel'
import { RollBackDialog } from './RollBackDialog'
import { RolloutPanel } from './RolloutPanel'
import { TeamPanel } from './TeamPanel'
import { decisionText, Failures, VersionList } from './VersionList'
import { Build } from './VersionName'
import { WatchedVersions } from './WatchedVersions'
import own from './watched.module.css'

/** /agent/admin/versions: live versions of each front end, failures, and roll-back. */
export default function VersionsPage() {
  const w = useAdminMessages()
  const frontEnds = useEndpoint(listFrontEnds)
  const registrations = useEndpoint(listRegistrations)
  const colleagues = useColleagues()
  const [isRegistering, setIsRegistering] = useState(false)
  const registered = registrations.data?.items ?? []
  const reload = () => Promise.all([frontEnds.refetch(), registrations.refetch()])
  return (
    <AdminPage title={w('nav.versions')} lead={w('versions.lead')}>
      <div>
        <Button variant="secondary" onClick={() => setIsRegistering(true)}>
          {w('team.register')}
        </Button>
      </div>
      {isRegistering && <RegistrationDialog registration={null} reload={reload} onClose={() => setIsRegistering(false)} />}
      <Answer of={frontEnds} lines={8}>
        {({ items }) => (
          <div className={styles.frontEnds}>
            {[...items]
              .sort((a, b) => placeOf(a) - placeOf(b))
              .map((one) => (
                <FrontEndCard
                  key={one.name}
                  frontEnd={one}
                  registration={registered.find(({ name }) => name === one.name)}
                  colleagues={colleagues}
                  reload={reload}
                />
              ))}
            {registered
              .filter(({ name }) => !items.some((one) => one.name === name))
              .map((one) => (
                <section className={styles.part} key={one.name} aria-label={one.name}>
                  <div className={styles.partRow}>
                    <h2>{one.name}</h2>
                    <p className={styles.soft}>{w('team.nothingYet')}</p>
                  </div>
                  <div className={styles.partMore}>
                    <TeamPanel registration={one} title={one.name} reload={reload} />
                  </div>
                </section>
              ))}
          </div>
        )}
      </Answer>
      {frontEnds.data && <PreviewsPanel frontEnds={frontEnds.data.items} colleagues={colleagues} reload={reload} />}
    </AdminPage>
  )
}

/** The shell first, unknown ones last. */
const placeOf = ({ name }: FrontEnd): number => {
  const place = (KNOWN_FRONT_ENDS as readonly string[]).indexOf(name)
  return place < 0 ? KNOWN_FRONT_ENDS.length : place
}

interface FrontEndProps {
  frontEnd: FrontEnd
  /** None of the shell. */
  registration: Registration | undefined
  /** Names of staff by account id, for the history. */
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
function FrontEndCard({ frontEnd, registration, colleagues, reload }: FrontEndProps) {
  const w = useAdminMessages()
  const { name, stable, canary, back, versions } = frontEnd
  const [isAsking, setIsAsking] = useState(false)
  const title = frontEndTitle(w, name)
  const live = versions.filter(({ build }) => build === stable?.build || build === canary?.build)
  const target = versions.find(({ build }) => build === back?.build)
  const refusal = target?.together.length === 0 ? target.refusal : null
  const failed = live
    .flatMap(({ failures }) => failures)
    .filter(({ of }) => of !== 'file')
    .reduce((sum, { count }) => sum + count, 0)
  const wasLive = frontEnd.history.length > 0
  const canGoBack = wasLive && versions.some(({ refusal: why, together }) => why === null || together.length > 0)
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partRow}>
        <h2>{title}</h2>
        <div className={styles.partState}>
          <DotWord tone={!stable ? 'warning' : failed > 0 ? 'danger' : 'success'}>
            {!stable
              ? w(wasLive ? 'versions.removed' : 'versions.neverLive')
              : failed > 0
                ? w('overview.failed', { count: failed })
                : w('overview.well')}
          </DotWord>
          {canary && (
            <StatusBadge tone="information">{w('versions.canary', { percent: formatNumber(canary.percent) })}</StatusBadge>
          )}
        </div>
        <Facts
          facts={[
            [w('versions.live'), stable && <Build of={stable} />],
            [w('versions.tried'), canary && <Build of={canary} />],
            [w('versions.back'), back && (canary ? w('versions.endCanary') : <Build of={back} />)],
          ]}
        />
        {canGoBack && (
          <Button
            variant="secondary"
            size="s"
            aria-label={w(stable ? 'versions.rollBackOf' : 'versions.bringBackOf', { name: title })}
            onClick={() => setIsAsking(true)}
          >
            {w(stable ? 'versions.rollBack' : 'versions.bringBack')}
          </Button>
        )}
      </div>
      <div className={styles.partMore}>
        {versions.map((version) =>
          version.health ? (
            <div key={version.build} className={own.alert}>
              <HealthAlert name={name} version={version} health={version.health} reload={reload} />
            </div>
          ) : null,
        )}
        {!stable && <p className={styles.soft}>{w(wasLive ? 'versions.removedText' : 'versions.neverLiveText')}</p>}
        {live.map((version) => (
          <Failures key={version.build} of={version} title={w('versions.failing', { build: version.build })} />
        ))}
        {refusal && (
          <InlineAlert tone="neutral" title={w('versions.noWayBack')}>
            <p lang="en">{refusal}</p>
          </InlineAlert>
        )}
        {versions.length === 1 && stable && <p className={styles.soft}>{w('versions.first')}</p>}
        {versions.length > 1 && stable && !back && (
          <p className={styles.soft}>
            {w(
              versions.some(({ publishedAt }) => publishedAt < stable.publishedAt)
                ? 'versions.noneBefore'
                : 'versions.firstOfLater',
            )}
          </p>
        )}
        <RequestPanel frontEnd={frontEnd} title={title} colleagues={colleagues} reload={reload} />
        <WatchedVersions frontEnd={frontEnd} />
        <RolloutPanel frontEnd={frontEnd} title={title} reload={reload} />
        <VersionList frontEnd={frontEnd} colleagues={colleagues} />
        <History frontEnd={frontEnd} colleagues={colleagues} />
        {registration && <TeamPanel registration={registration} title={title} reload={reload} />}
      </div>
      {isAsking && (
        <RollBackDialog
          frontEnd={frontEnd}
          title={title}
          colleagues={colleagues}
          reload={reload}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function History({ frontEnd: { history }, colleagues }: Pick<FrontEndProps, 'frontEnd' | 'colleagues'>) {
  const w = useAdminMessages()
  if (history.length === 0) return null
  return (
    <Disclosure summary={w('versions.history')}>
      <ol className={styles.list}>
        {history.map((one) => (
          <li key={`${one.at}${one.stable}${one.action}`}>
            <span className={styles.line}>
              <span>
                {w(`versions.action.${one.action}`)} <code className={styles.code}>{one.canary ?? one.stable}</code>
                {one.why && <> ({w(`rollBack.${one.why}`)})</>}
                {one.with.length > 0 && (
                  <> {w('set.asOneWith', { names: one.with.map((name) => frontEndTitle(w, name)).join(', ') })}</>
                )}
              </span>
              <span className={styles.soft}>
                {formatDayAndTime(one.at)},{' '}
                {one.byPortal
                  ? w('health.byPortal')
                  : one.token
                    ? w('versions.byToken', { label: one.token })
                    : decisionText(w, colleagues, one.by)}
              </span>
            </span>
            {one.note && (
              <blockquote className={styles.words} lang={one.byPortal ? 'en' : undefined}>
                {one.note}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
