import { CV_CARD_MAX_BYTES, CV_EXTENSIONS, type Cv, uploadCv } from '@onward/contracts/jobseekers'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatBytes, formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, Card, Dialog, FilePicker, InlineAlert, ProgressBar, Row, Section, Stack, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { faultOfFile, useUpload } from '../parts/upload'
import { useMessages } from '../words'
import { useActivateCv, useCvs, useDeleteCv } from './api'
import styles from './profile.module.css'
import { type ProfileWords, useProfileMessages } from './words'

/** The documented notice for why an upload did not come through. */
function uploadFailure(p: ProfileWords, failedTitle: string, error: unknown, errorText: (error: unknown) => string) {
  if (!(error instanceof ApiError) || error.kind === 'network') return { title: failedTitle, text: p('cv.failed') }
  if (error.status === 401) return { title: p('cv.authTitle'), text: p('cv.auth') }
  if (error.status >= 500) return { title: p('cv.databaseTitle'), text: p('cv.database') }
  return { title: failedTitle, text: errorText(error) }
}

/** Upload, list, choose and delete CVs. */
export function CvCard() {
  const t = useMessages()
  const p = useProfileMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const list = useCvs()
  const upload = useUpload(uploadCv)
  const [failure, setFailure] = useState<{ title: string; text: string; again?: File } | null>(null)
  const fail = (title: string, text: string, again?: File) => {
    setFailure({ title, text, ...(again && { again }) })
    notify({ kind: 'error', title, text })
  }
  const take = async (file: File) => {
    if (upload.sending) return
    setFailure(null)
    const fault = faultOfFile(file, CV_CARD_MAX_BYTES)
    if (fault === 'type') return fail(t('cv.typeTitle'), t('cv.type'))
    if (fault === 'size') return fail(t('cv.sizeTitle'), t('cv.size'))
    try {
      await upload.send(file)
      notify({ kind: 'success', title: t('cv.doneTitle'), text: t('cv.done') })
    } catch (error) {
      const { title, text } = uploadFailure(p, t('cv.failedTitle'), error, errorText)
      // The connection broke: the same file can go once more, without choosing it again.
      fail(title, text, error instanceof ApiError && error.transient ? file : undefined)
    }
  }
  return (
    <Card as="section">
      <Section title={t('cv.title')}>
        <Stack gap={4}>
          <FilePicker
            accept={CV_EXTENSIONS}
            label={t('cv.pick')}
            hint={t('cv.pickHint')}
            disabled={upload.sending}
            onFile={(file) => void take(file)}
          />
          {upload.progress && (
            <ProgressBar
              label={t('upload.sending')}
              value={upload.progress.sentBytes}
              max={upload.progress.totalBytes}
              text={t('upload.bytes', {
                sent: formatBytes(upload.progress.sentBytes),
                total: formatBytes(upload.progress.totalBytes),
              })}
            />
          )}
          {failure && (
            <InlineAlert tone="danger" title={failure.title}>
              <p>{failure.text}</p>
              {failure.again && (
                <Button variant="secondary" size="s" onClick={() => failure.again && void take(failure.again)}>
                  {p('cv.again')}
                </Button>
              )}
            </InlineAlert>
          )}
          {list.error && !list.data ? (
            <InlineAlert tone="danger" title={t('cv.loadFailedTitle')}>
              <p>{p('cv.loadFailed')}</p>
              <Button variant="secondary" size="s" onClick={() => void list.refetch()}>
                {p('cv.again')}
              </Button>
            </InlineAlert>
          ) : (
            <Answer of={list}>
              {({ items }) =>
                items.length === 0 ? (
                  <p className={styles.soft}>{t('cv.none')}</p>
                ) : (
                  <ul className={styles.cvs}>
                    {items.map((cv) => (
                      <CvRow key={cv.id} cv={cv} />
                    ))}
                  </ul>
                )
              }
            </Answer>
          )}
          <p className={styles.soft}>
            <Link to="/cv-builder">{t('cv.build')}</Link>
          </p>
        </Stack>
      </Section>
    </Card>
  )
}

function CvRow({ cv }: { cv: Cv }) {
  const t = useMessages()
  const p = useProfileMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const activate = useActivateCv()
  const remove = useDeleteCv()
  const [asking, setAsking] = useState(false)
  const makeActive = () => {
    if (activate.isPending) return
    activate.mutate(
      { params: { id: cv.id } },
      {
        onSuccess: () => notify({ kind: 'success', title: t('cv.activeTitle'), text: t('cv.activeText') }),
        onError: (error) =>
          notify({ kind: 'error', title: t('cv.activeFailedTitle'), text: `${t('cv.activeFailed')} ${errorText(error)}` }),
      },
    )
  }
  const confirm = () => {
    if (remove.isPending) return
    remove.mutate(
      { params: { id: cv.id } },
      {
        onSuccess: () => {
          setAsking(false)
          notify({ kind: 'success', title: t('cv.deletedTitle'), text: t('cv.deleted') })
        },
        onError: (error) =>
          notify({
            kind: 'error',
            title: t('cv.deleteFailedTitle'),
            text: p(error.status >= 500 ? 'cv.deleteDatabase' : 'cv.deleteFailed'),
          }),
      },
    )
  }
  return (
    <li>
      <div>
        <strong className={styles.filename}>{cv.filename}</strong>
        <p className={styles.soft}>{t('cv.facts', { size: formatBytes(cv.fileSize), day: formatDate(cv.uploadedAt) })}</p>
        {cv.addedBy && <p className={styles.soft}>{p('cv.addedBy', { name: cv.addedBy })}</p>}
        <p className={styles.soft}>
          {cv.state === 'analysed' && cv.score !== null ? t('cv.scored', { score: cv.score }) : t(`cv.state.${cv.state}`)}{' '}
          <Link to={`/cv-review?cv=${cv.id}`} aria-label={t('cv.openLabel', { name: cv.filename })}>
            {t('cv.open')}
          </Link>
        </p>
        <p className={styles.soft}>
          {p(cv.employerVisible ? 'cv.visible' : 'cv.hidden')}{' '}
          {cv.state === 'analysed' && (
            <Link to={`/cv-review?cv=${cv.id}`} aria-label={p('cv.changeLabel', { name: cv.filename })}>
              {p('cv.change')}
            </Link>
          )}
        </p>
        {cv.state === 'analysed' && (
          <p className={styles.soft}>
            <Link to={`/profile/from-cv?cv=${cv.id}`} aria-label={t('cv.fillLabel', { name: cv.filename })}>
              {t('cv.fill')}
            </Link>
          </p>
        )}
      </div>
      <Row gap={2}>
        {cv.isActive ? (
          <StatusBadge tone="success">{t('cv.active')}</StatusBadge>
        ) : (
          <Button variant="secondary" size="s" onClick={makeActive} aria-label={t('cv.setActiveLabel', { name: cv.filename })}>
            {t('cv.setActive')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={() => setAsking(true)} aria-label={t('cv.deleteLabel', { name: cv.filename })}>
          {t('cv.delete')}
        </Button>
      </Row>
      <Dialog open={asking} title={t('cv.deleteTitle')} onClose={() => setAsking(false)} closeLabel={t('close')}>
        <Stack gap={4}>
          <p>{t('cv.deleteText', { name: cv.filename })}</p>
          <Row gap={3}>
            <Button variant="danger" onClick={confirm} aria-disabled={remove.isPending}>
              {t('cv.deleteConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cv.deleteKeep')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </li>
  )
}
