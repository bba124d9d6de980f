import { type FoundAccount, findAccount } from '@onward/contracts/identity/admin-staff'
import { formatDay } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, Card, ErrorSummary, Field, InlineAlert, Section, Stack, StatusBadge, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { Facts, useDecided } from '../parts'
import { AccountActions } from './AccountActions'

/** Finds any account by its full email address, to suspend or reinstate it. Shows nothing about the person. */
export function AccountSearch() {
  const w = useAdminMessages()
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [found, setFound] = useState<{ name: string; account: FoundAccount | null } | null>(null)
  const search = useWrite(findAccount)
  const { refused, failure } = useDecided(() => undefined)
  const find = (wanted: string) =>
    search.mutate(
      { body: { name: wanted } },
      { onSuccess: ({ account }) => setFound({ name: wanted, account }), onError: refused },
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!name.trim())
    if (name.trim()) find(name.trim())
  }
  return (
    <Section title={w('account.title')} id="accounts">
      <p>{w('account.text')}</p>
      {failure && !search.isPending && <ErrorSummary {...failure} errors={[]} />}
      <form className={styles.filters} onSubmit={onSubmit} noValidate>
        <Field label={w('account.name')} error={isMissing && !name.trim() ? w('account.missing') : undefined}>
          <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" icon="search" disabled={search.isPending}>
            {w('account.search')}
          </Button>
        </div>
      </form>
      <div role="status">
        {found &&
          (found.account ? (
            <Card as="article">
              <Stack gap={4}>
                <Facts
                  facts={[
                    [w('account.found'), found.name],
                    [w('staff.role'), w(`role.${found.account.role}`)],
                    [w('account.since'), formatDay(found.account.createdAt)],
                    [
                      w('organisations.state'),
                      found.account.suspendedAt ? (
                        <StatusBadge tone="danger" key="state">
                          {w('staff.suspendedSince', { day: formatDay(found.account.suspendedAt) })}
                        </StatusBadge>
                      ) : (
                        w(found.account.confirmed ? 'account.open' : 'account.unconfirmed')
                      ),
                    ],
                  ]}
                />
                <AccountActions account={found.account} name={found.name} onDone={() => find(found.name)} />
              </Stack>
            </Card>
          ) : (
            <InlineAlert tone="neutral" title={w('account.none', { name: found.name })} />
          ))}
      </div>
    </Section>
  )
}
