import { useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMyDataMessages } from './catalogue'
import { collectMyData, saveAs } from './collect'

type Progress =
  | { kind: 'idle' }
  | { kind: 'making'; done: number; of: number }
  | { kind: 'failed' }
  | { kind: 'done'; name: string; missing: readonly string[] }

/** Collects the data and files of all services and saves one archive. */
export function Download() {
  const t = useMyDataMessages()
  const { viewer } = useSession()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const make = async () => {
    if (progress.kind === 'making') return
    setProgress({ kind: 'making', done: 0, of: 0 })
    try {
      const { archive, day, missing } = await collectMyData((done, of) => setProgress({ kind: 'making', done, of }))
      const name = `onward-my-data-${day}.zip`
      saveAs(name, archive)
      setProgress({ kind: 'done', name, missing })
    } catch (error) {
      const isUnproved = error instanceof ApiError && error.code === 'confirmation-needed'
      setProgress({ kind: isUnproved ? 'idle' : 'failed' })
    }
  }
  return (
    <Stack gap={4}>
      {viewer === 'user' ? (
        <>
          <p>{t('download.lead')}</p>
          <p>{t('download.personal')}</p>
        </>
      ) : (
        <>
          <p>{t(viewer === 'employer' ? 'download.employer' : 'download.staff')}</p>
          <p>{t('download.notOthers')}</p>
          {viewer !== 'employer' && <p>{t('download.staffErase')}</p>}
        </>
      )}
      <p>{t('download.why')}</p>
      <div>
        <Button onClick={() => void make()} aria-disabled={progress.kind === 'making' || undefined}>
          {t(progress.kind === 'making' ? 'download.making' : 'download.start')}
        </Button>
      </div>
      <p role="status">
        {progress.kind === 'making' && progress.of > 0 && t('download.file', { done: progress.done, of: progress.of })}
      </p>
      {progress.kind === 'failed' && (
        <InlineAlert tone="danger" title={t('download.failed')} role="alert">
          <p>{t('download.failedText')}</p>
        </InlineAlert>
      )}
      {progress.kind === 'done' && (
        <InlineAlert tone="success" title={t('download.done')} role="status">
          <p>{t('download.doneText', { name: progress.name })}</p>
        </InlineAlert>
      )}
      {progress.kind === 'done' && progress.missing.length > 0 && (
        <InlineAlert tone="warning" title={t('download.missing')}>
          <ul>
            {progress.missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>{t('download.missingText')}</p>
        </InlineAlert>
      )}
    </Stack>
  )
}
