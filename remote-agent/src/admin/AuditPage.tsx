import { AUDIT_KINDS, type AuditedAct } from '@onward/contracts/audit'
import { SERVICES, type ServiceName } from '@onward/contracts/endpoint'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useSearchParams } from '@onward/portal-kit/router'
import { useSearchField } from '@onward/ui/area'
import { Button, EmptyState, Field, InlineAlert, LoadMore, Section, Select, Skeleton, Table, TextInput } from '@onward/ui/frame'
import { AdminPage } from './AdminPage'
import { actText, reasonText } from './act-names'
import styles from './admin.module.css'
import { Chains } from './Chains'
import { useAdminMessages } from './catalogue'
import { useColleagues, useTrail } from './trail'

/** /agent/admin/audit: every write by anybody, newest first, without its values. */
export default function AuditPage() {
  const w = useAdminMessages()
  const [address, setAddress] = useSearchParams()
  const service = SERVICES.find((one) => one === address.get('area'))
  const kind = AUDIT_KINDS.find((one) => one === address.get('kind')) ?? 'administrators'
  const isAll = address.get('kind') === 'all'
  const day = /^\d{4}-\d{2}-\d{2}$/.test(address.get('day') ?? '') ? (address.get('day') ?? '') : ''
  const reference = address.get('reference') ?? ''
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  const search = useSearchField(reference, (text) => set('reference', text))
  const trail = useTrail(service ? [service] : SERVICES, {
    // A reference is searched for among all kinds and days.
    ...(reference ? { reference } : { ...(!isAll && { kind }), ...(day && { day }) }),
  })
  return (
    <AdminPage title={w('nav.audit')} lead={w('audit.lead')}>
      <div className={styles.filters}>
        <Field label={w('audit.kind')}>
          <Select
            value={isAll ? 'all' : kind}
            onChange={({ target }) => set('kind', target.value)}
            options={['all' as const, ...AUDIT_KINDS].map((value) => ({ value, label: w(`audit.kinds.${value}`) }))}
          />
        </Field>
        <Field label={w('audit.area')}>
          <Select
            value={service ?? ''}
            onChange={({ target }) => set('area', target.value)}
            options={[
              { value: '', label: w('audit.everywhere') },
              ...SERVICES.map((value) => ({ value, label: w(`audit.areas.${value}`) })),
            ]}
          />
        </Field>
        <Field label={w('audit.day')}>
          <TextInput type="date" value={day} onChange={({ target }) => set('day', target.value)} />
        </Field>
        <Field label={w('audit.reference')}>
          <TextInput
            type="search"
            placeholder="ONW-7K3F-9QXM"
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
        </Field>
      </div>
      <Trail trail={trail} />
      <Chains />
    </AdminPage>
  )
}

type Act = AuditedAct & { service: ServiceName }

function Trail({ trail }: { trail: ReturnType<typeof useTrail> }) {
  const w = useAdminMessages()
  const colleagues = useColleagues()
  const who = ({ actor, role, action }: Act) => {
    if (action.startsWith('admin ')) return w('audit.commandLine')
    if (!role) return <span className={styles.unbroken}>{w('audit.visitor')}</span>
    const name = actor ? colleagues.get(actor) : undefined
    return name ? (
      <span>
        {name}
        <br />
        <span className={styles.soft}>{w(`role.${role}`)}</span>
      </span>
    ) : (
      <span>
        {w(`role.${role}`)}
        <br />
        <span className={styles.code}>{actor?.slice(0, 8)}</span>
      </span>
    )
  }
  const what = (act: Act) => (
    <span>
      {actText(w, act.action) ?? <code className={styles.code}>{act.action}</code>}
      {act.why && <> ({reasonText(w, act.why)})</>}
      <br />
      <code className={styles.code}>{act.resource}</code>
    </span>
  )
  return (
    <Section title={w('common.whatHappened')} id="acts">
      {trail.failed.length > 0 && (
        <InlineAlert tone="danger" title={w('audit.partFailed')}>
          <p>{trail.failed.map((one) => w(`audit.areas.${one}`)).join(', ')}</p>
          <Button variant="secondary" size="s" onClick={trail.refetch}>
            {w('common.tryAgain')}
          </Button>
        </InlineAlert>
      )}
      {trail.isLoading ? (
        <Skeleton label={w('common.loading')} rows={6} />
      ) : trail.acts.length === 0 ? (
        <EmptyState title={w('audit.none')} icon="search">
          {w('audit.noneText')}
        </EmptyState>
      ) : (
        <>
          <Table
            caption={w('audit.caption')}
            rows={trail.acts}
            rowKey={({ reference }) => reference}
            columns={[
              { key: 'at', whole: true, header: w('common.when'), cell: ({ at }) => formatDayAndTime(at) },
              { key: 'who', header: w('audit.who'), cell: who },
              { key: 'what', header: w('common.what'), cell: what },
              { key: 'area', whole: true, header: w('audit.area'), cell: ({ service }) => w(`audit.areas.${service}`) },
              {
                key: 'reference',
                header: w('audit.receipt'),
                cell: ({ reference, sealed }) => (
                  <span>
                    <code className={styles.code}>{reference}</code>
                    <br />
                    <span className={styles.soft}>{w(sealed ? 'audit.sealed' : 'audit.notSealed')}</span>
                  </span>
                ),
              },
            ]}
          />
          <LoadMore
            label={w('common.loadMore')}
            status={w('audit.shown', { count: trail.acts.length })}
            loading={trail.isFetchingMore}
            onLoadMore={trail.fetchMore}
            done={!trail.hasMore}
          />
        </>
      )}
    </Section>
  )
}
