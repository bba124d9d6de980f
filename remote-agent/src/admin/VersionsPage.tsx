import { type FrontEnd, listFrontEnds, ROLL_BACK_CODES, rollBackFrontEnd } from '@onward/contracts/admin-remotes'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Card, Disclosure, InlineAlert, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from './AdminPage'
import styles from './admin.module.css'
import { DecideDialog } from './DecideDialog'
import { Answer, Facts, useDecided } from './parts'
import { useColleagues } from './trail'
import { useAdminMessages } from './words'

/** /agent/admin/versions: what is live of each part of the portal, and the way back. */
export default function VersionsPage() {
  const w = useAdminMessages()
  const frontEnds = useEndpoint(listFrontEnds)
  const colleagues = useColleagues()
  return (
    <AdminPage title={w('nav.versions')} lead={w('versions.lead')}>
      <Answer of={frontEnds} lines={8}>
        {({ items }) => (
          <div className={styles.frontEnds}>
            {[...items]
              .sort((a, b) => placeOf(a) - placeOf(b))
              .map((one) => (
                <Version key={one.name} frontEnd={one} colleagues={colleagues} reload={frontEnds.refetch} />
              ))}
          </div>
        )}
      </Answer>
    </AdminPage>
  )
}

/** Names of the parts that come with the portal; others are called as they are published. */
const KNOWN = ['shell', 'public', 'jobseeker', 'agent', 'employer'] as const

interface VersionProps {
  frontEnd: FrontEnd
  /** Names of staff by account, for the history. */
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
/** The frame first, what we do not know last. */
const placeOf = ({ name }: FrontEnd): number => {
  const place = (KNOWN as readonly string[]).indexOf(name)
  return place < 0 ? KNOWN.length : place
}

function Version({ frontEnd, colleagues, reload }: VersionProps) {
  const w = useAdminMessages()
  const { name, stable, canary, back, refusal, versions } = frontEnd
  const [isAsking, setIsAsking] = useState(false)
  const { done, failed } = useDecided(reload)
  const rollBack = useWrite(rollBackFrontEnd, { invalidates: [listFrontEnds] })
  // Nothing was published before what is live.
  const isFirst = versions[versions.length - 1]?.build === stable.build
  const known = KNOWN.find((one) => one === name)
  const title = known ? w(`versions.of.${known}`) : name
  const build = (one: { build: string; publishedAt: string }) => (
    <>
      <code className={styles.code}>{one.build}</code>, {formatDayAndTime(one.publishedAt)}
    </>
  )
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <div className={styles.line}>
          <h2>{title}</h2>
          {canary && (
            <StatusBadge tone="information">{w('versions.canary', { percent: formatNumber(canary.percent) })}</StatusBadge>
          )}
        </div>
        <Facts
          facts={[
            [w('versions.live'), build(stable)],
            [w('versions.tried'), canary && build(canary)],
            [w('versions.back'), back && (canary ? w('versions.endCanary') : build(back))],
          ]}
        />
        {back ? (
          <div>
            <Button variant="secondary" aria-label={w('versions.rollBackOf', { name: title })} onClick={() => setIsAsking(true)}>
              {w('versions.rollBack')}
            </Button>
          </div>
        ) : isFirst ? (
          <p className={styles.soft}>{w('versions.first')}</p>
        ) : (
          refusal && (
            <InlineAlert tone="neutral" title={w('versions.noWayBack')}>
              <p lang="en">{refusal}</p>
            </InlineAlert>
          )
        )}
        <History frontEnd={frontEnd} colleagues={colleagues} />
      </Stack>
      {isAsking && back && (
        <DecideDialog
          title={w('versions.rollBackTitle', { name: title })}
          text={w(canary ? 'versions.rollBackCanary' : name === 'agent' ? 'versions.rollBackAgent' : 'versions.rollBackText')}
          codes={ROLL_BACK_CODES.map((value) => ({ value, label: w(`rollBack.${value}`) }))}
          words={w('versions.note')}
          wordsHint={w('versions.noteHint')}
          wordsMissing={w('versions.noteMissing')}
          submit={w('versions.rollBack')}
          danger
          busy={rollBack.isPending}
          onSubmit={({ code, words }) =>
            rollBack.mutate(
              { params: { name }, body: { stable: stable.build, canary: canary?.build ?? null, code, note: words } },
              {
                onSuccess: (answer) => {
                  setIsAsking(false)
                  done(w('versions.rolledBack', { name: title }), answer)
                },
                onError: (error) => {
                  if (error.code === 'state-conflict') setIsAsking(false)
                  failed(error)
                },
              },
            )
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function History({ frontEnd: { history }, colleagues }: Pick<VersionProps, 'frontEnd' | 'colleagues'>) {
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
              </span>
              <span className={styles.soft}>
                {formatDayAndTime(one.at)}, {one.by ? (colleagues.get(one.by) ?? w('role.admin')) : w('audit.commandLine')}
              </span>
            </span>
            {one.note && <blockquote className={styles.words}>{one.note}</blockquote>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
