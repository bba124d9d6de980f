import { failureMessage } from '@onward/contracts/gateway/load-failures'
import { usePageTitle } from '@onward/portal-kit'
import { Suspense, useEffect, useState } from 'react'
import type { FailedPageProps } from '../failure/FailedPage'
import { FailureBoundary } from '../failure/FailureBoundary'
import { ReportedFailure } from '../failure/ReportedFailure'
import { PageSkeleton } from '../frame/PageSkeleton'
import type { RemotePageEntry } from '../routing/page-table'
import type { PageLoad, PageLoader } from './page-loader'
import { loadUnfinished } from './unfinished'

type PageState = { kind: 'loading' } | PageLoad

export interface RemotePageProps extends RemotePageEntry {
  loader: PageLoader
  title: string
  elsewhere: FailedPageProps['elsewhere']
}

/** One page of a remote: a skeleton, the page, or a failure page. */
export function RemotePage({ loader, remote, page, title, elsewhere }: RemotePageProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PageState>(() => loader.peek(remote, page.id) ?? { kind: 'loading' })
  usePageTitle(title)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let current = true
    void loader.load(remote, page.id).then((outcome) => {
      if (current) setState(outcome)
    })
    return () => {
      current = false
    }
  }, [loader, remote, page.id, attempt])

  const failed = { page: title, of: remote, path: page.path, elsewhere }
  if (state.kind === 'loading') return <PageSkeleton />
  if (state.kind === 'failed') {
    const again = () => {
      // A fatal failure is permanent for this version: only a reload can bring another.
      if (state.fatal) return window.location.reload()
      loadUnfinished(remote)
      setState({ kind: 'loading' })
      setAttempt((before) => before + 1)
    }
    return <ReportedFailure {...failed} failure={state.failure} message={state.message} onAgain={again} />
  }
  const { Page } = state
  return (
    <FailureBoundary
      fallback={(error, again) => (
        <ReportedFailure {...failed} failure="render" message={failureMessage(error, remote.base)} onAgain={again} />
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  )
}
