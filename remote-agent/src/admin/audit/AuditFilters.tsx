import { AUDIT_KINDS } from '@onward/contracts/audit'
import { SERVICES } from '@onward/contracts/endpoint'
import { findAccount } from '@onward/contracts/identity/admin-staff'
import { call } from '@onward/portal-kit/api'
import { useNarrow, useSearchField } from '@onward/ui/area'
import { Button, Field, Icon, Select, TextInput } from '@onward/ui/frame'
import { Choice, DateRange } from '@onward/ui/pick'
import { useState } from 'react'
import { useAdminMessages } from '../catalogue'
import { kindText } from './act-text'
import styles from './audit.module.css'
import { useActMessages } from './catalogue'
import en from './messages/en.json'
import { type AccountName, type ServiceAct, useColleagues } from './trail'

interface Chosen {
  area: string
  kind: string
  person: string
  action: string
  from: string
  to: string
  reference: string
}
interface AuditFiltersProps {
  chosen: Chosen
  trail: { acts: readonly ServiceAct[] }
  names: ReadonlyMap<string, AccountName>
  onChange(changes: Partial<Record<keyof Chosen, string>>): void
}
const NOTHING = { area: '', kind: '', person: '', action: '', from: '', to: '', reference: '' }
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

/** Filters of the trail: in one row, or behind a button on a phone. */
export function AuditFilters({ chosen, trail, names, onChange }: AuditFiltersProps) {
  const w = useAdminMessages()
  const isNarrow = useNarrow()
  const search = useSearchField(chosen.reference, (reference) => onChange({ reference }))
  const on = [chosen.area, chosen.person, chosen.action, chosen.from || chosen.to].filter(Boolean).length
  const fields = (
    <>
      <Field label={w('audit.kind')}>
        <Select
          value={chosen.kind}
          onChange={({ target }) => onChange({ kind: target.value })}
          options={['all' as const, ...AUDIT_KINDS].map((value) => ({ value, label: w(`audit.kinds.${value}`) }))}
        />
      </Field>
      <PersonField chosen={chosen} trail={trail} names={names} onChange={onChange} />
      <ActField chosen={chosen} onChange={onChange} />
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
      <fieldset className={styles.days}>
        <legend>{w('audit.days')}</legend>
        <DateRange
          label={w('audit.days')}
          from={chosen.from}
          to={chosen.to}
          max={today()}
          onChange={(from, to) => onChange({ from, to })}
        />
      </fieldset>
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

/** Colleagues, everybody whom the shown acts name, and any account by its whole address or staff ID. */
function PersonField({ chosen, trail, names, onChange }: AuditFiltersProps) {
  const w = useAdminMessages()
  const colleagues = useColleagues()
  const [found, setFound] = useState<{ id: string; label: string } | null>(null)
  const look = async (text: string) => {
    const name = text.trim()
    if (!/^\S+@\S+\.\S+$/.test(name)) return
    try {
      const { account } = await call(findAccount, { body: { name } })
      if (account) setFound({ id: account.id, label: name })
    } catch {
      // Nothing is offered; typing on asks again.
    }
  }
  const options = new Map(colleagues)
  for (const { about } of trail.acts) if (about?.person?.id) options.set(about.person.id, about.person.name)
  for (const [id, { name }] of names) options.set(id, name)
  if (found) options.set(found.id, found.label)
  if (chosen.person && !options.has(chosen.person)) options.set(chosen.person, w('audit.chosenPerson'))
  return (
    <Field label={w('audit.person')}>
      <Choice
        value={chosen.person}
        options={[...options].map(([value, label]) => ({ value, label })).sort((x, y) => x.label.localeCompare(y.label))}
        clears
        placeholder={w('audit.anybody')}
        onType={(text) => void look(text)}
        onChange={(person) => onChange({ person, ...(person && { kind: 'all' }) })}
      />
    </Field>
  )
}

/** Catalogues of all languages have the same acts. */
const ACTIONS = Object.keys(en.acts)
function ActField({ chosen, onChange }: Pick<AuditFiltersProps, 'chosen' | 'onChange'>) {
  const w = useAdminMessages()
  const a = useActMessages()
  const fits = ACTIONS.filter((action) => !chosen.area || action.includes(` /api/${chosen.area}/`) || action.startsWith('admin '))
  return (
    <Field label={w('audit.act')}>
      <Choice
        value={chosen.action}
        options={fits.map((value) => ({ value, label: kindText(a, value) })).sort((x, y) => x.label.localeCompare(y.label))}
        clears
        placeholder={w('audit.anything')}
        onChange={(action) => onChange({ action, ...(action && { kind: 'all' }) })}
      />
    </Field>
  )
}
