import { CV_CARD_MAX_BYTES, CV_EXTENSIONS, type Cv, uploadCv } from '@onward/contracts/jobseekers/cvs'
import { useErrorText, useFailureNotice, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Link } from '@onward/portal-kit/router'
import { Button, Dialog, FilePicker, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { UploadFailed, type UploadFailure, Uploading } from '../parts/UploadState'
import { type FileFault, faultIn, faultOfFile, useUpload } from '../parts/upload'
import { useActivateCv, useCvs, useDeleteCv } from './api'
import { CvRow } from './CvRow'
import { type ProfileMessages, useProfileMessages } from './catalogue'
import styles from './profile.module.css'
import { useReadNews } from './read-news'

/** The documented notice for a failed upload. */
function uploadFailure(p: ProfileMessages, failedTitle: string, error: unknown, errorText: (error: unknown) => string) {
  if (!(error instanceof ApiError) || error.kind === 'network') return { title: failedTitle, text: p('cv.failed') }
  if (error.status === 401) return { title: p('cv.authTitle'), text: p('cv.auth') }
  if (error.status >= 500) return { title: p('cv.databaseTitle'), text: p('cv.database') }
  return { title: failedTitle, text: errorText(error) }
}

/** Uploads, lists, activates and deletes CVs. */
export function CvCard() {
  const t = useMessages()
  const p = useProfileMessages()
  const errorText = useErrorText()
  const { announce } = usePortal()
  const list = useCvs()
  const upload = useUpload(uploadCv)
  const items = list.data?.items
  const awaitReading = useReadNews(items, useReadingNotice())
  const changes = useCvChanges(items)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const refuse = (fault: FileFault) => setFailure({ title: t(`cv.${fault}Title`), text: t(`cv.${fault}`) })
  const take = async (file: File) => {
    if (upload.sending) return
    setFailure(null)
    changes.forgetPassed()
    const fault = faultOfFile(file, CV_CARD_MAX_BYTES)
    if (fault) return refuse(fault)
    try {
      const { id } = await upload.send(file)
      awaitReading(id)
      announce(p('cv.sent', { name: file.name }))
    } catch (error) {
      const refused = faultIn(error)
      if (refused) return refuse(refused)
      const again = error instanceof ApiError && error.transient && file
      setFailure({ ...uploadFailure(p, t('cv.failedTitle'), error, errorText), ...(again && { again }) })
    }
  }
  return (
    <Stack gap={4}>
      <FilePicker
        accept={CV_EXTENSIONS}
        label={t('cv.pick')}
        hint={t('cv.pickHint')}
        disabled={upload.sending}
        onFile={(file) => void take(file)}
      />
      {upload.progress && <Uploading progress={upload.progress} />}
      {failure && <UploadFailed failure={failure} label={p('cv.again')} onAgain={(file) => void take(file)} />}
      {list.error && !list.data ? (
        <InlineAlert tone="danger" title={t('cv.loadFailedTitle')}>
          <p>{p('cv.loadFailed')}</p>
          <Button variant="secondary" size="s" onClick={() => void list.refetch()}>
            {p('cv.again')}
          </Button>
        </InlineAlert>
      ) : (
        <div ref={changes.top} tabIndex={-1} className={styles.cvList}>
          {changes.passed && (
            <InlineAlert role="status" title={p('cv.passed', { name: changes.passed.filename })}>
              <p>{p('cv.passedText')}</p>
            </InlineAlert>
          )}
          <Answer of={list}>{({ items }) => <CvList items={items} changes={changes} />}</Answer>
        </div>
      )}
      <p className={styles.soft}>
        {list.data?.items.length === 0 ? (
          <Link to={questionsAddress()}>{t('common.fiveQuestions')}</Link>
        ) : (
          <Link to="/cv-builder">{t('cv.build')}</Link>
        )}
      </p>
      <DeleteDialog changes={changes} />
    </Stack>
  )
}

/** The notice after a CV was analysed; one that is not active names the active one. */
function useReadingNotice(): (cv: Cv, all: readonly Cv[]) => void {
  const t = useMessages()
  const p = useProfileMessages()
  const { notify, announce } = usePortal()
  return useCallback(
    (cv, all) => {
      if (cv.state === 'refused') return announce(p('cv.unread', { name: cv.filename }))
      const other = all.find(({ isActive }) => isActive)
      const text = cv.isActive || !other ? t('cv.done') : p('cv.readInactive', { name: other.filename })
      notify({ kind: 'success', title: t('cv.doneTitle'), text })
    },
    [t, p, notify, announce],
  )
}

/** Activates and deletes CVs. Its messages must outlive the row that was pressed. */
function useCvChanges(items: readonly Cv[] | undefined) {
  const t = useMessages()
  const p = useProfileMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const list = useCvs()
  const activate = useActivateCv()
  const remove = useDeleteCv()
  const [asking, setAsking] = useState<Cv | null>(null)
  const [passedId, setPassedId] = useState<string | null>(null)
  const [done, setDone] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (done > 0) top.current?.focus({ preventScroll: true })
  }, [done])
  const makeActive = async (cv: Cv) => {
    if (activate.isPending) return
    setPassedId(null)
    try {
      await activate.mutateAsync({ params: { id: cv.id } })
      setDone((count) => count + 1)
      notify({ kind: 'success', title: t('cv.activeTitle'), text: t('cv.activeText') })
    } catch (error) {
      notifyFailure(t('cv.activeFailedTitle'), error, t('cv.activeFailed'))
      // The CV may have been deleted in another window.
      void list.refetch()
    }
  }
  const confirm = async (cv: Cv) => {
    if (remove.isPending) return
    try {
      const nowActive = await remove.mutateAsync({ params: { id: cv.id } }).then(
        (answer) => answer.nowActive,
        (error: unknown) => {
          // Deleted in another window already, which is the same result.
          if (error instanceof ApiError && error.status === 404) return list.refetch().then(() => null)
          throw error
        },
      )
      setAsking(null)
      setPassedId(nowActive)
      setDone((count) => count + 1)
      notify({ kind: 'success', title: t('cv.deletedTitle'), text: t('cv.deleted') })
    } catch (error) {
      const isDatabase = error instanceof ApiError && error.status >= 500
      notifyFailure(t('cv.deleteFailedTitle'), error, p(isDatabase ? 'cv.deleteDatabase' : 'cv.deleteFailed'))
    }
  }
  return {
    asking,
    ask: setAsking,
    confirm,
    isDeleting: remove.isPending,
    makeActive,
    /** The CV that became active when the last one was deleted. */
    passed: items?.find(({ id, isActive }) => id === passedId && isActive),
    forgetPassed: () => setPassedId(null),
    top,
  }
}
type CvChanges = ReturnType<typeof useCvChanges>

