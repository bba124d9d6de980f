import { AreaNav as Nav } from '@onward/ui/area'
import { useMessages } from '../catalogue'

/** The employer's pages. */
export function AreaNav() {
  const t = useMessages()
  return (
    <Nav
      label={t('area.label')}
      all={t('common.allPages')}
      close={t('common.close')}
      pages={[
        { to: '/employer/dashboard', label: t('common.dashboard') },
        { to: '/employer/jobs', label: t('common.jobs') },
        { to: '/employer/applications', label: t('area.applications') },
        { to: '/employer/interviews', label: t('common.interviews') },
        { to: '/employer/messages', label: t('common.messages') },
        { to: '/employer/candidates', label: t('area.candidates') },
        { to: '/employer/post-job', label: t('post.title') },
        { to: '/employer/organisation', label: t('common.organisation') },
      ]}
    />
  )
}
