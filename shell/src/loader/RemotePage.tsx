import type { LoadFailure } from '@onward/contracts/gateway'
import { usePageTitle } from '@onward/portal-kit'
import { useLocation } from '@onward/portal-kit/router'
import { Suspense, useEffect, useState } from 'react'
import { FailedPage, type FailedPageProps } from '../failure/FailedPage'
import { FailureBoundary } from '../failure/FailureBoundary'
import { PageSkeleton } from '../frame/PageSkeleton'
import { report } from '../report/load-events'
import type { RemotePageEntry } from '../routing/page-table'
import type { PageLoad, PageLoader } from './page-loader'

type PageState = { kind: 'loading' } | PageLoad

export interface RemotePageProps extends RemotePageEntry {
  loader: PageLoader
  title: string
  elsewhere: FailedPageProps['elsewhere']
}

/** One page of a remote, from the first byte to a drawn component or a page that says what happened. */
export function RemotePage({ loader, remote, page, title, elsewhere }: RemotePageProps) {
  const { pathname } = useLocation()
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

  const failure: LoadFailure | null = state.kind === 'failed' ? state.failure : null
  useEffect(() => {
    if (failure) void report({ kind: 'remote-failed', path: pathname, remote: remote.name, build: remote.build, failure })
  }, [failure, pathname, remote])

  if (state.kind === 'loading') return <PageSkeleton />
  if (state.kind === 'failed') {
    const again = () => {
      // A fatal failure holds for this version: only a new page can bring another.
      if (state.fatal) return window.location.reload()
      setState({ kind: 'loading' })
      setAttempt((before) => before + 1)
    }
    return <FailedPage page={title} failure={state.failure} elsewhere={elsewhere} onAgain={again} />
  }
  const { Page } = state
  return (
    <FailureBoundary
      onFailure={() =>
        void report({ kind: 'remote-failed', path: pathname, remote: remote.name, build: remote.build, failure: 'render' })
      }
      fallback={(_error, again) => <FailedPage page={title} failure="render" elsewhere={elsewhere} onAgain={again} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  )
}
