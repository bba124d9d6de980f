import { findAccount } from '@onward/contracts/identity/admin-staff'
import { call } from '@onward/portal-kit/api'
import { Field } from '@onward/ui/frame'
import { Choice, DateRange } from '@onward/ui/pick'
import { useState } from 'react'
import { useAdminMessages } from '../catalogue'
import type { AuditFiltersProps } from './AuditFilters'
import { kindText } from './act-text'
import styles from './audit.module.css'
import { useActMessages } from './catalogue'
import en from './messages/en.json'
import { useColleagues } from './trail'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())

/** By person, act and days. */
export default function MoreFilters(props: AuditFiltersProps) {
  const w = useAdminMessages()
  const { chosen, onChange } = props
  return (
    <>
      <PersonField {...props} />
      <ActField chosen={chosen} onChange={onChange} />
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
