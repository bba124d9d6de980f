import { usePageTitle } from '@onward/portal-kit'
import { NavLink } from '@onward/portal-kit/router'
import { Page, PageHeader } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'

const ROOM = '/agent/admin'
const PAGES = ['organisations', 'adverts', 'reports', 'tickets', 'support', 'staff', 'audit', 'versions'] as const

interface AdminPageProps {
  title: string
  lead?: ReactNode
  eyebrow?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
/** A page of the administrator's area: its navigation, title and content. */
export function AdminPage({ title, lead, eyebrow, actions, children }: AdminPageProps) {
  const w = useAdminMessages()
  usePageTitle(title)
  const nav = useRef<HTMLElement>(null)
  // On phones the navigation scrolls sideways: shows the current page's link.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2
  }, [])
  return (
    <Page>
      <nav ref={nav} aria-label={w('nav.label')} className={styles.nav}>
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
