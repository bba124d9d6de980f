import { CV_EXTENSIONS, CV_REVIEW_MAX_BYTES, uploadCvForReview } from '@onward/contracts/jobseekers/cvs'
import { ApiError } from '@onward/portal-kit/api'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, FilePicker, InlineAlert, PageHeader, Stack } from '@onward/ui/frame'
import { useCallback, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJob } from '../jobs/api'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { UploadFailed, type UploadFailure, Uploading } from '../parts/UploadState'
import { type FileFault, faultIn, faultOfFile, useUpload } from '../parts/upload'
import { useCvList } from './api'
import { OneCv } from './OneCv'
import { Working } from './Working'

/** The person's own CVs: upload, wait and result. */
export function OwnReview() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const list = useCvList(true)
  const upload = useUpload(uploadCvForReview)
  const [failure, setFailure] = useState<UploadFailure | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const readId = useRef<string | null>(null)
  const noteRead = useCallback((id: string) => {
    readId.current = id
    setSentId(null)
  }, [])
  const items = list.data?.items ?? []
  const forJob = address.get('for')
  const selectedId = address.get('cv') ?? (items.find(({ isActive }) => isActive) ?? items[0])?.id

  const refuse = (fault: FileFault) => setFailure({ title: t(`review.${fault}Title`), text: t(`review.${fault}`) })
  const take = async (file: File) => {
    if (upload.sending) return
    setFailure(null)
    const fault = faultOfFile(file, CV_REVIEW_MAX_BYTES)
    if (fault) return refuse(fault)
    try {
      const { id } = await upload.send(file)
      if (readId.current !== id) setSentId(id)
      setAddress({ cv: id, ...(forJob && { for: forJob }) })
    } catch (error) {
      const refused = faultIn(error)
      if (refused) return refuse(refused)
      const again = error instanceof ApiError && error.transient && file
      setFailure({ title: t('review.failedTitle'), text: t('review.failed'), ...(again && { again }) })
    }
  }
  const picker = (
    <Stack gap={4}>
      {failure && <UploadFailed failure={failure} label={t('upload.again')} onAgain={(file) => void take(file)} />}
      <FilePicker
        accept={CV_EXTENSIONS}
        label={t('review.pick')}
        hint={t('review.pickHint')}
        disabled={upload.sending}
        onFile={(file) => void take(file)}
      />
    </Stack>
  )
  const header = <PageHeader title={t('review.title')} lead={t('review.lead')} />
  return (
    <Stack gap={5}>
      {forJob && <ForJob id={forJob} />}
      {upload.progress ? (
        <>
          {header}
          <Working stage={0}>
            <Uploading progress={upload.progress} />
          </Working>
        </>
      ) : selectedId ? (
        <OneCv
          key={selectedId}
          id={selectedId}
          isSentNow={selectedId === sentId}
          onRead={noteRead}
          forJob={forJob}
          header={header}
          picker={picker}
          hasFailed={failure !== null}
        />
      ) : (
        <>
          {header}
          {/* Drawn after the list: choosing a file earlier would be lost when the picker is replaced. */}
          {(list.data || list.error) && picker}
          {list.data && (
            <p>
              <Link to={questionsAddress(forJob)}>{t('common.fiveQuestions')}</Link>
            </p>
          )}
          <Answer of={list} cards={1} title={t('cv.loadFailedTitle')}>
            {() => null}
          </Answer>
        </>
      )}
    </Stack>
  )
}

/** Link back to the job whose application form sent the person here. */
function ForJob({ id }: { id: string }) {
  const t = useMessages()
  const job = useJob(id)
  if (!job.data) return null
  return (
    <InlineAlert title={t('review.forJob', { title: job.data.title })}>
      <p>{t('review.forJobText')}</p>
      <ButtonLink to={`/jobs/${id}/apply`} variant="secondary" size="s">
        {t('review.forJobBack')}
      </ButtonLink>
    </InlineAlert>
  )
}
