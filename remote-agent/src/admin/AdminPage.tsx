import { usePageTitle } from '@onward/portal-kit'
import { AreaNav, Room, RoomHead } from '@onward/ui/area'
import type { ReactNode } from 'react'
import { useAdminMessages } from './catalogue'
import { useWork } from './work'

const ROOM = '/agent/admin'
const PAGES = [
  'organisations',
  'adverts',
  'reports',
  'tickets',
  'support',
  'staff',
  'audit',
  'reading',
  'sealed',
  'retention',
  'versions',
  'visibility',
  'texts',
] as const

interface AdminPageProps {
  title: string
  lead?: ReactNode
  eyebrow?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
/** A page of the administrator's area: its navigation with what waits, title and content. */
export function AdminPage({ title, lead, eyebrow, actions, children }: AdminPageProps) {
  const w = useAdminMessages()
  const waits = useWork().waits
  usePageTitle(title)
  return (
    <Room>
      <AreaNav
        label={w('nav.label')}
        all={w('common.allPages')}
        close={w('common.close')}
        pages={[
          { to: ROOM, label: w('nav.overview'), end: true },
          ...PAGES.map((page) => ({ to: `${ROOM}/${page}`, label: w(`nav.${page}`), waits: waits(page) })),
        ]}
        waiting={(count) => w('nav.waiting', { count })}
      />
      <RoomHead title={title} note={lead} back={eyebrow}>
        {actions}
      </RoomHead>
      {children}
    </Room>
  )
}
