import type { BootDocument } from '@onward/contracts/portal/portal'
import { BrowserRouter } from '@onward/portal-kit/router'
import { useEffect } from 'react'
import { ErrorPage } from './failure/ErrorPage'
import { FailureBoundary } from './failure/FailureBoundary'
import type { PageLoader } from './loader/page-loader'
import { shellFailure } from './loader/shell-failure'
import { Announcement } from './notices/Announcement'
import { tell } from './report/tell'
import { note } from './report/watch'
import { PortalPages } from './routing/PortalPages'
import { PortalProvider } from './session/portal'

/** The whole page: one router, and an error boundary for faults of the shell itself. */
export function App({ boot, loader }: { boot: BootDocument; loader: PageLoader }) {
  useEffect(() => note({ kind: 'ok', remote: 'shell', build: boot.shell.build, at: performance.now() }), [boot.shell.build])
  return (
    <FailureBoundary
      onFailure={(error) => {
        const { build, base } = boot.shell
        const failure = shellFailure(error, 'render')
        note({ kind: 'failed', remote: 'shell', build, failure, error })
        void tell({ kind: 'page-error', path: '', remote: 'shell', build, failure }, { error, base })
      }}
      fallback={() => <ErrorPage />}
    >
      <PortalProvider>
        <BrowserRouter>
          <PortalPages boot={boot} loader={loader} />
        </BrowserRouter>
        <Announcement />
      </PortalProvider>
    </FailureBoundary>
  )
}
