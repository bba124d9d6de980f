import { ROLES, type Role } from '@onward/contracts/access'
import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { changeRollout } from '@onward/contracts/gateway/registrations'
import { findAccount, listOffices } from '@onward/contracts/identity/admin-staff'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Field, Row, Select, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import styles from './admin.module.css'
import { ChoiceList } from './ChoiceList'
import { useAdminMessages } from './catalogue'
import { useDecided } from './parts'

const [PERCENT_ID, TESTER_ID] = ['rollout-percent', 'rollout-tester'] as const
const without = <T,>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one)

interface RolloutDialogProps {
  frontEnd: FrontEnd
  title: string
  reload: () => unknown
  onClose(): void
}
/** Gives a version to a share of the people, to roles, offices or testers. */
export function RolloutDialog({ frontEnd, title, reload, onClose }: RolloutDialogProps) {
  const w = useAdminMessages()
  const { name, stable, canary, versions } = frontEnd
  // The revision when the dialog opened.
  const [revision] = useState(frontEnd.revision)
  const choices = versions.filter(
    ({ build, refusal }) => build !== stable?.build && (refusal === null || build === canary?.build),
  )
  const [build, setBuild] = useState(canary?.build ?? choices[0]?.build ?? '')
  const [percent, setPercent] = useState(String(canary?.percent ?? 10))
  const [roles, setRoles] = useState<Role[]>(canary?.audience.roles ?? [])
  const [chosenOffices, setChosenOffices] = useState(canary?.audience.offices ?? [])
  const [testers, setTesters] = useState(canary?.audience.testers ?? [])
  const [tester, setTester] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<{ id: string; message: string } | null>(null)
  const offices = useEndpoint(listOffices)
  const find = useWrite(findAccount)
  const change = useWrite(changeRollout)
  const { done, refused, failure } = useDecided(reload)
  const addTester = () => {
    if (!tester.trim()) return
    find.mutate(
      { body: { name: tester.trim() } },
      {
        onSuccess: ({ account }) => {
          setFault(account ? null : { id: TESTER_ID, message: w('rollout.noTester') })
          if (!account) return
          setTesters([...without(testers, account.id), account.id])
          setTester('')
        },
        onError: refused,
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const share = Number(percent || 0)
    const isForNobody = share === 0 && roles.length + chosenOffices.length + testers.length === 0
    const wrong = !/^\d{0,3}$/.test(percent) || share > 100
    const message = wrong ? w('rollout.percentFault') : isForNobody ? w('rollout.nobody') : null
    setFault(message === null ? null : { id: PERCENT_ID, message })
    if (message !== null) return
    const audience = { roles, offices: chosenOffices, testers }
    change.mutate(
      { params: { name }, body: { revision, action: 'start', build, percent: share, audience, note } },
      {
        onSuccess: (answer) => {
          onClose()
          done(w('rollout.done.start', { name: title }), answer)
        },
        onError: refused,
      },
    )
  }
  return (
    <Dialog
      open
      title={w(canary ? 'rollout.changeOf' : 'rollout.startOf', { name: title })}
      onClose={onClose}
      closeLabel={w('common.cancel')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {fault && <ErrorSummary title={w('reason.missing')} errors={[fault]} />}
        {failure && <ErrorSummary {...failure} errors={[]} />}
        <Field label={w('rollout.version')}>
          <Select
            value={build}
            onChange={({ target }) => setBuild(target.value)}
            options={choices.map((one) => ({ value: one.build, label: `${one.build}, ${formatDayAndTime(one.publishedAt)}` }))}
          />
        </Field>
        <Field
          label={w('rollout.percent')}
          hint={w('rollout.percentHint')}
          id={PERCENT_ID}
          error={fault?.id === PERCENT_ID ? fault.message : undefined}
        >
          <TextInput inputMode="numeric" value={percent} onChange={({ target }) => setPercent(target.value.trim())} />
        </Field>
        <ChoiceList
          id="rollout-roles"
          legend={w('rollout.forRoles')}
          options={ROLES.map((value) => ({ value, label: w(`role.${value}`) }))}
          chosen={roles}
          onChange={setRoles}
        />
        {(offices.data?.items ?? []).length > 0 && (
          <ChoiceList
            id="rollout-offices"
            legend={w('rollout.forOffices')}
            options={(offices.data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }))}
            chosen={chosenOffices}
            onChange={setChosenOffices}
          />
        )}
        <Field label={w('rollout.tester')} id={TESTER_ID} error={fault?.id === TESTER_ID ? fault.message : undefined}>
          <TextInput value={tester} autoComplete="off" onChange={({ target }) => setTester(target.value)} />
        </Field>
        <Row gap={2}>
          <Button variant="secondary" disabled={find.isPending} onClick={addTester}>
            {w('rollout.addTester')}
          </Button>
          {testers.length > 0 && (
            <Button variant="quiet" onClick={() => setTesters([])}>
              {w('rollout.removeTesters')}
            </Button>
          )}
        </Row>
        <p role="status" className={styles.soft}>
          {testers.length > 0 && w('rollout.addedTesters', { count: formatNumber(testers.length) })}
        </p>
        <Field label={w('rollout.note')} hint={w('rollout.optional')}>
          <TextInput value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Row gap={2}>
          <Button type="submit" disabled={change.isPending}>
            {w(canary ? 'rollout.change' : 'rollout.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {w('common.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
