import { Button } from '@onward/ui/frame'
import { lazy, Suspense, useState } from 'react'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'

// Fetched when opened: most visits to the hub need none of them.
const SetUpAlertDialog = lazy(() => import('./SetUpAlertDialog'))
const MyAlertsDialog = lazy(() => import('./MyAlertsDialog'))
const ListDialog = lazy(() => import('./ListDialog'))

const TOOLS = [
  ['setUp', 'bell'],
  ['alerts', 'bell'],
  ['viewed', 'clock'],
  ['dismissed', 'close'],
] as const
type Tool = (typeof TOOLS)[number][0]

/** Alerts of this search, and the lists that a person keeps of jobs. */
export function HubTools({ filters, onRestored }: { filters: BoardFilters; onRestored(id: string): void }) {
  const t = useJobsMessages()
  const [open, setOpen] = useState<Tool | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-label={t('tools.title')} className={styles.tools}>
      {TOOLS.map(([tool, icon]) => (
        <Button key={tool} size="s" variant={tool === 'setUp' ? 'secondary' : 'quiet'} icon={icon} onClick={() => setOpen(tool)}>
          {t(`tools.${tool}`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {open === 'setUp' && <SetUpAlertDialog filters={filters} onClose={close} />}
        {open === 'alerts' && <MyAlertsDialog onClose={close} />}
        {(open === 'viewed' || open === 'dismissed') && <ListDialog list={open} onClose={close} onRestored={onRestored} />}
      </Suspense>
    </section>
  )
}
