import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { smtpTransport } from '@onward/service-kit'
import Fastify, { type FastifyInstance } from 'fastify'
import { readSettings } from '../settings'
import { linked } from './pages'
import { registerMailbox } from './routes'
import { type LocalMail, startLocalMail } from './smtp'
import { mailStore } from './store'

let folder: string
let local: LocalMail
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-mailbox-'))
  local = await startLocalMail(mailStore(folder), () => new Date('2026-11-21T10:00:00Z'))
  app = Fastify()
  registerMailbox(app, mailStore(folder))
  const mail = smtpTransport(local.url, 'no-reply@onward.example')
  await mail.send({
    to: 'siân@example.org',
    subject: 'Croeso <b>Siân</b>',
    text: 'Open this link:\nhttp://localhost:3000/verify-email?token=a_b-c&x=1.\n\n<script>alert(1)</script>',
  })
  mail.close()
})
afterAll(async () => {
  await app.close()
  await local.stop()
  await rm(folder, { recursive: true })
})

describe('the local mailbox', () => {
  it('stores an email on disk before accepting it', async () => {
    expect((await readdir(folder)).filter((file) => file.endsWith('.eml'))).toHaveLength(1)
  })

  it('lists emails, and shows one with its link clickable and its markup as text', async () => {
    const list = await app.inject('/mailbox')
    expect(list.statusCode).toBe(200)
    expect(list.body).toContain('Croeso &#60;b&#62;Siân&#60;/b&#62;')
    const address = /href="(\/mailbox\/[^"]+)"/.exec(list.body.slice(list.body.indexOf('class="mails"')))?.[1] ?? ''
    const { body } = await app.inject(address)
    expect(body).toContain('href="http://localhost:3000/verify-email?token=a_b-c&#38;x=1"')
    expect(body).not.toContain('<script>')
  })

  it('is in Welsh for those who chose it, and offers the choice', async () => {
    const chosen = await app.inject('/mailbox?language=cy')
    expect(chosen.statusCode).toBe(303)
    const { body } = await app.inject({
      url: '/mailbox',
      headers: { cookie: String(chosen.headers['set-cookie']).split(';')[0] },
    })
    expect(body).toContain('<html lang="cy">')
    expect(body).toContain('Blwch post')
  })

  it('deletes emails older than a given time, even incomplete ones, and nothing newer', async () => {
    const store = mailStore(folder)
    const long = new Date('2026-09-01T10:00:00Z')
    const id = await store.keep(Buffer.from('Subject: Old\r\n\r\nOld'), long)
    await writeFile(path.join(folder, `.${id}`), 'half')
    expect((await store.list(10)).map(({ subject }) => subject)).toEqual(['Croeso <b>Siân</b>', 'Old'])
    expect([await store.forget(new Date('2026-10-22T10:00:00Z')), await store.forget(long)]).toEqual([1, 0])
    expect(await store.read(id)).toBeNull()
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('answers only to this machine’s own names', async () => {
    const list = await app.inject('/mailbox')
    const email = /href="(\/mailbox\/[^"]+)"/.exec(list.body.slice(list.body.indexOf('class="mails"')))?.[1] ?? ''
    const at = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).statusCode
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, await at('/mailbox', host), await at(email, host)]).toEqual([host, 200, 200])
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1:3000'])
      expect([host, await at('/mailbox', host), await at(email, host)]).toEqual([host, 404, 404])
  })

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'X-Forwarded-Server',
    'x-real-ip',
    'x-client-ip',
    'x-original-host',
    'cf-connecting-ip',
    'true-client-ip',
  ])('answers no request that came through a proxy: %s', async (header) => {
    const through = await app.inject({ url: '/mailbox', headers: { host: 'localhost:3000', [header]: 'localhost' } })
    expect(through.statusCode).toBe(404)
  })

  it('answers no other machine, and believes no proxy about the host', async () => {
    const behind = Fastify({ trustProxy: true })
    registerMailbox(behind, mailStore(folder))
    const from = async (remoteAddress: string, headers: Record<string, string>) =>
      (await behind.inject({ url: '/mailbox', remoteAddress, headers })).statusCode
    expect(await from('127.0.0.1', { host: 'localhost:3000' })).toBe(200)
    expect(await from('::ffff:127.0.0.1', { host: 'localhost:3000' })).toBe(200)
    expect(await from('192.0.2.7', { host: 'localhost:3000' })).toBe(404)
    expect(await from('127.0.0.1', { host: 'onward.example', 'x-forwarded-host': 'localhost' })).toBe(404)
    await behind.close()
  })

  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, true],
    [{ PUBLIC_ORIGIN: 'https://onward.example', TRUST_PROXY: '1', DEMO: '0' }, false],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
  ])('exists only where this machine alone reaches it and no mail server is configured: %j', (env, exists) => {
    expect(readSettings('/', { ...env, DATA_DIR: folder }).config.mailbox).toBe(exists)
  })

  it.each(['/mailbox/nothing', '/mailbox/..%2f..%2fpackage'])('answers 404 to %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('makes no link of anything but a web address', () => {
    expect(linked('javascript:alert(1) data:x "q"')).toBe('javascript:alert(1) data:x &#34;q&#34;')
  })
})
