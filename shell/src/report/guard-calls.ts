import type { BootDocument } from '@onward/contracts/portal/portal'
import { declareCalls, directCallerIn, isUndeclaredAddress, undeclared } from '@onward/portal-kit/host'
import { note } from './watch'

type Guarded = Pick<BootDocument, 'shell' | 'remotes' | 'calls'>

/**
 * Holds each remote to the endpoints that its manifest declares, and tells what it tried beside them. Finds mistakes, not malice: whoever
 * means to can get past it.
 */
export function guardCalls({ shell, remotes, calls }: Guarded, page: Window & typeof globalThis = window): void {
  if (!calls) return
  const versions = [{ name: 'shell', build: shell.build }, ...remotes]
  const declared = versions.flatMap(({ name, build }) => (calls[name] ? [[`${name}/${build}`, calls[name]] as const] : []))
  declareCalls(Object.fromEntries(declared), (_call, error, of) => {
    const { name: remote, build } = of ?? { name: 'shell', build: shell.build }
    note({ kind: 'undeclared', remote, build, error })
  })
  guardBrowser(page)
}

/** What a browser has for asking a server, each looked at before it asks: the client of the kit is not the only way. */
function guardBrowser(page: Window & typeof globalThis): void {
  const { fetch: plainFetch, XMLHttpRequest: Request, WebSocket: Socket, EventSource: Events, navigator } = page
  page.fetch = async (input, init) => {
    const { method = 'GET', url } = input instanceof page.Request ? input : { url: String(input) }
    refuseRaw(page, init?.method ?? method, url)
    return plainFetch.call(page, input, init)
  }
  const open = Request.prototype.open as (...given: unknown[]) => void
  Request.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...more: unknown[]) {
    refuseRaw(page, method, url)
    open.call(this, method, url, ...more)
  }
  const connecting = <T extends new (...given: never[]) => object>(of: T): T =>
    new Proxy(of, {
      construct(target, given: [url: string | URL, ...unknown[]], made) {
        refuseRaw(page, 'GET', given[0])
        return Reflect.construct(target, given, made)
      },
    })
  if (Socket) page.WebSocket = connecting(Socket)
  if (Events) page.EventSource = connecting(Events)
  const send = navigator.sendBeacon?.bind(navigator)
  if (send)
    navigator.sendBeacon = (url, data) => {
      refuseRaw(page, 'POST', url)
      return send(url, data)
    }
}

/** Throws for an address of this portal's services that the remote which asks does not declare. */
function refuseRaw(page: Window, method: string, address: string | URL): void {
  // The kit's client is a script of the shell, and holds its callers to what they declare itself.
  const of = directCallerIn(new Error().stack)
  if (!of || !URL.canParse(String(address), page.location.href)) return
  const { host, pathname } = new URL(address, page.location.href)
  if (host !== page.location.host || !pathname.startsWith('/api/')) return
  const name = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase()
  if (isUndeclaredAddress(name, pathname, of)) throw undeclared(`${name} ${pathname}`, of)
}
