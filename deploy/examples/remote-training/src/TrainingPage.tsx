import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button, EmptyState, InlineAlert, Page, PageHeader, Skeleton, Stack } from '@onward/ui/frame'
import { Courses } from './Courses'
import { FoundJobs } from './FoundJobs'
import { useMessages } from './messages'
import { TrainingSearch } from './TrainingSearch'
import { searchIn, WAYS } from './ways'

const MOST_SHOWN = '12'

/** Jobs near somebody in which a trade is learned, and the free courses to begin with. The search is in the address. */
export default function TrainingPage() {
  const t = useMessages()
  const errorText = useErrorText()
  const { language } = usePortal()
  const [address] = useSearchParams()
  const search = searchIn(address)
  const { way, where } = search
  const found = useEndpoint(
    searchPublicJobs,
    { query: { q: WAYS[way], where, lang: language, limit: MOST_SHOWN } },
    { keepPrevious: true },
  )
  usePageTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <TrainingSearch key={where} {...search} />
        {found.isPending && <Skeleton label={t('loading')} rows={4} />}
        {found.isError && (
          <InlineAlert tone="danger" title={t('failed')}>
            <p>{errorText(found.error)}</p>
            <Button variant="secondary" onClick={() => void found.refetch()}>
              {t('again')}
            </Button>
          </InlineAlert>
        )}
        {found.data && found.data.items.length > 0 && <FoundJobs found={found.data} />}
        {found.data?.items.length === 0 && (
          <EmptyState title={t(`none.${way}`)} icon="jobs">
            {t('noneText')}
          </EmptyState>
        )}
        <Courses />
      </Stack>
    </Page>
  )
}
