import { AUDIT_KINDS } from '@onward/contracts/audit'
import { SERVICES } from '@onward/contracts/endpoint'
import { lazyPart } from '@onward/portal-kit'
import { useNarrow, useSearchField } from '@onward/ui/area'
import { Button, Field, Icon, Select, TextInput } from '@onward/ui/frame'
import { Suspense, useState } from 'react'
import { useAdminMessages } from '../catalogue'
import styles from './audit.module.css'
import type { AccountName, ServiceAct } from './trail'

interface Chosen {
  area: string
  kind: string
  person: string
  action: string
  from: string
  to: string
  /** `given`: only acts with a reason. */
  reason: string
  reference: string
}
export interface AuditFiltersProps {
  chosen: Chosen
  trail: { acts: readonly ServiceAct[] }
  names: ReadonlyMap<string, AccountName>
  onChange(changes: Partial<Record<keyof Chosen, string>>): void
}
const NOTHING = { area: '', kind: '', person: '', action: '', from: '', to: '', reason: '', reference: '' }
/** Search in many and a calendar: fetched when somebody wants them. */
const MoreFilters = lazyPart(() => import('./MoreFilters'))

/** Filters of the trail: in one row, or behind a button on a phone. */
export function AuditFilters({ chosen, trail, names, onChange }: AuditFiltersProps) {
  const w = useAdminMessages()
  const isNarrow = useNarrow()
  const [wants, setWants] = useState(false)
  const isOpen = wants || [chosen.person, chosen.action, chosen.from, chosen.to].some(Boolean)
  const search = useSearchField(chosen.reference, (reference) => onChange({ reference }))
  const on = [chosen.area, chosen.person, chosen.action, chosen.from || chosen.to, chosen.reason].filter(Boolean).length
  const fields = (
    <>
      <Field label={w('audit.kind')}>
        <Select
          value={chosen.kind}
          onChange={({ target }) => onChange({ kind: target.value })}
          options={['all' as const, ...AUDIT_KINDS].map((value) => ({ value, label: w(`audit.kinds.${value}`) }))}
        />
      </Field>
      <Field label={w('audit.area')}>
        <Select
          value={chosen.area}
          onChange={({ target }) => onChange({ area: target.value, action: '' })}
          options={[
            { value: '', label: w('audit.everywhere') },
            ...SERVICES.map((value) => ({ value, label: w(`audit.areas.${value}`) })),
          ]}
        />
      </Field>
      <label className={styles.reason}>
        <input
          type="checkbox"
          checked={chosen.reason !== ''}
          onChange={({ target }) => onChange({ reason: target.checked ? 'given' : '' })}
        />
        {w('audit.withReason')}
      </label>
      {isOpen ? (
        <Suspense fallback={<p role="status">{w('common.loading')}</p>}>
          <MoreFilters chosen={chosen} trail={trail} names={names} onChange={onChange} />
        </Suspense>
      ) : (
        <Button variant="quiet" size="s" icon="filter" onClick={() => setWants(true)}>
          {w('audit.moreFilters')}
        </Button>
      )}
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.filters} aria-label={w('audit.filters')} onSubmit={(event) => event.preventDefault()}>
      <Field label={w('audit.reference')}>
        <TextInput
          type="search"
          placeholder="ONW-7K3F-9QXM"
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
        />
      </Field>
      {isNarrow ? (
        <details className={styles.more}>
          <summary>
            <Icon name="filter" size={18} /> {w('audit.filter')}
            {on > 0 && <span className={styles.number}>{on}</span>}
          </summary>
          <div className={styles.moreFields}>{fields}</div>
        </details>
      ) : (
        fields
      )}
      {(on > 0 || chosen.reference) && (
        <Button variant="quiet" size="s" onClick={() => onChange(NOTHING)}>
          {w('audit.clear')}
        </Button>
      )}
    </form>
  )
}
