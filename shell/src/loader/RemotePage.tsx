import { usePageTitle } from '@onward/portal-kit'
import { CallerContext } from '@onward/portal-kit/host'
import { Suspense, useEffect, useState } from 'react'
import type { FailedPageProps } from '../failure/FailedPage'
import { FailureBoundary } from '../failure/FailureBoundary'
import { ReportedFailure } from '../failure/ReportedFailure'
import { PageSkeleton } from '../frame/PageSkeleton'
import { useShellMessages } from '../messages/shell-messages'
import type { RemotePageEntry } from '../routing/page-table'
import { useSessionStore } from '../session/session-store'
import { Drawn } from './Drawn'
import { InsteadOfDrawn } from './InsteadOfDrawn'
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
  const t = useShellMessages()
  usePageTitle(title)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    let current = true
    void loader.load(remote, page.id).then((outcome) => {
      if (!current) return
      setState(outcome)
      // Told that it is late, the person may still be there when it comes.
      if (outcome.kind === 'failed')
        void outcome.late?.then((late) => {
          if (!current || late.kind === 'failed') return
          setState(late)
          useSessionStore.setState({ announcement: t('failed.late', { page: title }) })
          document.getElementById('main')?.focus({ preventScroll: true })
        })
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
    return (
      <ReportedFailure
        {...failed}
        failure={state.failure}
        message={state.message}
        thrown={{ error: state.error, base: remote.base }}
        onAgain={again}
      />
    )
  }
  const { Page } = state
  return (
    <FailureBoundary
      key={state.of.build}
      fallback={(error, again) => (
        <InsteadOfDrawn loader={loader} load={state} part={page.id} error={error} waiting={<PageSkeleton />} onReady={setState}>
          <ReportedFailure {...failed} failure="render" of={state.of} thrown={{ error, base: state.of.base }} onAgain={again} />
        </InsteadOfDrawn>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <CallerContext.Provider value={state.of}>
          <Page />
        </CallerContext.Provider>
        <Drawn load={state} path={page.path} failed={remote} />
      </Suspense>
    </FailureBoundary>
  )
}