function CvList({ items, changes }: { items: readonly Cv[]; changes: CvChanges }) {
  const t = useMessages()
  const p = useProfileMessages()
  if (items.length === 0) return <p className={styles.soft}>{t('cv.none')}</p>
  const hasActive = items.some(({ isActive }) => isActive)
  return (
    <>
      {items.every(({ state }) => state === 'refused') && <p className={styles.soft}>{p('cv.noneRead')}</p>}
      <ul className={styles.cvs}>
        {items.map((cv) => (
          <CvRow
            key={cv.id}
            cv={cv}
            hasActive={hasActive}
            onActivate={() => void changes.makeActive(cv)}
            onDelete={() => changes.ask(cv)}
          />
        ))}
      </ul>
    </>
  )
}

function DeleteDialog({ changes: { asking, ask, confirm, isDeleting } }: { changes: CvChanges }) {
  const t = useMessages()
  return (
    <Dialog open={asking !== null} title={t('cv.deleteTitle')} onClose={() => ask(null)} closeLabel={t('common.close')}>
      <Stack gap={4}>
        <p>{t('cv.deleteText', { name: asking?.filename ?? '' })}</p>
        <Row gap={3}>
          <Button variant="danger" onClick={() => asking && void confirm(asking)} aria-disabled={isDeleting}>
            {t('cv.deleteConfirm')}
          </Button>
          <Button variant="secondary" onClick={() => ask(null)}>
            {t('cv.deleteKeep')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
