import { listCases } from '@onward/contracts/casework/cases'
import { listReferrals } from '@onward/contracts/casework/referrals'
import { listStaff } from '@onward/contracts/identity/admin-staff'
import { findForAdministrator, findForEmployer } from '@onward/contracts/jobs/quick-find'
import { useSession } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Icon, type IconName } from '@onward/ui/frame'
import type { PaletteEntry, PaletteGroup } from '@onward/ui/over'
import { useEffect, useState } from 'react'
import { useToolsMessages } from './tools-catalogue'

const PAUSE_MS = 150
const FEW = { limit: '6' } as const

export interface Found {
  groups: PaletteGroup[]
  /** What may be done with the first person or advert found. */
  acts: PaletteEntry[]
  isSearching: boolean
  isFailed: boolean
}

/** What the server finds for this person, by the endpoints of the lists or with their permission; never in an address. */
export function useFound(typed: string): Found {
  const t = useToolsMessages()
  const { viewer } = useSession()
  const search = useSettled(typed.trim().slice(0, 100))
  const mayAsk = (...of: string[]) => ({ enabled: search !== '' && of.includes(viewer), keepPrevious: true })
  const body = { search }
  const cases = useEndpoint(listCases, { body: { search, mine: false }, query: FEW }, mayAsk('agent', 'admin'))
  const referrals = useEndpoint(listReferrals, { body, query: FEW }, mayAsk('agent', 'admin'))
  const employers = useEndpoint(findForEmployer, { body }, mayAsk('employer'))
  const administrators = useEndpoint(findForAdministrator, { body }, mayAsk('admin'))
  const staff = useEndpoint(listStaff, { query: { q: search, ...FEW } }, mayAsk('admin'))
  if (search === '') return { groups: [], acts: [], isSearching: typed.trim() !== '', isFailed: false }

  const person = (id: string, name: string, note: string, to: string): PaletteEntry => ({
    id,
    label: name,
    note,
    to,
    face: <Icon name="profile" />,
  })
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()
  const open = cases.data?.items ?? []
  const withCase = new Set(open.map(({ referralId }) => referralId))
  const colleagues = staff.data?.items ?? []
  const people = [
    ...colleagues.map((one) =>
      person(one.id, one.name, t('colleague'), `/agent/admin/staff?q=${encodeURIComponent(one.staffId)}`),
    ),
    ...open.map((one) => person(one.id, nameOf(one), t('client', { agent: one.agentName }), `/agent/clients/${one.referralId}`)),
    ...(referrals.data?.items ?? [])
      .filter(({ id }) => !withCase.has(id))
      .map((one) => person(one.id, nameOf(one), t('referral'), `/agent/clients/${one.id}`)),
    ...(employers.data?.applications ?? []).map((one) =>
      person(one.id, one.name, one.jobTitle, `/employer/applications/${one.id}`),
    ),
  ]
  const act = (id: string, icon: IconName, label: string, to: string): PaletteEntry => ({
    id,
    label,
    to,
    face: <Icon name={icon} />,
  })
  const [colleague] = colleagues
  const client = colleague ? undefined : open[0]
  const applicant = employers.data?.applications[0]
  const advert = employers.data?.adverts[0]
  const acts = [
    colleague &&
      act('audit', 'report', t('audit', { name: colleague.name }), `/agent/admin/audit?person=${colleague.id}&kind=all`),
    client && act('note', 'document', t('note', { name: nameOf(client) }), `/agent/clients/${client.referralId}/case#new-note`),
    client &&
      act('appointment', 'calendar', t('appointment', { name: nameOf(client) }), `/agent/appointments/new?case=${client.id}`),
    applicant &&
      act('message', 'messages', t('message', { name: applicant.name }), `/employer/messages?application=${applicant.id}`),
    advert && act('applied', 'applications', t('applied', { title: advert.title }), `/employer/applications?jobId=${advert.id}`),
  ].filter((one) => one !== undefined)
  const adverts = (employers.data?.adverts ?? []).map(({ id, title, location }) => ({
    id,
    label: title,
    note: location,
    to: `/employer/jobs/${id}`,
    face: <Icon name="jobs" />,
  }))
  const organisations = (administrators.data?.organisations ?? []).map(({ id, name, town }) => ({
    id,
    label: name,
    note: town,
    to: `/agent/admin/organisations/${id}`,
    face: <Icon name="people" />,
  }))
  const asked = [cases, referrals, employers, administrators, staff]
  return {
    groups: [
      { label: t('people'), entries: people },
      { label: t('organisations'), entries: organisations },
      { label: t('adverts'), entries: adverts },
    ],
    acts,
    isSearching: search !== typed.trim().slice(0, 100) || asked.some(({ isFetching }) => isFetching),
    // An administrator without an office has no clients, and is not told so at each search.
    isFailed: asked.some(({ error }) => error && error.problem?.code !== 'state-conflict'),
  }
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
