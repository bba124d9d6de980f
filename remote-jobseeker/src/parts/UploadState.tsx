import type { UploadProgress } from '@onward/portal-kit/api'
import { formatBytes } from '@onward/portal-kit/i18n'
import { Button, InlineAlert, ProgressBar } from '@onward/ui/frame'
import { useMessages } from '../catalogue'

/** Why a file was not taken. */
export interface UploadFailure {
  title: string
  text: string
  /** The connection failed: this file can be sent again without choosing it again. */
  again?: File
}

export function UploadFailed({ failure, label, onAgain }: { failure: UploadFailure; label: string; onAgain(file: File): void }) {
  const { title, text, again } = failure
  return (
    <InlineAlert tone="danger" title={title}>
      <p>{text}</p>
      {again && (
        <Button variant="secondary" size="s" onClick={() => onAgain(again)}>
          {label}
        </Button>
      )}
    </InlineAlert>
  )
}

/** How much of a file has been sent. */
export function Uploading({ progress: { sentBytes, totalBytes } }: { progress: UploadProgress }) {
  const t = useMessages()
  return (
    <ProgressBar
      label={t('upload.sending')}
      value={sentBytes}
      max={totalBytes}
      text={t('upload.bytes', { sent: formatBytes(sentBytes), total: formatBytes(totalBytes) })}
    />
  )
}
