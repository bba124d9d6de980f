import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useCvDownload } from './api'
import { conflictOf } from './failure-text'

/** Downloads the CV, or says why it cannot. */
export function DownloadCv({ applicationId, name, filename }: { applicationId: string; name: string; filename: string }) {
  const t = useMessages()
  const notifyFailure = useFailureNotice()
  const { announce } = usePortal()
  const link = useCvDownload(() => filename)
  const start = () =>
    link.mutate(
      { params: { id: applicationId } },
      {
        onSuccess: () => announce(t('application.download.started', { file: filename })),
        onError: (error) => notifyFailure(t('application.download.failed'), error, conflictOf(error)),
      },
    )
  return (
    <Button
      variant="secondary"
      size="s"
      onClick={start}
      disabled={link.isPending}
      aria-label={t('application.downloadOf', { name })}
    >
      {t(link.isPending ? 'application.downloading' : 'application.download')}
    </Button>
  )
}
