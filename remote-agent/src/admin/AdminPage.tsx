import { usePageTitle } from '@onward/portal-kit'
import { NavLink } from '@onward/portal-kit/router'
import { Page, PageHeader } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './words'

const ROOM = '/agent/admin'
const PAGES = ['organisations', 'adverts', 'reports', 'tickets', 'staff', 'audit', 'versions'] as const

interface AdminPageProps {
  title: string
  lead?: ReactNode
  eyebrow?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
/** A page of the administrator's room: its pages beside each other, then title and contents. */
export function AdminPage({ title, lead, eyebrow, actions, children }: AdminPageProps) {
  const w = useAdminMessages()
  usePageTitle(title)
  return (
    <Page>
      <nav aria-label={w('nav.label')} className={styles.nav}>
        <NavLink to={ROOM} end>
          {w('nav.overview')}
        </NavLink>
        {PAGES.map((page) => (
          <NavLink key={page} to={`${ROOM}/${page}`}>
            {w(`nav.${page}`)}
          </NavLink>
        ))}
      </nav>
      <PageHeader title={title} lead={lead} eyebrow={eyebrow} actions={actions} />
      {children}
    </Page>
  )
}
