import { AreaNav as Nav } from '@onward/ui/area'
import { useMessages } from '../catalogue'

/** The agent's pages; a client's page is below one of them. */
export function AreaNav({ below }: { below?: string | undefined }) {
  const t = useMessages()
  return (
    <Nav
      label={t('area.label')}
      below={below}
      all={t('common.allPages')}
      close={t('common.close')}
      pages={[
        { to: '/agent/dashboard', label: t('common.dashboard') },
        { to: '/agent/referrals', label: t('area.referrals') },
        { to: '/agent/active-cases', label: t('area.cases') },
        { to: '/agent/appointments', label: t('area.appointments') },
        { to: '/agent/placements', label: t('area.placements') },
        { to: '/agent/messages', label: t('common.messages') },
        { to: '/agent/reports', label: t('area.reports') },
      ]}
    />
  )
}
