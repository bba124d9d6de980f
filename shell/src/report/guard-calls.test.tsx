import { type LoadReport, reportLoads } from '@onward/contracts/gateway/gateway'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { waitFor } from '@testing-library/react'
import { guardCalls } from './guard-calls'

const boot = {
  shell: { build: '1c' },
  remotes: [
    { name: 'training', build: '0a' },
    { name: 'older', build: '0b' },
  ],
  calls: { shell: ['GET /api/shell'], training: ['GET /api/jobs/board/:id', 'POST /api/jobs/board'] },
} as unknown as BootDocument

/** The guard as a script of the shell: stacks name files as they do in a browser. */
const plain = Error.prepareStackTrace
beforeAll(() => {
  Error.prepareStackTrace = (error, frames) =>
    [`${error}`, ...frames.map((frame) => `    at ${frame.getScriptNameOrSourceURL()}:1:1`)]
      .join('\n')
      .replace(/\S+guard-calls\.ts/g, 'https://portal/assets/shell/1c/9.0a1b2c3d.js')
})
afterAll(() => {
  Error.prepareStackTrace = plain
})

/** Code that stands in a file of this address. */
const codeAt = (file: string, code: string): ((page: object) => unknown) =>
  new Function('page', `${code}\n//# sourceURL=https://portal${file}`) as (page: object) => unknown
const TRAINING = '/assets/training/0a/7.1a2b3c4d.js'

function page() {
  const asked: string[] = []
  class Request {
    open(method: string, url: string) {
      asked.push(`${method} ${url}`)
    }
  }
  class Connection {
    constructor(url: string) {
      asked.push(`GET ${url}`)
    }
  }
  const made = {
    fetch: async (input: string | { url: string; method: string }) => {
      asked.push(String(typeof input === 'string' ? input : input.url))
      return 'answer'
    },
    XMLHttpRequest: Request,
    WebSocket: Connection,
    EventSource: class extends Connection {},
    Request: class {},
    navigator: {
      sendBeacon(url: string) {
        asked.push(`POST ${url}`)
        return true
      },
    },
    location: { href: 'https://portal/training', host: 'portal' },
  }
  guardCalls(boot, made as unknown as Window & typeof globalThis)
  return { made, asked }
}

test.each([
  ['fetch', "return page.fetch('/api/casework/clients')"],
  ['a write to what it may only read', "return page.fetch('/api/jobs/board/7', { method: 'post' })"],
  ['XMLHttpRequest', "new page.XMLHttpRequest().open('GET', '/api/casework/clients')"],
  ['WebSocket', "new page.WebSocket('wss://portal/api/casework/live')"],
  ['EventSource', "new page.EventSource('/api/casework/live')"],
  ['sendBeacon', "page.navigator.sendBeacon('/api/casework/clients')"],
])('what a remote does not declare is refused when it asks by itself: %s', async (_way, code) => {
  const { made, asked } = page()
  await expect(async () => codeAt(TRAINING, code)(made)).rejects.toThrow('the manifest of training 0a does not declare it')
  expect(asked).toEqual([])
})

test('what it declares, what is no service of the portal, and whatever the shell asks for goes on', async () => {
  const { made, asked } = page()
  await codeAt(TRAINING, "return page.fetch('/api/jobs/board/7?x=1')")(made)
  codeAt(TRAINING, "new page.XMLHttpRequest().open('POST', '/api/jobs/board')")(made)
  codeAt(TRAINING, "page.fetch('/assets/training/0a/texts.json'); page.fetch('/api/shell')")(made)
  codeAt('/assets/older/0b/2.1a2b3c4d.js', "page.fetch('/api/casework/clients')")(made)
  codeAt('/assets/shell/1c/3.1a2b3c4d.js', "page.fetch('/api/casework/clients')")(made)
  expect(asked).toHaveLength(6)
})

test('a refused call is told with the remote and its version', async () => {
  const sent: LoadReport[][] = []
  const undo = fakeApi(
    serve(reportLoads, ({ body }) => {
      sent.push(body.reports)
      return { counted: 1 }
    }),
  )
  const { made } = page()
  await expect(async () => codeAt(TRAINING, "return page.fetch('/api/jobs/none')")(made)).rejects.toThrow('was refused')
  await waitFor(
    () => expect(sent.flat()).toContainEqual(expect.objectContaining({ remote: 'training', build: '0a', error: 'undeclared' })),
    {
      timeout: 30_000,
    },
  )
  undo()
})
