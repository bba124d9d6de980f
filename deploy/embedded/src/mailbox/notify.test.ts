import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { notifyTransport, SmsRefused } from '@onward/service-kit'
import { type LocalNotify, startLocalNotify } from './notify'
import { type MailStore, mailStore } from './store'

let folder: string
let store: MailStore
let local: LocalNotify
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-texts-'))
  store = mailStore(folder)
  local = await startLocalNotify(store, () => new Date('2026-11-21T10:00:00Z'))
})
afterAll(async () => {
  await local.stop()
  await rm(folder, { recursive: true })
})

const sms = { to: '07700 900123', text: 'Onward: gwahoddiad i gyfweliad Siân. http://localhost:3000/x', reference: 'r1' }

it('stores a text message in the mailbox, by the protocol of GOV.UK Notify', async () => {
  await notifyTransport(local.settings).send(sms)
  expect(await store.list(10)).toEqual([
    expect.objectContaining({ subject: 'SMS: 07700 900123', text: expect.stringContaining(sms.text) }),
  ])
})

it('dials a number as people write it, without its extension', async () => {
  await notifyTransport(local.settings).send({ ...sms, to: '+44 (0)7700 900123 ext 4', reference: 'r2' })
  expect((await store.list(10)).map(({ subject }) => subject)).toContain('SMS: +44 7700 900123')
})

it('permanently refuses a wrong key, another template and an invalid number', async () => {
  const { settings } = local
  const wrongKey = `${settings.apiKey.slice(0, -1)}${settings.apiKey.endsWith('0') ? '1' : '0'}`
  await expect(notifyTransport({ ...settings, apiKey: wrongKey }).send(sms)).rejects.toThrow(SmsRefused)
  await expect(notifyTransport({ ...settings, templateId: 'x' }).send(sms)).rejects.toThrow(SmsRefused)
  await expect(notifyTransport(settings).send({ ...sms, to: 'call me' })).rejects.toThrow(SmsRefused)
  expect(await store.list(10)).toHaveLength(2)
})

it('fails without revealing number or text when nobody answers', async () => {
  const nobody = notifyTransport({ ...local.settings, baseUrl: 'http://127.0.0.1:9' })
  const error: unknown = await nobody.send(sms).catch((one: unknown) => one)
  expect(error).not.toBeInstanceOf(SmsRefused)
  expect(String(error)).not.toMatch(/07700|gwahoddiad/)
})
