import { ROLES, VISITOR, type Viewer } from '@onward/contracts/access'
import { EXPLAINED_KINDS, type ExplainedKind, type ExplanationReason, explainView } from '@onward/contracts/gateway/explanations'
import { findAccount, listOffices } from '@onward/contracts/identity/admin-staff'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { DotWord } from '@onward/ui/area'
import { Button, Card, ErrorSummary, Field, Section, Select, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { useVisibilityMessages } from './catalogue'
import { reasonText } from './reason-text'
import own from './visibility.module.css'

const [WHAT_ID, NAME_ID] = ['why-what', 'why-name'] as const
interface Answered {
  isSeen: boolean
  reasons: ExplanationReason[]
}
interface Asked {
  role: Viewer
  accountId: string | null
}

/** Asks why somebody sees a thing or not, and tells it in sentences. */
export function WhyForm() {
  const w = useAdminMessages()
  const v = useVisibilityMessages()
  const [kind, setKind] = useState<ExplainedKind>('address')
  const [what, setWhat] = useState('')
  const [who, setWho] = useState<'role' | 'account'>('role')
  const [role, setRole] = useState<Viewer>('user')
  const [name, setName] = useState('')
  const [office, setOffice] = useState('')
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const [answer, setAnswer] = useState<Answered | null>(null)
  const offices = useEndpoint(listOffices)
  const find = useWrite(findAccount)
  const explain = useWrite(explainView)
  const { refused, failure, forget } = useDecided(() => undefined)
  const faultOf = (id: string) => faults.find((one) => one.id === id)?.message
  const isAsking = find.isPending || explain.isPending
  const ask = (viewer: Asked) =>
    explain.mutate(
      { body: { viewer: { ...viewer, officeId: office || null }, kind, what } },
      { onSuccess: ({ isSeen, reasons }) => setAnswer({ isSeen, reasons }), onError: refused },
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isAccount = who === 'account'
    const found = [
      ...(what.trim() ? [] : [{ id: WHAT_ID, message: v('why.missing') }]),
      ...(isAccount && !name.trim() ? [{ id: NAME_ID, message: v('why.noName') }] : []),
    ]
    setFaults(found)
    setAnswer(null)
    forget()
    if (found.length > 0) return
    if (!isAccount) return ask({ role, accountId: null })
    find.mutate(
      { body: { name: name.trim() } },
      {
        onSuccess: ({ account }) =>
          account
            ? ask({ role: account.role, accountId: account.id })
            : setFaults([{ id: NAME_ID, message: v('why.noAccount') }]),
        onError: refused,
      },
    )
  }
  return (
    <Section title={v('why.title')} id="why">
      <p>{v('why.text')}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {faults.length > 0 && <ErrorSummary title={v('why.check')} errors={[...faults]} />}
        {failure && <ErrorSummary {...failure} errors={[]} />}
        <div className={styles.filters}>
          <Field label={v('why.kind')}>
            <Select
              value={kind}
              onChange={({ target }) => setKind(target.value as ExplainedKind)}
              options={EXPLAINED_KINDS.map((value) => ({ value, label: v(`why.kinds.${value}`) }))}
            />
          </Field>
          <Field label={v('why.what')} hint={v(`why.hints.${kind}`)} id={WHAT_ID} error={faultOf(WHAT_ID)} required>
            <TextInput value={what} maxLength={300} autoComplete="off" onChange={({ target }) => setWhat(target.value)} />
          </Field>
        </div>
        <div className={styles.filters}>
          <Field label={v('why.who')}>
            <Select
              value={who}
              onChange={({ target }) => setWho(target.value as 'role' | 'account')}
              options={[
                { value: 'role', label: v('why.someone') },
                { value: 'account', label: v('why.account') },
              ]}
            />
          </Field>
          {who === 'role' ? (
            <Field label={v('why.role')}>
              <Select
                value={role}
                onChange={({ target }) => setRole(target.value as Viewer)}
                options={[
                  ...ROLES.map((value) => ({ value, label: w(`role.${value}`) })),
                  { value: VISITOR, label: v('why.visitor') },
                ]}
              />
            </Field>
          ) : (
            <Field label={v('why.name')} id={NAME_ID} error={faultOf(NAME_ID)} required>
              <TextInput value={name} maxLength={255} autoComplete="off" onChange={({ target }) => setName(target.value)} />
            </Field>
          )}
          {offices.data && (who === 'account' || role === 'agent' || role === 'admin') && (
            <Field label={v('why.office')}>
              <Select
                value={office}
                onChange={({ target }) => setOffice(target.value)}
                options={[
                  { value: '', label: v('why.noOffice') },
                  ...offices.data.items.map(({ id, name: label }) => ({ value: id, label })),
                ]}
              />
            </Field>
          )}
        </div>
        <div>
          <Button type="submit" icon="search" disabled={isAsking}>
            {v('why.ask')}
          </Button>
        </div>
      </form>
      <div role="status">{answer && <Answer {...answer} />}</div>
    </Section>
  )
}

function Answer({ isSeen, reasons }: Answered) {
  const v = useVisibilityMessages()
  return (
    <Card as="article">
      <h3>
        <DotWord tone={isSeen ? 'success' : 'warning'}>{v(isSeen ? 'why.seen' : 'why.hidden')}</DotWord>
      </h3>
      <ol className={own.reasons}>
        {reasons.map((one) => (
          <li key={`${one.code} ${one.values.remote ?? ''} ${one.values.role ?? ''}`}>{reasonText(v, one)}</li>
        ))}
      </ol>
    </Card>
  )
}
