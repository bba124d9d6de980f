import type { ResponseOf } from '@onward/contracts/endpoint'
import { MOST_RETENTION_DAYS, readRetention, setRetention } from '@onward/contracts/identity/retention'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Field, Section, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { AdminPage } from '../AdminPage'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'
import rows from '../reading/reading.module.css'
import { ReferralErasures } from './ReferralErasures'
import { WaitingErasures } from './WaitingErasures'

type Period = ResponseOf<typeof readRetention>['items'][number]

/** /agent/admin/retention: how long each kind of thing is kept, and a dialog that sets it. */
export default function RetentionPage() {
  const w = useAdminMessages()
  const periods = useEndpoint(readRetention)
  const [changing, setChanging] = useState<Period | null>(null)
  const { done } = useDecided(periods.refetch)
  return (
    <AdminPage title={w('nav.retention')} lead={w('retention.lead')}>
      <WaitingErasures />
      <ReferralErasures />
      <Answer of={periods} lines={8}>
        {({ items }) => (
          <Section title={w('retention.caption')} id="periods">
            <ul className={rows.rows}>
              {items.map((one) => (
                <li key={one.kind} className={`${rows.row} ${rows.beside}`}>
                  <div className={rows.main}>
                    <p className={rows.what}>
                      {w(`retention.kind.${one.kind}`)}: <b>{w('retention.keeps', { count: one.days })}</b>
                    </p>
                    {one.isSet && <p className={rows.soft}>{w('retention.set', { days: formatNumber(one.usual) })}</p>}
                  </div>
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={w('retention.changeOf', { what: w(`retention.kind.${one.kind}`) })}
                    onClick={() => setChanging(one)}
                  >
                    {w('common.change')}
                  </Button>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Answer>
      {changing && (
        <PeriodDialog
          period={changing}
          onClose={() => setChanging(null)}
          onDone={(answer) => {
            setChanging(null)
            done(w('retention.saved'), answer)
            void periods.refetch()
          }}
        />
      )}
    </AdminPage>
  )
}

interface PeriodDialogProps {
  period: Period
  onClose(): void
  onDone(answer: { receipt: { reference: string } }): void
}
const DAYS = 'retention-days'

function PeriodDialog({ period: { kind, days, isSet }, onClose, onDone }: PeriodDialogProps) {
  const w = useAdminMessages()
  const [text, setText] = useState(String(days))
  const [fault, setFault] = useState('')
  const { refused, failure } = useDecided(() => undefined)
  const save = useWrite(setRetention)
  const send = (wanted: number | null) => save.mutate({ body: { kind, days: wanted } }, { onSuccess: onDone, onError: refused })
  const onSubmit = () => {
    const wanted = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    const fits = wanted >= 1 && wanted <= MOST_RETENTION_DAYS
    setFault(fits ? '' : w('retention.fault', { most: formatNumber(MOST_RETENTION_DAYS) }))
    if (fits) send(wanted)
  }
  return (
    <FormDialog
      title={w('retention.title')}
      submit={w('retention.save')}
      busy={save.isPending}
      faults={fault ? [{ id: DAYS, message: fault }] : []}
      failure={failure}
      more={
        isSet && (
          <Button variant="secondary" disabled={save.isPending} onClick={() => send(null)}>
            {w('retention.asUsual')}
          </Button>
        )
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w(`retention.kind.${kind}`)}</p>
      <Field label={w('retention.days')} hint={w('retention.hint')} id={DAYS} error={fault || undefined} required>
        <TextInput inputMode="numeric" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  )
}
