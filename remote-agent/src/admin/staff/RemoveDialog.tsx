import {
  ACCOUNT_REMOVAL_CODES,
  handOnWork,
  listStaff,
  readStaffWork,
  removeStaff,
  type StaffWork,
} from '@onward/contracts/identity/admin-staff'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Dialog, ErrorSummary, Field, InlineAlert, Row, Select } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Answer, useDecided } from '../parts'

const KINDS = ['openCases', 'referrals', 'todos', 'appointments'] as const
const REASON = 'remove-reason'
const HEIR = 'remove-heir'
const MOST_COLLEAGUES = '100'

interface Colleague {
  id: string
  name: string
}
interface RemoveDialogProps {
  account: { id: string; officeId: string | null }
  name: string
  onClose(): void
  onDone?: (() => void) | undefined
}
/** Removes a colleague's account for good, after their open work was handed to somebody else of their office. */
export function RemoveDialog({ account: { id, officeId }, name, onClose, onDone }: RemoveDialogProps) {
  const w = useAdminMessages()
  const work = useEndpoint(readStaffWork, { params: { id } }, { staleTime: 0 })
  const query = { limit: MOST_COLLEAGUES, ...(officeId && { office: officeId }) }
  const staff = useEndpoint(listStaff, { query }, { enabled: officeId !== null })
  const handoverNow = async () => {
    const { data, error } = await work.refetch()
    if (error) throw error
    return data?.handover ?? null
  }
  const props = { id, name, onClose, onDone, handoverNow }
  const others = (staff.data?.items ?? []).filter((one) => one.id !== id && one.officeId === officeId && !one.suspendedAt)
  return (
    <Dialog open title={w('remove.title', { name })} onClose={onClose} closeLabel={w('common.cancel')}>
      <Answer of={work} lines={4}>
        {(left) =>
          officeId === null ? (
            <RemoveForm {...props} work={left} others={[]} />
          ) : (
            <Answer of={staff} lines={4}>
              {() => <RemoveForm {...props} work={left} others={others} />}
            </Answer>
          )
        }
      </Answer>
    </Dialog>
  )
}

interface RemoveFormProps extends Omit<RemoveDialogProps, 'account'> {
  id: string
  work: StaffWork
  others: readonly Colleague[]
  /** The signed permission for the removal, fetched anew; null while there is still work to hand over. */
  handoverNow(): Promise<string | null>
}
function RemoveForm({ id, name, work, others, handoverNow, onClose, onDone }: RemoveFormProps) {
  const w = useAdminMessages()
  const [reason, setReason] = useState('')
  const [heir, setHeir] = useState('')
  // Errors of the last attempt: updating them with each letter would move the focus to the summary.
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const { done, refused, failure, forget } = useDecided(() => onDone?.())
  const handOn = useWrite(handOnWork)
  const remove = useWrite(removeStaff)
  const hasWork = KINDS.some((kind) => work[kind] > 0)
  const faultOf = (field: string) => faults.find((fault) => fault.id === field)?.message

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const code = ACCOUNT_REMOVAL_CODES.find((one) => one === reason)
    const to = others.find((one) => one.id === heir)
    const found = [
      ...(hasWork && !to ? [{ id: HEIR, message: w('remove.chooseHeir') }] : []),
      ...(code ? [] : [{ id: REASON, message: w('common.chooseAReason') }]),
    ]
    setFaults(found)
    if (!code || found.length > 0) return
    try {
      const clashes = to ? (await handOn.mutateAsync({ params: { id }, body: { to: to.id } })).clashes : 0
      const handover = await handoverNow()
      if (handover === null) return setFaults([{ id: HEIR, message: w('remove.moreWork') }])
      const answer = await remove.mutateAsync({ params: { id }, body: { code, handover } })
      onClose()
      const facts = { name, heir: to?.name ?? '', count: clashes }
      done(w(clashes > 0 ? 'remove.doneWithClashes' : 'remove.done', facts), answer)
      onDone?.()
    } catch (error) {
      refused(error as ApiError)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {faults.length > 0 && <ErrorSummary title={w('common.someOfTheAnswersNeedAnotherLook')} errors={faults} />}
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <p>{w('remove.text')}</p>
      <ul>
        <li>{w('remove.goes')}</li>
        <li>{w('remove.stays')}</li>
        <li>{w('remove.final')}</li>
      </ul>
      {hasWork && (
        <>
          <p id="remove-work">{w('remove.work', { name })}</p>
          <ul aria-labelledby="remove-work">
            {KINDS.filter((kind) => work[kind] > 0).map((kind) => (
              <li key={kind}>{w(`remove.kind.${kind}`, { count: formatNumber(work[kind]) })}</li>
            ))}
          </ul>
        </>
      )}
      {hasWork && others.length === 0 ? (
        <InlineAlert tone="warning" title={w('remove.nobody')}>
          <p>{w('remove.nobodyText')}</p>
        </InlineAlert>
      ) : (
        <>
          {hasWork && (
            <Field label={w('remove.heir')} hint={w('remove.heirHint')} id={HEIR} error={faultOf(HEIR)} required>
              <Select
                value={heir}
                onChange={({ target }) => setHeir(target.value)}
                options={[
                  { value: '', label: w('remove.chooseHeir') },
                  ...others.map((one) => ({ value: one.id, label: one.name })),
                ]}
              />
            </Field>
          )}
          <Field label={w('common.reason')} hint={w('reason.hint')} id={REASON} error={faultOf(REASON)} required>
            <Select
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              options={[
                { value: '', label: w('common.chooseAReason') },
                ...ACCOUNT_REMOVAL_CODES.map((value) => ({ value, label: w(`code.${value}`) })),
              ]}
            />
          </Field>
        </>
      )}
      <Row gap={2}>
        {!(hasWork && others.length === 0) && (
          <Button type="submit" variant="danger" disabled={handOn.isPending || remove.isPending}>
            {w('remove.submit')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {w('common.cancel')}
        </Button>
      </Row>
    </form>
  )
}
