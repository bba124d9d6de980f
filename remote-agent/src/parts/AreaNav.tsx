import { AreaNav as Nav } from '@onward/ui/area'
import { useMessages } from '../catalogue'

/** The agent's pages. */
export function AreaNav() {
  const t = useMessages()
  return (
    <Nav
      label={t('area.label')}
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
