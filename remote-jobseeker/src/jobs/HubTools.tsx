import { lazyPart } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { type ReactNode, Suspense, useState } from 'react'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'

// Fetched when opened, because most visits need none of them.
const SetUpAlertDialog = lazyPart(() => import('./SetUpAlertDialog'))
const MyAlertsDialog = lazyPart(() => import('./MyAlertsDialog'))
const ListDialog = lazyPart(() => import('./ListDialog'))

const TOOLS = [
  ['setUp', 'bell'],
  ['alerts', 'bell'],
  ['viewed', 'clock'],
  ['dismissed', 'close'],
] as const
type Tool = (typeof TOOLS)[number][0]

/** Alerts for this search, and the person's lists of jobs. */
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

/** Opens the alert for a search where little was found. */
export function AlertButton({ filters, children }: { filters: BoardFilters; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button size="s" variant="secondary" icon="bell" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Suspense fallback={null}>{open && <SetUpAlertDialog filters={filters} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
