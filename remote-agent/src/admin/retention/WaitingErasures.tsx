import type { ResponseOf } from '@onward/contracts/endpoint'
import { decideErasure, listErasureRequests } from '@onward/contracts/identity/erasure'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Section } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'
import rows from '../reading/reading.module.css'

type Waiting = ResponseOf<typeof listErasureRequests>['items'][number]

/** People whom an administrator asked to erase: another one decides, and whoever asked may take it back. */
export function WaitingErasures() {
  const w = useAdminMessages()
  const waiting = useEndpoint(listErasureRequests)
  const decide = useWrite(decideErasure)
  const [erasing, setErasing] = useState<Waiting | null>(null)
  const { done, failed, refused, failure, forget } = useDecided(waiting.refetch)
  const send = ({ accountId, name }: Waiting, decision: 'erase' | 'decline') =>
    decide.mutate(
      { params: { id: accountId }, body: { decision } },
      {
        onSuccess: (answer) => {
          setErasing(null)
          done(w(decision === 'erase' ? 'erasure.erased' : 'erasure.declined', { name }), answer)
          void waiting.refetch()
        },
        onError: decision === 'erase' ? refused : failed,
      },
    )
  return (
    <Answer of={waiting} lines={1}>
      {({ items }) =>
        items.length > 0 && (
          <Section title={w('erasure.title')} id="erasures">
            <ul className={rows.rows}>
              {items.map((one) => (
                <li key={one.accountId} className={rows.row}>
                  <div className={rows.main}>
                    <p className={rows.what}>
                      <b>{one.name}</b> ({one.email})
                    </p>
                    <p className={rows.soft}>
                      {w(`erasure.${one.why}`)} · {w('erasure.by', { name: one.askedBy, day: formatDay(one.askedAt) })}
                      {one.mine && ` · ${w('erasure.own')}`}
                    </p>
                  </div>
                  {!one.mine && (
                    <Button
                      variant="danger"
                      size="s"
                      aria-label={w('erasure.of', { label: w('erasure.erase'), name: one.name })}
                      onClick={() => setErasing(one)}
                    >
                      {w('erasure.erase')}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={decide.isPending}
                    aria-label={w('erasure.of', { label: w(one.mine ? 'erasure.takeBack' : 'erasure.decline'), name: one.name })}
                    onClick={() => send(one, 'decline')}
                  >
                    {w(one.mine ? 'erasure.takeBack' : 'erasure.decline')}
                  </Button>
                </li>
              ))}
            </ul>
            {erasing && (
              <FormDialog
                title={w('erasure.sure', { name: erasing.name })}
                submit={w('erasure.erase')}
                danger
                busy={decide.isPending}
                failure={failure}
                onSubmit={() => send(erasing, 'erase')}
                onClose={() => {
                  forget()
                  setErasing(null)
                }}
              >
                <p>{w('erasure.sureText')}</p>
              </FormDialog>
            )}
          </Section>
        )
      }
    </Answer>
  )
}
