import type { Browser, TestInfo } from '@playwright/test'

/** What the browsers of a worker opened and asked for since the last journey: paths of pages, and `GET /api/…`. */
const pages = new Set<string>()
const requests = new Set<string>()

/** Notes what every window of the browser touches from now on. */
export function noteTouched(browser: Browser): void {
  browser.on('context', (context) => {
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname)
      }),
    )
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.add(`${request.method()} ${pathname}`)
    })
  })
}

/** Adds to the report of a journey what it touched, and begins anew. */
export function reportTouched({ annotations }: TestInfo): void {
  annotations.push({ type: 'touched', description: JSON.stringify({ pages: [...pages], requests: [...requests] }) })
  pages.clear()
  requests.clear()
}
