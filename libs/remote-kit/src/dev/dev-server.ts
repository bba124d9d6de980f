import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { assetBase, DEV_BUILD } from '@onward/federation'
import { frameLine, mapStack } from '../explain/map-stack'
import type { Built } from './watch-remote'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

const MOST_FRAMES = 5

export interface DevServer {
  /** `http://127.0.0.1:<port>`. */
  origin: string
  /** Serves these files; `invitation` is where the server's own address leads. */
  serve(name: string, folder: string, invitation: string): void
  /** Tells open pages of a build. */
  tell(built: Pick<Built, 'hash' | 'faults' | 'soon'>): void
  stop(): Promise<void>
}

/** Serves the files of one remote on this machine alone, to pages of one portal. */
export async function startDevServer({ portal, port }: { portal: string; port: number }): Promise<DevServer> {
  let serving: { base: string; folder: string; invitation: string } | null = null
  let last = ''
  const listeners = new Set<ServerResponse>()
  const hosts = new Set<string>()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A foreign name that leads to this machine is no address of this server.
    if (!hosts.has(request.headers.host ?? '')) return refuse(response, 421)
    response.setHeader('access-control-allow-origin', portal)
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (pathname === '/events') return listen(response)
    if (!serving) return refuse(response, 503)
    if (pathname === '/frames') return frames(serving.folder, searchParams.get('stack') ?? '', response)
    if (pathname === '/') return void response.writeHead(302, { location: serving.invitation }).end()
    const file = pathname.startsWith(serving.base) ? pathname.slice(serving.base.length) : ''
    const found = /^[\w.@-]+$/.test(file) ? path.join(serving.folder, file) : null
    if (!found || !(await stat(found).catch(() => null))?.isFile()) return refuse(response, 404)
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(found).pipe(response)
  }
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(last)
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }
  const send = (message: object) => {
    last = `data: ${JSON.stringify(message)}\n\n`
    for (const listener of listeners) listener.write(last)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as AddressInfo
  for (const name of ['127.0.0.1', 'localhost']) hosts.add(`${name}:${own}`)
  const origin = `http://127.0.0.1:${own}`
  return {
    origin,
    serve(name, folder, invitation) {
      const isMove = serving !== null
      serving = { base: assetBase(name, DEV_BUILD), folder, invitation }
      if (isMove) for (const listener of listeners) listener.write(`data: ${JSON.stringify({ moved: origin })}\n\n`)
    },
    tell: ({ hash, faults, soon }) => send({ hash, faults, soon }),
    async stop() {
      for (const listener of listeners) listener.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Where the lines of a stack were written, as the maps of the last build say. */
async function frames(folder: string, stack: string, response: ServerResponse): Promise<void> {
  const readMap = ({ file }: { file: string }) => readFile(path.join(folder, `${file}.map`), 'utf8').catch(() => null)
  const found = await mapStack(stack, { remote: '', build: '' }, readMap)
  const written = found.filter(({ source }) => source !== null)
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(
    written
      .slice(0, MOST_FRAMES)
      .map((frame) => `  ${frameLine(frame)}`)
      .join('\n'),
  )
}

function refuse(response: ServerResponse, code: number): void {
  if (!response.headersSent) response.writeHead(code)
  response.end()
}
