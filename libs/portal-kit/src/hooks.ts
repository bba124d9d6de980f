import type { Viewer } from '@onward/contracts/access'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { Resource } from '@onward/contracts/resources'
import { createElement, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { hasErrorTexts, isApiError, loadErrorTexts, useErrorText } from './error-text'
import { type LiveChange, type Portal, PortalContext } from './portal-context'

function useHost(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('This component was drawn outside the portal. Stories and tests wrap it in PortalFixture.')
  return portal
}

/** The session: `user` is null for visitors. */
export function useSession(): { user: BootDocument['session']; viewer: Viewer } {
  const { session, viewer } = useHost()
  return { user: session, viewer }
}

export type PortalActions = Pick<
  Portal,
  'notify' | 'announce' | 'signOut' | 'language' | 'minimumPassword' | 'texts' | 'setLanguage' | 'afterSignIn' | 'rename'
>

/** Notices, announcements, language, the shortest password, administrators' texts and the end of the session. */
export const usePortal = (): PortalActions => useHost()

/** Shows a notice that an action failed, and why; removed when the action succeeds. For failures without a form or place of their own. */
export function useFailureNotice(): (title: string, error: unknown, text?: string | null) => void {
  const { notify } = useHost()
  const errorText = useErrorText()
  return useCallback(
    (title, error, text) => {
      const show = () =>
        notify({
          kind: 'error',
          title,
          text: text ?? errorText(error),
          ...(isApiError(error) && error.action && { action: error.action }),
        })
      // A notice is drawn once, and not again when its texts arrive.
      if (hasErrorTexts()) show()
      else void loadErrorTexts().then(show)
    },
    [notify, errorText],
  )
}

/** What did not work, and why. */
export interface FormFailure {
  title: string
  text: string
}
/** The failure of a form or dialog: `failed` sets it, `forget` clears it when the form is sent again. */
export function useFormFailure(): {
  failure: FormFailure | null
  failed(title: string, error: unknown, text?: string | null): void
  forget(): void
} {
  const errorText = useErrorText()
  const [last, setLast] = useState<{ title: string; error: unknown; text?: string | null } | null>(null)
  const failed = useCallback((title: string, error: unknown, text?: string | null) => setLast({ title, error, text }), [])
  // Translated when drawn: its texts may load later, and the language may change.
  const failure = useMemo(() => last && { title: last.title, text: last.text ?? errorText(last.error) }, [last, errorText])
  const forget = useCallback(() => setLast(null), [])
  return { failure, failed, forget }
}

/** The current notice, for dialogs. Nothing outside the portal. */
export function NoticePlace(): ReactNode {
  const portal = useContext(PortalContext)
  return portal && createElement(portal.NoticePlace)
}

/**
 * Calls `callback` when the server announces a change of `resource`, and after a reconnection. `useEndpoint` refetches by itself; this is
 * for other effects.
 */
export function useLive(resource: Resource, callback: (change: LiveChange) => void): void {
  const { subscribe } = useHost()
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(
    () =>
      subscribe((change) => {
        if (change.changed.includes(resource)) latest.current(change)
      }),
    [subscribe, resource],
  )
}

/** Sets the document's title while the component is drawn. */
export function usePageTitle(title: string): void {
  const { setPageTitle } = useHost()
  useEffect(() => setPageTitle(title), [setPageTitle, title])
}
