import type { BootDocument } from '@onward/contracts/portal'
import { BrowserRouter } from '@onward/portal-kit/router'
import { ErrorPage } from './failure/ErrorPage'
import { FailureBoundary } from './failure/FailureBoundary'
import type { PageLoader } from './loader/page-loader'
import { NoticeArea } from './notices/NoticeArea'
import { report } from './report/load-events'
import { PortalPages } from './routing/PortalPages'
import { PortalProvider } from './session/portal'

/** The whole page: one router, one notice area, and a last resort for faults of the shell itself. */
export function App({ boot, loader }: { boot: BootDocument; loader: PageLoader }) {
  return (
    <FailureBoundary
      onFailure={() => void report({ kind: 'page-error', path: window.location.pathname })}
      fallback={() => <ErrorPage />}
    >
      <PortalProvider>
        <BrowserRouter>
          <PortalPages boot={boot} loader={loader} />
        </BrowserRouter>
        <NoticeArea />
      </PortalProvider>
    </FailureBoundary>
  )
}
