import { cvPointTexts } from '@onward/contracts/jobseekers/cv-point-texts'
import { CV_EXTENSIONS, CV_REVIEW_MAX_BYTES, uploadCvForReview } from '@onward/contracts/jobseekers/cvs'
import { usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatBytes, withCatalogues } from '@onward/portal-kit/i18n'
import { Navigate, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import {
  Button,
  ButtonLink,
  Card,
  FilePicker,
  InlineAlert,
  Page,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  Steps,
} from '@onward/ui/frame'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { common } from '../common'
import { useJob } from '../jobs/api'
import { isMissing } from '../jobs/JobPage'
import { Answer } from '../parts/Answer'
import { type FileFault, faultIn, faultOfFile, useUpload } from '../parts/upload'
import { workCoachCatalogue } from '../work-coach/catalogue'
import { useCv, useCvList } from './api'
import { ForMatching } from './ForMatching'
import { Reviewed } from './Reviewed'

const ClientReview = lazy(withCatalogues([workCoachCatalogue, common, cvPointTexts], () => import('../work-coach/ClientReview')))

/** /cv-review: a jobseeker's own page, and a work coach's with `?client=`. */
export default function CvReviewPage() {
  const t = useMessages()
  const { viewer } = useSession()
  const [address] = useSearchParams()
  if (viewer !== 'agent' && viewer !== 'admin') return <OwnReviewPage />
  const client = address.get('client')
  // An agent has no CV of their own here.
  if (!client) return <Navigate to="/agent/dashboard" replace />
  return (
    <Page>
      <Suspense fallback={<Skeleton label={t('common.loading')} cards={2} />}>
        <ClientReview id={client} />
      </Suspense>
    </Page>
  )
}

/** Upload a CV and read its analysis. `?cv=` names one; else the active or newest is shown. */
function OwnReviewPage() {
  const t = useMessages()
  const { viewer } = useSession()
  const navigate = useNavigate()
  usePageTitle(t('review.title'))
  return (
    <Page>
      <div>
        <Button variant="quiet" size="s" icon="back" onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
      </div>
      <PageHeader title={t('review.title')} lead={t('review.lead')} />
      {viewer === 'user' ? (
        <Review />
      ) : (
        <InlineAlert tone="warning" title={t('upload.authTitle')}>
          <p>{t('upload.auth')}</p>
          <ButtonLink to="/login?next=%2Fcv-review">{t('signIn')}</ButtonLink>
        </InlineAlert>
      )}
    </Page>
  )
}

function Review() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const list = useCvList(true)
  const upload = useUpload(uploadCvForReview)
  const [failure, setFailure] = useState<{ title: string; text: string; again?: File } | null>(null)
  const [sentId, setSentId] = useState<string | null>(null)
  const readId = useRef<string | null>(null)
  const noteRead = useCallback((id: string) => {
    readId.current = id
    setSentId(null)
  }, [])
  const items = list.data?.items ?? []
  const forJob = address.get('for')
  const shown = address.get('cv') ?? (items.find(({ isActive }) => isActive) ?? items[0])?.id

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
      // The connection broke: the same file can go once more, without choosing it again.
      const again = error instanceof ApiError && error.transient && file
      setFailure({ title: t('review.failedTitle'), text: t('review.failed'), ...(again && { again }) })
    }
  }
  return (
    <Stack gap={5}>
      {forJob && <ForJob id={forJob} />}
      <FilePicker
        accept={CV_EXTENSIONS}
        label={t('review.pick')}
        hint={t('review.pickHint')}
        disabled={upload.sending}
        onFile={(file) => void take(file)}
      />
      {failure && (
        <InlineAlert tone="danger" title={failure.title}>
          <p>{failure.text}</p>
          {failure.again && (
            <Button variant="secondary" size="s" onClick={() => failure.again && void take(failure.again)}>
              {t('upload.again')}
            </Button>
          )}
        </InlineAlert>
      )}
      {upload.progress ? (
        <Card>
          <Stack gap={3}>
            <Stages current={0} />
            <ProgressBar
              label={t('upload.sending')}
              value={upload.progress.sentBytes}
              max={upload.progress.totalBytes}
              text={t('upload.bytes', {
                sent: formatBytes(upload.progress.sentBytes),
                total: formatBytes(upload.progress.totalBytes),
              })}
            />
          </Stack>
        </Card>
      ) : (
        <Answer of={list} cards={1} title={t('cv.loadFailedTitle')}>
          {() => (shown ? <OneCv key={shown} id={shown} isSentNow={shown === sentId} onRead={noteRead} forJob={forJob} /> : null)}
        </Answer>
      )}
    </Stack>
  )
}

const Stages = ({ current }: { current: number }) => {
  const t = useMessages()
  return (
    <Steps
      label={t('review.stages')}
      steps={[t('review.stage.sending'), t('review.stage.waiting'), t('review.stage.reading'), t('review.stage.done')]}
      current={current}
    />
  )
}

/** The way back to the job from whose form somebody came here without a CV. */
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

interface OneCvProps {
  id: string
  isSentNow: boolean
  onRead: (id: string) => void
  forJob: string | null
}
function OneCv({ id, isSentNow, onRead, forJob }: OneCvProps) {
  const t = useMessages()
  const { notify } = usePortal()
  const answer = useCv(id)
  const state = answer.data?.cv.state
  const score = answer.data?.analysis?.score
  const isAwaited = useRef(false)
  useEffect(() => {
    // A short CV may be read before this page has once asked for it: having sent it is having waited for it.
    if (isSentNow || state === 'waiting' || state === 'reading') isAwaited.current = true
    if (!isAwaited.current || state !== 'analysed' || score === undefined) return
    isAwaited.current = false
    onRead(id)
    notify({ kind: 'success', title: t('review.doneTitle'), text: t('review.done', { score }) })
  }, [id, isSentNow, state, score, onRead, notify, t])
  if (isMissing(answer.error)) {
    return (
      <InlineAlert tone="warning" title={t('review.missing')}>
        <p>{t('review.missingText')}</p>
        <ButtonLink to="/profile" variant="secondary" size="s">
          {t('review.myCvs')}
        </ButtonLink>
      </InlineAlert>
    )
  }
  return (
    <Answer of={answer} cards={2}>
      {({ cv, analysis, position, badgeCompleted }) => {
        if (cv.state === 'refused') {
          return (
            <InlineAlert tone="danger" title={t('review.refused', { name: cv.filename })}>
              <p>{t(`refusal.${cv.refusal ?? 'corrupt'}`)}</p>
            </InlineAlert>
          )
        }
        if (analysis) {
          return (
            <Stack gap={5}>
              <ForMatching cv={cv} />
              <Reviewed cv={cv} analysis={analysis} badgeCompleted={badgeCompleted} forJob={forJob} />
            </Stack>
          )
        }
        return (
          <Card role="status">
            <Stack gap={3}>
              <Stages current={cv.state === 'waiting' ? 1 : 2} />
              <p>
                {cv.state === 'waiting' && position !== null && position > 0
                  ? t('review.position', { count: position })
                  : t(cv.state === 'waiting' ? 'review.nextUp' : 'review.reading', { name: cv.filename })}
              </p>
              <p>{t('review.mayLeave')}</p>
            </Stack>
          </Card>
        )
      }}
    </Answer>
  )
}
