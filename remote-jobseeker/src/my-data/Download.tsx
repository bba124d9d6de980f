import { givePassword } from '@onward/contracts/identity/erasure'
import { useSession } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { InlineAlert, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMyDataMessages } from './catalogue'
import { collectMyData, saveAs } from './collect'
import { PasswordForm } from './PasswordForm'

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
  const make = async (currentPassword: string) => {
    setProgress({ kind: 'idle' })
    await call(givePassword, { body: { currentPassword } })
    setProgress({ kind: 'making', done: 0, of: 0 })
    try {
      const { archive, day, missing } = await collectMyData((done, of) => setProgress({ kind: 'making', done, of }))
      const name = `onward-my-data-${day}.zip`
      saveAs(name, archive)
      setProgress({ kind: 'done', name, missing })
    } catch {
      setProgress({ kind: 'failed' })
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
      <PasswordForm
        name="download-password"
        label={t('password.label')}
        hint={t('download.why')}
        button={t('download.start')}
        working={t('download.making')}
        send={make}
      />
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
