import type { OrganisationToDecide } from '@onward/contracts/jobs/admin-organisations'
import { approveLogo, LOGO_REFUSALS, type LogoToDecide, takeLogoAway } from '@onward/contracts/jobs/logos'
import { formatDay } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Card, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'
import { DecideDialog } from './DecideDialog'
import { useDecided } from './parts'

interface LogosProps {
  organisation: OrganisationToDecide
  reload(): unknown
}

/** The logo that waits for approval, and the published one. */
export function Logos({ organisation, reload }: LogosProps) {
  const w = useAdminMessages()
  const { id, name, logos, state } = organisation
  const params = { id }
  const [removed, setRemoved] = useState<LogoToDecide | null>(null)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const approve = useWrite(approveLogo, { onError: failed })
  const takeAway = useWrite(takeLogoAway)
  if (logos.length === 0) return null
  const close = () => {
    forget()
    setRemoved(null)
  }
  return (
    <Card as="section" aria-label={w('logo.title')}>
      <Stack gap={4}>
        <h2>{w('logo.title')}</h2>
        {logos.map((logo) => (
          <Stack key={logo.state} gap={2}>
            {/* The logo of a suspended organisation is served to nobody. */}
            {(logo.state === 'waiting' || state !== 'suspended') && (
              <img className={styles.logo} src={logo.url} alt={w('logo.alt', { name })} width={112} height={112} />
            )}
            <p className={styles.soft}>{w(`logo.${logo.state}`, { day: formatDay(logo.uploadedAt) })}</p>
            <div className={styles.choices}>
              {logo.state === 'waiting' && state !== 'suspended' && (
                <Button
                  variant="secondary"
                  disabled={approve.isPending}
                  onClick={() =>
                    approve.mutate(
                      { params, body: { digest: logo.digest } },
                      { onSuccess: (answer) => done(w('logo.done'), answer) },
                    )
                  }
                >
                  {w('logo.show')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setRemoved(logo)}>
                {w('logo.remove')}
              </Button>
            </div>
          </Stack>
        ))}
      </Stack>
      {removed && (
        <DecideDialog
          title={w('logo.removeTitle', { name })}
          text={w('logo.removeText')}
          codes={LOGO_REFUSALS.map((value) => ({ value, label: w(`logoCode.${value}`) }))}
          submit={w('logo.remove')}
          danger
          busy={takeAway.isPending}
          failure={failure}
          onSubmit={({ code }) =>
            takeAway.mutate(
              { params, body: { digest: removed.digest, code } },
              {
                onSuccess: (answer) => {
                  close()
                  done(w('logo.removed'), answer)
                },
                onError: refused,
              },
            )
          }
          onClose={close}
        />
      )}
    </Card>
  )
}
