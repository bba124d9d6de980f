import { ROLES, type Role } from '@onward/contracts/access'
import type { Audience } from '@onward/contracts/gateway/rollouts'
import { findAccount, listOffices } from '@onward/contracts/identity/admin-staff'
import type { ApiError } from '@onward/portal-kit/api'
import { formatNumber } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Field, Row, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import styles from '../admin.module.css'
import { ChoiceList } from '../ChoiceList'
import { useAdminMessages } from '../catalogue'

/** The error summary links here when nobody was named. */
export const ROLES_ID = 'audience-roles'
const TESTER_ID = 'audience-tester'
const without = <T,>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one)

/** Whether it names nobody at all. */
export const namesNobody = ({ roles, offices, testers }: Audience): boolean =>
  roles.length + offices.length + testers.length === 0

interface AudienceFieldsProps {
  audience: Audience
  onChange(change: Partial<Audience>): void
  onRefused(error: ApiError): void
}
/** Roles, offices and named testers: any of these is enough. */
export function AudienceFields({ audience: { roles, offices, testers }, onChange, onRefused }: AudienceFieldsProps) {
  const w = useAdminMessages()
  const [tester, setTester] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const known = useEndpoint(listOffices).data?.items ?? []
  const find = useWrite(findAccount)
  const addTester = () => {
    if (!tester.trim()) return
    find.mutate(
      { body: { name: tester.trim() } },
      {
        onSuccess: ({ account }) => {
          setUnknown(account === null)
          if (!account) return
          onChange({ testers: [...without(testers, account.id), account.id] })
          setTester('')
        },
        onError: onRefused,
      },
    )
  }
  return (
    <>
      <ChoiceList
        id={ROLES_ID}
        legend={w('rollout.forRoles')}
        options={ROLES.map((value) => ({ value, label: w(`role.${value}`) }))}
        chosen={roles}
        onChange={(chosen: Role[]) => onChange({ roles: chosen })}
      />
      {known.length > 0 && (
        <ChoiceList
          id="audience-offices"
          legend={w('rollout.forOffices')}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={offices}
          onChange={(chosen) => onChange({ offices: chosen })}
        />
      )}
      <Field label={w('rollout.tester')} id={TESTER_ID} error={isUnknown ? w('rollout.noTester') : undefined}>
        <TextInput value={tester} autoComplete="off" onChange={({ target }) => setTester(target.value)} />
      </Field>
      <Row gap={2}>
        <Button variant="secondary" disabled={find.isPending} onClick={addTester}>
          {w('rollout.addTester')}
        </Button>
        {testers.length > 0 && (
          <Button variant="quiet" onClick={() => onChange({ testers: [] })}>
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
