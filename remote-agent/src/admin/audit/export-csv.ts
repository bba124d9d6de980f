import type { ServiceName } from '@onward/contracts/endpoint'
import { csvOf } from '@onward/contracts/jobs/job-import'
import type { AdminMessages } from '../catalogue'
import { partsOf, reasonText, thingOf, whoText } from './act-text'
import type { ActMessages } from './catalogue'
import { fetchNames, fetchTrail, namedActors, type TrailFilter } from './trail'

/** Saves the filtered trail as a file. Gives how many acts it holds, and whether these are all. */
export async function exportTrail(w: AdminMessages, a: ActMessages, services: readonly ServiceName[], filter: TrailFilter) {
  const { acts, isWhole } = await fetchTrail(services, filter)
  const names = await fetchNames(namedActors(acts))
  const columns = [
    'at',
    'who',
    'role',
    'organisation',
    'what',
    'why',
    'part',
    'receipt',
    'request',
    'resource',
    'sealed',
  ] as const
  const rows = acts.map((act) => [
    act.at,
    whoText(a, act, names),
    act.role ? w(`role.${act.role}`) : '',
    (act.actor && names.get(act.actor)?.organisation) || '',
    partsOf(a, act, names, thingOf(w, act))
      .map(({ text }) => text)
      .join(''),
    act.why ? [reasonText(w, act.why), act.said ?? ''].filter(Boolean).join(': ') : '',
    w(`audit.areas.${act.service}`),
    act.reference,
    act.action,
    act.resource,
    w(act.sealed ? 'yes' : 'audit.notSealed'),
  ])
  saveFile(w('audit.file.name'), csvOf([columns.map((column) => w(`audit.file.${column}`)), ...rows]))
  return { count: acts.length, isWhole }
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers still need the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
