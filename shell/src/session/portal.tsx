import { BRAND } from '@onward/contracts/brand'
import { LANGUAGE_COOKIE, type Language } from '@onward/contracts/language'
import type { Portal } from '@onward/portal-kit'
import { type LiveClient, PortalContext, switchLanguage } from '@onward/portal-kit/host'
import { lazy, type ReactNode, useMemo } from 'react'
import type { BootRemote } from '../boot/boot-document'
import { PartWaits } from '../failure/PartWaits'
import type { PageLoader } from '../loader/page-loader'
import { shellMessage } from '../messages/shell-messages'
import { NoticeArea } from '../notices/NoticeArea'
import { notices } from '../notices/notices'
import { announceArrival } from './arrival'
import { useSessionStore, viewerOf } from './session-store'

let live: Promise<LiveClient> | null = null

/** Sets the client for live updates. */
export function provideLive(client: Promise<LiveClient>): void {
  live = client
}

export interface SlotSource {
  remotes: readonly BootRemote[]
  loader: PageLoader | null
}
let slots: SlotSource = { remotes: [], loader: null }

/** Sets where cards come from. */
export function provideSlots(source: SlotSource): void {
  slots = source
}

const actions: Omit<Portal, 'session' | 'viewer' | 'language' | 'minimumPassword' | 'texts'> = {
  setLanguage,
  notify: notices.show,
  NoticePlace: NoticeArea,
  PartWaits,
  cards: {
    Cards: lazy(async () => {
      const { slotCards } = await import('../slots/slot-cards')
      return { default: await slotCards(slots) }
    }),
    count: (name) => slots.remotes.flatMap(({ manifest }) => manifest.slots.filter(({ slot }) => slot === name)).length,
  },
  announce(text) {
    // Emptied first, because an unchanged text would not be announced again.
    useSessionStore.setState({ announcement: '' })
    setTimeout(() => useSessionStore.setState({ announcement: text }), 50)
  },
  signOut,
  afterSignIn(path) {
    notices.carry()
    announceArrival()
    window.location.assign(path)
  },
  subscribe(callback) {
    let stop: (() => void) | null = null
    let wanted = true
    void live?.then((client) => {
      if (wanted) stop = client.subscribe(callback)
    })
    return () => {
      wanted = false
      stop?.()
    }
  },
  rename(name) {
    const { session } = useSessionStore.getState()
    if (session) useSessionStore.setState({ session: { ...session, ...name } })
  },
  setPageTitle(title) {
    document.title = `${title} · ${BRAND}`
  },
}

/** Provides the portal to everything below. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const session = useSessionStore((state) => state.session)
  const language = useSessionStore((state) => state.language)
  const minimumPassword = useSessionStore((state) => state.minimumPassword)
  const texts = useSessionStore((state) => state.texts)
  const portal = useMemo<Portal>(
    () => ({ session, viewer: viewerOf(session), language, minimumPassword, ...(texts && { texts }), ...actions }),
    [session, language, minimumPassword, texts],
  )
  return <PortalContext.Provider value={portal}>{children}</PortalContext.Provider>
}

async function setLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway reads it with the next page, and CookieStore is not everywhere
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  document.documentElement.lang = language
  useSessionStore.setState({ language })
  if (useSessionStore.getState().session) await rememberLanguage(language)
}

/** Saves the account's language, which emails use. A failure is ignored: the cookie has the language for this browser. */
async function rememberLanguage(language: Language): Promise<void> {
  const [{ call }, { setLanguage: endpoint }] = await Promise.all([
    import('@onward/portal-kit/api'),
    import('@onward/contracts/identity/identity'),
  ])
  await call(endpoint, { body: { language } }).catch(() => undefined)
}

/** Asks first where text would be lost; the second call signs out. */
async function signOut(): Promise<void> {
  const { session, losesDrafts } = useSessionStore.getState()
  const accountId = session?.accountId ?? ''
  try {
    const [{ call }, { signOut: endpoint }, drafts] = await Promise.all([
      import('@onward/portal-kit/api'),
      import('@onward/contracts/identity/identity'),
      import('./device-drafts'),
    ])
    if (!losesDrafts && drafts.hasUnsaved(accountId)) return useSessionStore.setState({ losesDrafts: true })
    useSessionStore.setState({ signsOut: true })
    await call(endpoint)
    drafts.forgetDraftsOf(accountId)
    window.location.assign('/')
  } catch {
    useSessionStore.setState({ signsOut: false })
    notices.show({
      kind: 'error',
      title: shellMessage('session.signOutFailed'),
      text: shellMessage('session.signOutFailedText'),
    })
  }
}
