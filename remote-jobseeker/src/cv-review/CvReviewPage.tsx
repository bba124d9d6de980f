import { cvPointTexts } from '@onward/contracts/jobseekers/cv-point-texts'
import { lazyPart, usePageTitle, useSession } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Navigate, useNavigate, useSearchParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, InlineAlert, Page, PageHeader, Skeleton, Stack } from '@onward/ui/frame'
import { Suspense } from 'react'
import { useMessages } from '../catalogue'
import { common } from '../common'
import { workCoachCatalogue } from '../work-coach/catalogue'
import { OwnReview } from './OwnReview'
import styles from './review.module.css'

const ClientReview = lazyPart(
  withCatalogues([workCoachCatalogue, common, cvPointTexts], () => import('../work-coach/ClientReview')),
)

/** /cv-review: a jobseeker's own CVs; with `?client=`, a client's for a work coach. */
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

/** Upload a CV and read its analysis. `?cv=` names one; otherwise the active or newest. */
function OwnReviewPage() {
  const t = useMessages()
  const { viewer } = useSession()
  const navigate = useNavigate()
  usePageTitle(t('review.title'))
  return (
    <Page>
      <Stack gap={2}>
        <div className={styles.back}>
          <Button variant="quiet" size="s" icon="back" onClick={() => navigate(-1)}>
            {t('back')}
          </Button>
        </div>
        {viewer === 'user' ? (
          <OwnReview />
        ) : (
          <>
            <PageHeader title={t('review.title')} lead={t('review.lead')} />
            <InlineAlert tone="warning" title={t('upload.authTitle')}>
              <p>{t('upload.auth')}</p>
              <ButtonLink to="/login?next=%2Fcv-review">{t('signIn')}</ButtonLink>
            </InlineAlert>
          </>
        )}
      </Stack>
    </Page>
  )
}
