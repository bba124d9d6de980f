import { areaOf, mayAccess, VISITOR } from '@onward/contracts/access'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { isShellAlone, RESERVED_PATHS, type ShellPath, shellPathOf } from '@onward/contracts/portal/portal-paths'
import { useSession } from '@onward/portal-kit'
import { Navigate, Route, Routes, useLocation, useNavigationType } from '@onward/portal-kit/router'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { isRenewalDue, noteMove } from '../boot/renewal'
import { FailureBoundary } from '../failure/FailureBoundary'
import { NotFoundPage } from '../failure/NotFoundPage'
import { PartWaits } from '../failure/PartWaits'
import { ReportedFailure } from '../failure/ReportedFailure'
import { BareLayout } from '../frame/BareLayout'
import { entriesFor } from '../frame/navigation'
import { PageSkeleton } from '../frame/PageSkeleton'
import { PortalFrame } from '../frame/PortalFrame'
import type { PageLoader } from '../loader/page-loader'
import { RemotePage } from '../loader/RemotePage'
import { shellFailure } from '../loader/shell-failure'
import { notices } from '../notices/notices'
import { announceArrival, takeArrival } from '../session/arrival'
import { useSessionStore } from '../session/session-store'
import { keepFocus } from './keep-focus'
import { useKeptPage } from './kept-page'
import { pageAt, pagesFor, redirectAt } from './page-table'
import { bareShellPages, framedShellPages } from './shell-pages'

/** The routes: the specification's redirects, the shell's own pages, those of the remotes, and the 404 page. */
export function PortalPages({ boot, loader }: { boot: BootDocument; loader: PageLoader }) {
  const { viewer } = useSession()
  const language = useSessionStore((state) => state.language)
  const asked = useLocation()
  const pages = useMemo(() => pagesFor(boot.remotes, viewer), [boot.remotes, viewer])
  const { shown, waits } = useKeptPage(asked, pages, loader)
  const { pathname, search } = shown
  const firstPath = useRef(pathname)
  useNavigated(pathname)

  const current = pageAt(pages, pathname)
  const portal = current?.remote.name ?? null
  const lastPortal = useRef(portal)
  const lastPath = useRef(pathname)
  // From one portal to the next the page may be loaded anew, with the versions that are live now; of a visitor from any page to the next.
  const isMove = viewer === VISITOR ? pathname !== lastPath.current : portal !== lastPortal.current
  const isRenewed = portal !== null && lastPortal.current !== null && isMove && navigator.onLine && isRenewalDue()
  useEffect(() => {
    lastPortal.current = portal ?? lastPortal.current
    lastPath.current = pathname
  }, [portal, pathname])

  const to = redirectAt(pathname, viewer, pages)
  if (to) return <Navigate to={to} replace />

  const bare = current ? current.page.layout === 'bare' : pathname in bareShellPages
  const elsewhere = entriesFor(boot.remotes, viewer, 'top', pathname)
    .filter(({ href }) => href !== pathname)
    .map(({ href, label }) => ({ href, label: label[language] }))
  const pageRoutes = pages.map(({ remote, page }) => (
    <Route
      key={`${remote.name}#${page.id}`}
      path={page.path}
      element={
        <RemotePage
          key={`${remote.name}#${page.id}`}
          loader={loader}
          remote={remote}
          page={page}
          title={page.title[language]}
          elsewhere={elsewhere}
        />
      }
    />
  ))
  const shellRoutes = Object.entries({ ...bareShellPages, ...framedShellPages })
    .filter(([path]) => mayAccess(RESERVED_PATHS[path as ShellPath].access, viewer))
    .map(([path, Page]) => <Route key={path} path={path} element={<Page mailbox={boot.mailbox} />} />)
  // A page that takes a password opens in a document without the code that this one has run.
  const isElsewhere = isShellAlone(pathname) && boot.alone === undefined && pathname !== firstPath.current
  const unmatched = pathname === firstPath.current ? <NotFoundPage /> : <AskGateway address={pathname + search} />
  const routes: ReactNode =
    isRenewed || isElsewhere ? (
      <AskGateway address={pathname + search} />
    ) : (
      <FailureBoundary
        key={current ? 'remote' : pathname}
        fallback={(error) => (
          <ReportedFailure
            failure={shellFailure(error, 'render')}
            thrown={{ error, base: boot.shell.base }}
            page={boot.brand}
            of={{ name: 'shell', build: boot.shell.build }}
            path={shellPathOf(pathname) ?? ''}
            elsewhere={elsewhere}
            onAgain={() => window.location.reload()}
          />
        )}
      >
        <Suspense fallback={<PageSkeleton />}>
          {waits && <PartWaits page={pageAt(pages, asked.pathname)?.page.title[language] ?? ''} />}
          <Routes location={shown}>
            {pageRoutes}
            {shellRoutes}
            <Route path="*" element={unmatched} />
          </Routes>
        </Suspense>
      </FailureBoundary>
    )
  if (bare) return <BareLayout>{routes}</BareLayout>
  return (
    <PortalFrame brand={boot.brand} remotes={boot.remotes} area={areaOf(pathname)}>
      {routes}
    </PortalFrame>
  )
}

/**
 * Loads this address anew, because the gateway decides what is there: a newer version, a document of its own, another role's page, a 404.
 * Reloaded, so that the history gets no second entry.
 */
function AskGateway({ address }: { address: string }) {
  useEffect(() => {
    if (!address) return
    notices.carry()
    announceArrival()
    window.location.reload()
  }, [address])
  return <PageSkeleton />
}

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * After a navigation inside the portal: focuses the page, scrolls to its top and clears the announcements. After signing in: only focuses the page.
 */
function useNavigated(pathname: string): void {
  const type = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (takeArrival()) focusMain()
  }, [])
  useEffect(keepFocus, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    notices.navigated()
    noteMove()
    focusMain()
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname, type])
}
