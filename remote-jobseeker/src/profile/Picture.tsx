import { PICTURE_EXTENSIONS, PICTURE_MAX_BYTES, type Profile } from '@onward/contracts/jobseekers/profile'
import { useErrorText, usePortal } from '@onward/portal-kit'
import type { UploadProgress } from '@onward/portal-kit/api'
import { formatBytes } from '@onward/portal-kit/i18n'
import { Button, FilePicker, InlineAlert, ProgressBar, Row, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { initialsOf } from '../facts'
import { useDeletePicture, useUploadPicture } from './api'
import { useProfileMessages } from './catalogue'
import { PICTURE_ID } from './ids'
import styles from './profile.module.css'

/** The picture, or initials where there is none or it cannot be loaded. Decorative, because the name is beside it. */
export function Avatar({ profile }: { profile: Pick<Profile, 'firstName' | 'lastName' | 'pictureUrl'> }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { pictureUrl } = profile
  return pictureUrl && pictureUrl !== broken ? (
    <img className={styles.avatar} src={pictureUrl} alt="" width={72} height={72} onError={() => setBroken(pictureUrl)} />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(profile.firstName, profile.lastName)}
    </span>
  )
}

/** Why a picture cannot be uploaded, checked before sending: first its type, then its size. */
export function faultOfPicture(file: Pick<File, 'name' | 'size'>): 'type' | 'size' | null {
  const name = file.name.toLowerCase()
  if (!PICTURE_EXTENSIONS.some((extension) => name.endsWith(extension))) return 'type'
  return file.size > PICTURE_MAX_BYTES ? 'size' : null
}

/** Uploads and removes the profile picture, both at once: a file cannot be stored in a form for long. */
export function PictureField({ profile }: { profile: Profile }) {
  const t = useMessages()
  const p = useProfileMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const upload = useUploadPicture()
  const remove = useDeletePicture()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [failure, setFailure] = useState<{ title: string; text: string; again?: File } | null>(null)
  const fail = (title: string, text: string, again?: File) => setFailure({ title, text, ...(again && { again }) })
  const take = async (file: File) => {
    if (upload.isPending) return
    setFailure(null)
    const fault = faultOfPicture(file)
    if (fault) return fail(p(`picture.${fault}Title`), p(`picture.${fault}`))
    setProgress({ sentBytes: 0, totalBytes: file.size })
    try {
      await upload.mutateAsync({ file, onProgress: setProgress })
      notify({ kind: 'success', title: p('picture.doneTitle'), text: p('picture.done') })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'file-type') {
        fail(p('picture.typeTitle'), p('picture.type'))
      } else fail(p('picture.failedTitle'), errorText(error), file)
    } finally {
      setProgress(null)
    }
  }
  const takeAway = () => {
    if (remove.isPending) return
    setFailure(null)
    remove.mutate(
      {},
      {
        onSuccess: () => notify({ kind: 'success', title: p('picture.removedTitle'), text: p('picture.removed') }),
        onError: (error) => fail(p('picture.removeFailed'), errorText(error)),
      },
    )
  }
  return (
    <section className={styles.group} id={PICTURE_ID}>
      <h3>{p('picture.title')}</h3>
      <Row gap={4}>
        <Avatar profile={profile} />
        {profile.pictureUrl && (
          <Button variant="quiet" size="s" onClick={takeAway} aria-disabled={remove.isPending}>
            {p('picture.remove')}
          </Button>
        )}
      </Row>
      <Stack gap={3}>
        <FilePicker
          label={p('picture.pick')}
          hint={p('picture.hint')}
          accept={PICTURE_EXTENSIONS}
          disabled={upload.isPending}
          onFile={(file) => void take(file)}
        />
        {progress && (
          <ProgressBar
            label={t('upload.sending')}
            value={progress.sentBytes}
            max={progress.totalBytes}
            text={t('upload.bytes', { sent: formatBytes(progress.sentBytes), total: formatBytes(progress.totalBytes) })}
          />
        )}
        {failure && (
          <InlineAlert tone="danger" title={failure.title}>
            <p>{failure.text}</p>
            {failure.again && (
              <Button variant="secondary" size="s" onClick={() => failure.again && void take(failure.again)}>
                {p('picture.again')}
              </Button>
            )}
          </InlineAlert>
        )}
      </Stack>
    </section>
  )
}
