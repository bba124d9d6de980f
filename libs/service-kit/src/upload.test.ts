import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { endpoint } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import type { ServiceDefinition } from './kit'

const service = 'messaging' as const
const upload = endpoint({
  service,
  method: 'POST',
  path: '/test/upload',
  changes: ['notice'],
  summary: 'x',
  access: 'public',
  upload: { maxBytes: 100_000, extensions: ['.pdf'] },
  body: v.object({ title: v.string('Give it a title') }),
  response: v.object({ size: v.number(), filename: v.string(), title: v.string() }),
})
const definition: ServiceDefinition = {
  name: service,
  migrations: '',
  register(kit) {
    kit.handle(upload, async (call) => ({
      size: call.file?.bytes.length ?? -1,
      filename: call.file?.filename ?? '',
      title: call.body.title,
    }))
  },
}
const { server } = servicesUnderTest({ services: [definition] })
const url = (path: string) => `/api/messaging/test${path}`

describe('an upload', () => {
  const form = (bytes: Buffer, options: { title?: string; filename?: string; close?: boolean } = {}) => {
    const boundary = 'x-boundary'
    const title =
      options.title === undefined
        ? ''
        : `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\n${options.title}\r\n`
    const head = `${title}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${options.filename ?? 'cv.pdf'}"\r\ncontent-type: application/pdf\r\n\r\n`
    const end = options.close === false ? '' : `\r\n--${boundary}--\r\n`
    return {
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }
  }
  const send = (sent: ReturnType<typeof form>) => server.app.inject({ method: 'POST', url: url('/upload'), ...sent })

  it('comes with its bytes, fields and a name without a path', async () => {
    const answer = await send(form(Buffer.alloc(100_000, 1), { title: 'CV', filename: '../../Siân Lŵyd.pdf' }))
    expect(answer.json()).toEqual({ size: 100_000, filename: 'Siân Lŵyd.pdf', title: 'CV' })
  })

  it('is refused one byte beyond the limit, without a file, without a field, cut off or not as a form', async () => {
    expect((await send(form(Buffer.alloc(100_001), { title: 'CV' }))).json().code).toBe('file-too-large')
    expect((await send(form(Buffer.alloc(5_000_000), { title: 'CV' }))).json().code).toBe('file-too-large')
    expect((await send(form(Buffer.alloc(10)))).json().errors).toEqual([{ field: 'title', message: 'Give it a title' }])
    expect((await send(form(Buffer.alloc(10), { title: 'CV', close: false }))).json().code).toBe('malformed-request')
    const json = await server.app.inject({ method: 'POST', url: url('/upload'), payload: { title: 'CV' } })
    expect(json.json().code).toBe('malformed-request')
    const empty = { payload: Buffer.from('--x-boundary--\r\n'), headers: form(Buffer.alloc(0)).headers }
    expect((await send(empty)).statusCode).toBeLessThan(500)
    const unbounded = await server.app.inject({
      method: 'POST',
      url: url('/upload'),
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(unbounded.statusCode).toBe(400)
  })

  describe('that is too large', () => {
    let port: number
    beforeAll(async () => {
      port = Number(new URL(await server.listen()).port)
    })
    /** Sends this head and then pieces for ever; gives the answer once the server has closed the connection. */
    const flood = (head: string, first: string, piece: string) =>
      new Promise<string>((resolve) => {
        const socket: Socket = connect(port, '127.0.0.1')
        let answer = ''
        const more = () => {
          while (socket.writable && socket.write(piece));
        }
        socket.on('data', (chunk) => {
          answer += chunk.toString()
        })
        socket.on('drain', more)
        // Closed while it is written to.
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(answer))
        socket.write(
          `POST ${url('/upload')} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: multipart/form-data; boundary=x-boundary\r\n${head}\r\n`,
        )
        socket.write(first)
        more()
      })
    const chunked = (piece: string) => `${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`
    const opening = form(Buffer.alloc(1), { title: 'CV', close: false }).payload.toString()

    it('is refused by its length, before a byte of it has come', async () => {
      const socket: Socket = connect(port, '127.0.0.1')
      socket.write(
        `POST ${url('/upload')} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: 500000000\r\ncontent-type: multipart/form-data; boundary=x-boundary\r\n\r\n`,
      )
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1.1 413[\s\S]*file-too-large/)
      socket.destroy()
    })

    it.each([
      ['by its length', 'content-length: 90000000000\r\n', '', 'x'.repeat(65_536)],
      ['without a length', 'transfer-encoding: chunked\r\n', chunked(opening), chunked('x'.repeat(65_536))],
      ['without a length, and without a part', 'transfer-encoding: chunked\r\n', '', chunked('x'.repeat(65_536))],
    ])('is answered, and its connection closed, while it is still being sent: %s', async (_, head, first, piece) => {
      expect(await flood(head, first, piece)).toMatch(/^HTTP\/1.1 413[\s\S]*file-too-large/)
    })
  })
})
