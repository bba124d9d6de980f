import { AUDIT_KINDS } from '@onward/contracts/audit'
import { SERVICES, type ServiceName } from '@onward/contracts/endpoint'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { AdminPage } from '../AdminPage'
import { useAdminMessages } from '../catalogue'
import { ActList } from './ActList'
import { AuditFilters } from './AuditFilters'
import { ChainResult, useChains } from './Chains'
import { useActMessages } from './catalogue'
import { exportTrail } from './export-csv'
import { type TrailFilter, useActorNames, useTrail } from './trail'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const londonToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date())
const serviceOf = (action: string) => SERVICES.find((one) => action.includes(` /api/${one}/`))

function changed(address: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** /agent/admin/audit: every write by anybody in words, and each opening and search of people, newest first, without values. It opens on today, on everybody. Filters are in the address. */
export default function AuditPage() {
  const w = useAdminMessages()
  const a = useActMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const [address, setAddress] = useSearchParams()
  const read = (name: string, fits?: RegExp) => {
    const value = address.get(name) ?? ''
    return fits && !fits.test(value) ? '' : value
  }
  const set = (changes: Readonly<Record<string, string>>) => setAddress((before) => changed(before, changes), { replace: true })
  const chosen = {
    area: address.get('area') ?? '',
    kind: address.get('kind') ?? 'all',
    person: read('person', ID),
    action: read('action'),
    from: read('from', DAY),
    to: read('to', DAY),
    reason: read('reason', /^given$/),
    reference: read('reference'),
  }
  const kind = AUDIT_KINDS.find((one) => one === chosen.kind)
  // Whoever looks for somebody, something or other days wants them all.
  const isToday = address.get('days') !== 'all' && !chosen.person && !chosen.action && !chosen.from && !chosen.to
  const days = isToday ? { from: londonToday(), to: londonToday() } : { from: chosen.from, to: chosen.to }
  // A receipt is searched for among all kinds and days.
  const filter: TrailFilter = chosen.reference
    ? { reference: chosen.reference }
    : {
        ...(kind && { kind }),
        ...(chosen.person && { person: chosen.person }),
        ...(chosen.action && { action: chosen.action }),
        ...(days.from && { from: days.from }),
        ...(days.to && { to: days.to }),
        ...(chosen.reason && { reason: 'given' as const }),
      }
  const area = SERVICES.find((one) => one === chosen.area)
  const only = area ?? (chosen.reference ? undefined : serviceOf(chosen.action))
  const services: readonly ServiceName[] = only ? [only] : SERVICES
  const trail = useTrail(services, filter)
  const names = useActorNames(trail.acts)
  const chains = useChains()
  const [isExporting, setIsExporting] = useState(false)
  const exportAll = async () => {
    setIsExporting(true)
    try {
      const { count, isWhole } = await exportTrail(w, a, services, filter)
      notify({ kind: 'success', title: w('audit.exported', { count }), text: isWhole ? '' : w('audit.exportedPart') })
    } catch (error) {
      notify({ kind: 'error', title: w('audit.exportFailed'), text: errorText(error as Error) })
    }
    setIsExporting(false)
  }
  return (
    <AdminPage
      title={w('nav.audit')}
      lead={w('audit.lead')}
      actions={
        <>
          <Button variant="secondary" size="s" icon="download" disabled={isExporting} onClick={() => void exportAll()}>
            {w(isExporting ? 'audit.exporting' : 'audit.export')}
          </Button>
          <Button variant="secondary" size="s" icon="lock" disabled={chains.isChecking} onClick={chains.check}>
            {w(chains.isChecking ? 'chain.checking' : 'chain.check')}
          </Button>
        </>
      }
    >
      <ChainResult of={chains} />
      <AuditFilters chosen={chosen} trail={trail} names={names} onChange={set} />
      <ActList
        trail={trail}
        names={names}
        days={chosen.reference ? 'chosen' : isToday ? 'today' : address.get('days') === 'all' ? 'all' : 'chosen'}
        onDays={(days) => set({ days })}
        personTo={(person) => `?${changed(address, { person, kind: 'all', reference: '' })}`}
      />
    </AdminPage>
  )
}
