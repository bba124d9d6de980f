import { niNumber } from '@onward/contracts/casework/casework'
import {
  askErasureOfReferral,
  decideReferralErasure,
  listReferralErasures,
  type ReferralErasure,
} from '@onward/contracts/casework/referral-erasures'
import { ERASURE_REASONS } from '@onward/contracts/identity/erasure'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Field, RadioGroup, Section, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'
import rows from '../reading/reading.module.css'

/** People who were referred and have no account: one administrator asks to erase them, another decides. */
export function ReferralErasures() {
  const w = useAdminMessages()
  const waiting = useEndpoint(listReferralErasures)
  const decide = useWrite(decideReferralErasure)
  const [open, setOpen] = useState<'ask' | ReferralErasure | null>(null)
  const { done, failed, refused, failure, forget } = useDecided(waiting.refetch)
  const close = () => {
    forget()
    setOpen(null)
  }
  const send = ({ id, personName: name }: ReferralErasure, decision: 'erase' | 'decline') =>
    decide.mutate(
      { params: { id }, body: { decision } },
      {
        onSuccess: (answer) => {
          setOpen(null)
          done(w(decision === 'erase' ? 'erasure.referralErased' : 'erasure.declined', { name }), answer)
          void waiting.refetch()
        },
        onError: decision === 'erase' ? refused : failed,
      },
    )
  return (
    <Section title={w('erasure.referralTitle')} id="referral-erasures">
      <Answer of={waiting} lines={1}>
        {({ items }) => (
          <ul className={rows.rows}>
            {items.map((one) => (
              <li key={one.id} className={rows.row}>
                <div className={rows.main}>
                  <p className={rows.what}>
                    <b>{one.personName}</b>, {one.officeName}
                  </p>
                  <p className={rows.soft}>
                    {w(`erasure.${one.why}`)} · {w('erasure.askedOn', { day: formatDay(one.askedAt) })}
                    {one.mine && ` · ${w('erasure.own')}`}
                  </p>
                </div>
                <div className={rows.actions}>
                  {!one.mine && (
                    <Button
                      variant="danger"
                      size="s"
                      aria-label={w('erasure.of', { label: w('erasure.referralErase'), name: one.personName })}
                      onClick={() => setOpen(one)}
                    >
                      {w('erasure.referralErase')}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    size="s"
                    disabled={decide.isPending}
                    aria-label={w('erasure.of', {
                      label: w(one.mine ? 'erasure.takeBack' : 'erasure.decline'),
                      name: one.personName,
                    })}
                    onClick={() => send(one, 'decline')}
                  >
                    {w(one.mine ? 'erasure.takeBack' : 'erasure.decline')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <Button variant="secondary" onClick={() => setOpen('ask')}>
        {w('erasure.referralOpen')}
      </Button>
      {open === 'ask' && (
        <AskDialog
          onClose={close}
          onDone={(answer) => {
            setOpen(null)
            done(w('erasure.referralAsked'), answer)
            void waiting.refetch()
          }}
        />
      )}
      {open !== null && open !== 'ask' && (
        <FormDialog
          title={w('erasure.sure', { name: open.personName })}
          submit={w('erasure.referralErase')}
          danger
          busy={decide.isPending}
          failure={failure}
          onSubmit={() => send(open, 'erase')}
          onClose={close}
        >
          <p>{w('erasure.referralSure')}</p>
        </FormDialog>
      )}
    </Section>
  )
}

const NUMBER = 'erasure-number'
const REASON = 'erasure-reason'

interface AskDialogProps {
  onClose(): void
  onDone(answer: { receipt: { reference: string } }): void
}
function AskDialog({ onClose, onDone }: AskDialogProps) {
  const w = useAdminMessages()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState<(typeof ERASURE_REASONS)[number] | ''>('')
  const [wasSent, setSent] = useState(false)
  const { refused, failure, forget } = useDecided(() => undefined)
  const ask = useWrite(askErasureOfReferral)
  const faults = [
    ...(v.safeParse(niNumber, number).success ? [] : [{ id: NUMBER, message: w('sealed.numberMissing') }]),
    ...(code ? [] : [{ id: REASON, message: w('common.chooseAReason') }]),
  ]
  const faultOf = (id: string) => (wasSent ? faults.find((one) => one.id === id)?.message : undefined)
  const onSubmit = () => {
    setSent(true)
    forget()
    if (faults.length > 0 || !code) return
    ask.mutate({ body: { niNumber: number, code } }, { onSuccess: onDone, onError: refused })
  }
  return (
    <FormDialog
      title={w('erasure.referralOpen')}
      submit={w('erasure.open')}
      busy={ask.isPending}
      faults={wasSent ? faults : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{w('erasure.referralText')}</p>
      <Field label={w('sealed.number')} id={NUMBER} error={faultOf(NUMBER)} required>
        <TextInput value={number} autoComplete="off" maxLength={40} onChange={({ target }) => setNumber(target.value)} />
      </Field>
      <RadioGroup
        legend={w('sealed.reason')}
        name={REASON}
        id={REASON}
        value={code}
        error={faultOf(REASON)}
        options={ERASURE_REASONS.map((value) => ({ value, label: w(`erasure.${value}`) }))}
        onChange={(value) => setCode(ERASURE_REASONS.find((one) => one === value) ?? '')}
      />
    </FormDialog>
  )
}
