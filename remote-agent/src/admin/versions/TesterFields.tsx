import { findAccount } from '@onward/contracts/identity/admin-staff'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Field, Row, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'

/** The error summary links here when no tester was named. */
export const TESTER_ID = 'audience-tester'

interface TesterFieldsProps {
  /** Accounts. */
  testers: readonly string[]
  error?: string | undefined
  onChange(testers: string[]): void
  onRefused(error: ApiError): void
}
/** Names testers by their full email address or staff ID. */
export function TesterFields({ testers, error, onChange, onRefused }: TesterFieldsProps) {
  const w = useAdminMessages()
  const [tester, setTester] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const find = useWrite(findAccount)
  const addTester = () => {
    if (!tester.trim()) return
    find.mutate(
      { body: { name: tester.trim() } },
      {
        onSuccess: ({ account }) => {
          setUnknown(account === null)
          if (!account) return
          onChange([...testers.filter((one) => one !== account.id), account.id])
          setTester('')
        },
        onError: onRefused,
      },
    )
  }
  return (
    <>
      <Field label={w('rollout.tester')} id={TESTER_ID} error={isUnknown ? w('rollout.noTester') : error}>
        <TextInput value={tester} autoComplete="off" onChange={({ target }) => setTester(target.value)} />
      </Field>
      <Row gap={2}>
        <Button variant="secondary" disabled={find.isPending} onClick={addTester}>
          {w('rollout.addTester')}
        </Button>
        {testers.length > 0 && (
          <Button variant="quiet" onClick={() => onChange([])}>
            {w('rollout.removeTesters')}
          </Button>
        )}
      </Row>
      <p role="status" className={styles.soft}>
        {testers.length > 0 && w('rollout.addedTesters', { count: formatNumber(testers.length) })}
      </p>
    </>
  )
}
