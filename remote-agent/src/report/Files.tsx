import { useErrorText } from '@onward/portal-kit'
import { Button, InlineAlert } from '@onward/ui/frame'
import { type useChoice, useFiles } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'

/** Downloads of the report. */
export function Files({ choice }: { choice: ReturnType<typeof useChoice>[0] }) {
  const r = useReportMessages()
  const errorText = useErrorText()
  const { busy, error, fetchFile } = useFiles(choice)
  return (
    <div className={styles.files}>
      <Button variant="secondary" size="s" icon="download" disabled={busy !== null} onClick={() => void fetchFile('pdf')}>
        {busy === 'pdf' ? r('files.busy') : r('files.pdf')}
      </Button>
      <Button variant="quiet" size="s" icon="download" disabled={busy !== null} onClick={() => void fetchFile('csv')}>
        {busy === 'csv' ? r('files.busy') : r('files.csv')}
      </Button>
      <Button variant="quiet" size="s" onClick={() => window.print()}>
        {r('files.print')}
      </Button>
      {error !== null && (
        <InlineAlert tone="danger" title={r('common.fileNotMade')}>
          {errorText(error)}
        </InlineAlert>
      )}
    </div>
  )
}
