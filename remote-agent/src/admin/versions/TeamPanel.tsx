import { type DeployToken, type Registration, revokeDeployToken } from '@onward/contracts/gateway/registrations'
import { formatDay, formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Disclosure, Row, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Facts, useDecided } from '../parts'
import { DeployTokenDialog } from './DeployTokenDialog'
import { RegistrationDialog, reservedText } from './RegistrationDialog'
import { TeamNotices } from './TeamNotices'

interface TeamPanelProps {
  registration: Registration
  title: string
  reload: () => unknown
}
/** The team of a remote, its key, its addresses and its deploy tokens. */
export function TeamPanel({ registration, title, reload }: TeamPanelProps) {
  const w = useAdminMessages()
  const [asked, ask] = useState<'change' | 'token' | null>(null)
  const { name, version, team, reserved, webhook, mail, budgetBytes, tokens, notices } = registration
  return (
    <Disclosure summary={w('team.disclosure')}>
      <div className={styles.form}>
        <Facts
          facts={[
            [w('team.owner'), version === 0 ? w('team.ownKey') : team],
            [w('team.paths'), reserved.map((one) => reservedText(one)).join('; ')],
            [w('team.webhook'), webhook],
            [w('team.mail'), mail],
            [w('team.budget'), budgetBytes && w('team.budgetOf', { size: formatNumber(Math.round(budgetBytes / 1000)) })],
          ]}
        />
        {version > 0 && <Tokens name={name} tokens={tokens} reload={reload} />}
        <TeamNotices notices={notices} />
        <Row gap={2}>
          <Button variant="secondary" aria-label={w('team.changeOf', { name: title })} onClick={() => ask('change')}>
            {w('common.change')}
          </Button>
          {version > 0 && (
            <Button variant="secondary" aria-label={w('team.makeOf', { name: title })} onClick={() => ask('token')}>
              {w('team.make')}
            </Button>
          )}
        </Row>
      </div>
      {asked === 'change' && <RegistrationDialog registration={registration} reload={reload} onClose={() => ask(null)} />}
      {asked === 'token' && <DeployTokenDialog name={name} title={title} reload={reload} onClose={() => ask(null)} />}
    </Disclosure>
  )
}

function Tokens({ name, tokens, reload }: { name: string; tokens: readonly DeployToken[]; reload: () => unknown }) {
  const w = useAdminMessages()
  const { done, failed } = useDecided(reload)
  const revoke = useWrite(revokeDeployToken)
  if (tokens.length === 0) return <p className={styles.soft}>{w('team.noTokens')}</p>
  const now = new Date().toISOString()
  return (
    <div>
      <p className={styles.label}>{w('team.tokens')}</p>
      <ul className={styles.list}>
        {tokens.map(({ id, label, rights, expiresAt, revokedAt, lastUsedAt }) => (
          <li key={id}>
            <span className={styles.line}>
              <strong>{label}</strong>
              {revokedAt ? (
                <StatusBadge tone="danger">{w('team.revoked')}</StatusBadge>
              ) : expiresAt < now ? (
                <StatusBadge tone="warning">{w('team.expired')}</StatusBadge>
              ) : (
                <Button
                  variant="quiet"
                  aria-label={w('team.revokeOf', { label })}
                  disabled={revoke.isPending}
                  onClick={() =>
                    revoke.mutate(
                      { params: { name, id }, body: {} },
                      { onSuccess: (answer) => done(w('team.revokedDone'), answer), onError: failed },
                    )
                  }
                >
                  {w('team.revoke')}
                </Button>
              )}
            </span>
            <span className={styles.soft}>{rights.map((right) => w(`team.right.${right}`)).join(', ')}</span>
            <span className={styles.soft}>
              {w('team.until', { day: formatDay(expiresAt) })},{' '}
              {lastUsedAt ? w('team.used', { when: formatDayAndTime(lastUsedAt) }) : w('team.unused')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
