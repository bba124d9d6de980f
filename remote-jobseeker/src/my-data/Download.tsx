import { EXPORT_BY, PERSONAL_SERVICES, type PersonalExport } from '@onward/contracts/my-data'
import { call } from '@onward/portal-kit/api'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMyDataMessages } from './words'

type Progress =
  | { kind: 'idle' }
  | { kind: 'making' }
  | { kind: 'failed' }
  | { kind: 'done'; name: string; files: PersonalExport['files'] }

/** Asks every service and saves one file: all of it, or none. */
export function Download() {
  const t = useMyDataMessages()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const make = async () => {
    if (progress.kind === 'making') return
    setProgress({ kind: 'making' })
    try {
      const parts = await Promise.all(PERSONAL_SERVICES.map((service) => call(EXPORT_BY[service])))
      const name = `onward-my-data-${parts[0]?.at.slice(0, 10)}.json`
      saveAs(name, JSON.stringify(parts, null, 2))
      setProgress({ kind: 'done', name, files: parts.flatMap(({ files }) => files) })
    } catch {
      setProgress({ kind: 'failed' })
    }
  }
  return (
    <Stack gap={4}>
      <p>{t('download.lead')}</p>
      <p>{t('download.personal')}</p>
      <div>
        <Button aria-disabled={progress.kind === 'making' || undefined} onClick={() => void make()}>
          {t(progress.kind === 'making' ? 'download.making' : 'download.start')}
        </Button>
      </div>
      {progress.kind === 'failed' && (
        <InlineAlert tone="danger" title={t('download.failed')}>
          <p>{t('download.failedText')}</p>
        </InlineAlert>
      )}
      {progress.kind === 'done' && (
        <>
          <InlineAlert tone="success" title={t('download.done')} role="status">
            <p>{t('download.doneText', { name: progress.name })}</p>
          </InlineAlert>
          <Section title={t('download.files')}>
            {progress.files.length === 0 ? (
              <p>{t('download.noFiles')}</p>
            ) : (
              <>
                <p>{t('download.filesText')}</p>
                <ul>
                  {progress.files.map(({ name, address }) => (
                    <li key={address}>
                      <a href={address} download={name}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Section>
        </>
      )}
    </Stack>
  )
}

function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
