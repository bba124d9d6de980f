import '@onward/ui/tokens.css'
import '@onward/ui/base.css'
import './shell.css'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { addCatalogue, listenToCalls, startMessages } from '@onward/portal-kit/host'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { askAtMoves } from './boot/renewal'
import { replaceOnceDrawn } from './boot/replace-once-drawn'
import { browserEdge, registerBootRemotes } from './loader/federation'
import { createPageLoader, type LoaderEdge } from './loader/page-loader'
import { browserNotes, guardUnfinished } from './loader/unfinished'
import { shellCatalogue } from './messages/shell-messages'
import { notices } from './notices/notices'
import { pageAt, pagesFor } from './routing/page-table'
import { provideLive, provideSlots } from './session/portal'
import { accessIsOver, useSessionStore, viewerOf } from './session/session-store'

export { sharedModules } from './shared-modules'

/** Draws the portal. Requests the first page's remote before anything else. */
export async function start(boot: BootDocument): Promise<void> {
  useSessionStore.setState({
    session: boot.session,
    language: boot.language,
    ...(boot.minimumPassword && { minimumPassword: boot.minimumPassword }),
    ...(boot.texts && { texts: boot.texts }),
  })
  startMessages(boot.language)
  notices.restore()
  notices.watch(window)
  listenToCalls(notices.succeeded)
  registerBootRemotes(boot.remotes)
  const signedIn = boot.session && import('./session/signed-in').then(({ startSignedIn }) => startSignedIn(boot))
  const edge = signedIn ? loadingAfter(signedIn) : browserEdge
  const loader = guardUnfinished(createPageLoader(edge), browserNotes(window))
  provideSlots({ remotes: boot.remotes, loader })
  const first = pageAt(pagesFor(boot.remotes, viewerOf(boot.session)), window.location.pathname)
  if (first) void loader.load(first.remote, first.page.id)
  if (signedIn) provideLive(signedIn.then(({ live }) => live))
  else askAtMoves(() => void import('./session/visitor-versions').then(({ askForVisitor }) => askForVisitor(boot)))
  await addCatalogue(shellCatalogue)
  // The access token may have expired. Starts its refresh before drawing, because the pages' calls wait for it.
  if (signedIn && accessIsOver(boot.session, Date.now())) await signedIn.catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the portal')
  const app = <App boot={boot} loader={loader} />
  if (root.childElementCount === 0) createRoot(root).render(app)
  else replaceOnceDrawn(root, (place) => createRoot(place).render(app))
}

/** Code of remotes runs once their calls are guarded; their scripts are fetched meanwhile, as the page's head says. */
const loadingAfter = (guarded: Promise<unknown>): LoaderEdge => ({
  ...browserEdge,
  async loadEntry(remote, again) {
    await guarded.catch(() => undefined)
    return browserEdge.loadEntry(remote, again)
  },
})
