import { createDeployToken, MAX_TOKEN_DAYS, TOKEN_RIGHTS, type TokenRight } from '@onward/contracts/gateway/registrations'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, Field, InlineAlert, Row, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import styles from '../admin.module.css'
import { ChoiceList } from '../ChoiceList'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'
import { TESTER_ID, TesterFields } from './TesterFields'

const [LABEL_ID, DAYS_ID, RIGHTS_ID] = ['token-label', 'token-days', 'token-rights'] as const

interface DeployTokenDialogProps {
  name: string
  title: string
  reload: () => unknown
  onClose(): void
}
/** Makes a deploy token, and shows it this once. */
export function DeployTokenDialog({ name, title, reload, onClose }: DeployTokenDialogProps) {
  const w = useAdminMessages()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState('90')
  const [rights, setRights] = useState<TokenRight[]>(['publish'])
  const [testers, setTesters] = useState<string[]>([])
  const [token, setToken] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const create = useWrite(createDeployToken)
  const { refused, failure } = useDecided(reload)
  const isPreviewing = rights.includes('preview')
  const faultOf = (id: string) => faults.find((one) => one.id === id)?.message
  const submit = () => {
    const isWhole = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= MAX_TOKEN_DAYS
    const found = [
      ...(label.trim() ? [] : [{ id: LABEL_ID, message: w('team.missing') }]),
      ...(rights.length > 0 ? [] : [{ id: RIGHTS_ID, message: w('team.rightsFault') }]),
      ...(isPreviewing && testers.length === 0 ? [{ id: TESTER_ID, message: w('team.testersFault') }] : []),
      ...(isWhole ? [] : [{ id: DAYS_ID, message: w('team.daysFault') }]),
    ]
    setFaults(found)
    if (found.length > 0) return
    create.mutate(
      { params: { name }, body: { label, rights, testers: isPreviewing ? testers : [], days: Number(days) } },
      { onSuccess: (answer) => setToken(answer.token ?? ''), onError: refused },
    )
  }
  if (token !== null) {
    return (
      <Dialog open title={w('team.made')} onClose={onClose} closeLabel={w('team.close')}>
        <div className={styles.form}>
          <InlineAlert tone="warning" title={w('team.madeText')}>
            <code className={styles.code}>{token}</code>
          </InlineAlert>
          <Row gap={2}>
            <Button onClick={onClose}>{w('team.close')}</Button>
          </Row>
        </div>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={w('team.makeTitle', { name: title })}
      submit={w('team.make')}
      busy={create.isPending}
      faults={faults}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={w('team.label')} id={LABEL_ID} error={faultOf(LABEL_ID)} required>
        <TextInput value={label} maxLength={100} autoComplete="off" onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <ChoiceList
        id={RIGHTS_ID}
        legend={w('team.rights')}
        error={faultOf(RIGHTS_ID)}
        options={TOKEN_RIGHTS.map((value) => ({ value, label: w(`team.right.${value}`) }))}
        chosen={rights}
        onChange={setRights}
      />
      {isPreviewing && (
        <>
          <p className={styles.soft}>{w('team.testers')}</p>
          <TesterFields testers={testers} error={faultOf(TESTER_ID)} onChange={setTesters} onRefused={refused} />
        </>
      )}
      <Field label={w('team.days')} id={DAYS_ID} error={faultOf(DAYS_ID)} required>
        <TextInput inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value.trim())} />
      </Field>
    </FormDialog>
  )
}
