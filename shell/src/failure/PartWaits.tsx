import { InlineAlert } from '@onward/ui/frame'
import { useShellMessages } from '../messages/shell-messages'

interface WaitsProps {
  /** The page that was asked for, empty where its title is not known; absent for a part of this page. */
  page?: string
}
/** Says that something comes once there is a connection, beside what is there already. */
export function PartWaits({ page }: WaitsProps) {
  const t = useShellMessages()
  return (
    <InlineAlert tone="information" title={t('offline.title')} role="status">
      <p>{page === undefined ? t('offline.part') : page ? t('offline.page', { page }) : t('offline.other')}</p>
    </InlineAlert>
  )
}
