import type { Area } from '@onward/contracts/access'
import { usePortal, useSession } from '@onward/portal-kit'
import { useLocation } from '@onward/portal-kit/router'
import type { ReactNode } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { useShellMessages } from '../messages/shell-messages'
import { NoticeArea } from '../notices/NoticeArea'
import { Footer } from './Footer'
import styles from './frame.module.css'
import { Header } from './Header'
import { IconNavigation } from './IconNavigation'
import { entriesFor } from './navigation'
import { PortalAnnouncement } from './PortalAnnouncement'
import { SkipLink } from './SkipLink'

export interface PortalFrameProps {
  brand: string
  remotes: readonly BootRemote[]
  area: Area
  /** In the place of what administrators say: its template. */
  announcement?: ReactNode
  children: ReactNode
}

/** The shared layout: header, side or bottom navigation, the page, footer. */
export function PortalFrame({ brand, remotes, area, announcement = <PortalAnnouncement />, children }: PortalFrameProps) {
  const t = useShellMessages()
  const { viewer } = useSession()
  const { pathname } = useLocation()
  const { language } = usePortal()
  const at = (place: Parameters<typeof entriesFor>[2]) =>
    entriesFor(remotes, viewer, place, pathname).map(({ href, icon, label, count }) => ({
      href,
      icon,
      label: label[language],
      ...(count && { count }),
    }))
  const side = at('side')
  const bottom = at('bottom')
  return (
    <div className={styles.frame} data-area={area} data-side={side.length > 0}>
      <SkipLink />
      <Header brand={brand} remotes={remotes} top={at('top')} side={side} menu={at('menu')} />
      {announcement}
      <div className={styles.middle}>
        {side.length > 0 && <IconNavigation place="side" label={t('side.navigation')} entries={side} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <NoticeArea />
          {children}
        </main>
      </div>
      <Footer brand={brand} entries={at('footer')} />
      {bottom.length > 0 && <IconNavigation place="bottom" label={t('bottom.navigation')} entries={bottom} />}
    </div>
  )
}
