import '@onward/ui/tokens.css'
import '@onward/ui/base.css'
import './shell.css'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { addCatalogue, declareCalls, listenToCalls, startMessages } from '@onward/portal-kit/host'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { askAtMoves } from './boot/renewal'
import { replaceOnceDrawn } from './boot/replace-once-drawn'
import { browserEdge, registerBootRemotes } from './loader/federation'
import { createPageLoader } from './loader/page-loader'
import { browserNotes, guardUnfinished } from './loader/unfinished'
import { shellCatalogue } from './messages/shell-messages'
import { notices } from './notices/notices'
import { reportUndeclared } from './report/undeclared-calls'
import { pageAt, pagesFor } from './routing/page-table'
import { provideLive, provideSlots } from './session/portal'
import { accessIsOver, useSessionStore, viewerOf } from './session/session-store'

export { sharedModules } from './shared-modules'

/** Draws the portal. Requests the first page's remote before anything else. */
export async function start(boot: BootDocument): Promise<void> {
  useSessionStore.setState({ session: boot.session, language: boot.language })
  startMessages(boot.language)
  notices.restore()
  notices.watch(window)
  listenToCalls(notices.succeeded)
  if (boot.calls) declareCalls(boot.calls, (_call, error) => reportUndeclared(error, boot))
  registerBootRemotes(boot.remotes)
  const loader = guardUnfinished(createPageLoader(browserEdge), browserNotes(window))
  provideSlots({ remotes: boot.remotes, loader })
  const first = pageAt(pagesFor(boot.remotes, viewerOf(boot.session)), window.location.pathname)
  if (first) void loader.load(first.remote, first.page.id)
  const signedIn = boot.session && import('./session/signed-in').then(({ startSignedIn }) => startSignedIn(boot))
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
