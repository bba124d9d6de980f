import { inEachLanguage, listPortalTexts, type PortalText, readPortalTextHistory, type TextKind } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import * as v from 'valibot'
import { service } from '../app'
import { askOf } from '../registry/store'
import { byKind, changedFrom, readTexts } from './store'

let now = new Date('2026-11-29T12:00:00Z')
let admin: TestPerson
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin')
})
beforeEach(async () => {
  now = new Date('2026-11-29T12:00:00Z')
  await owner`truncate gateway.portal_texts, gateway.acts cascade`
})

async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, who: TestPerson | null = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway/${path}`,
    headers: who ? { authorization: `Bearer ${server.tokens.issue(who, now).token}` } : {},
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const both = (text: string) => inEachLanguage(() => text)
const SOURCE = 'https://www.gov.uk/line'
const line = (more: Partial<PortalText> = {}) => ({
  id: 'line',
  title: both('Call 0800 000 000'),
  text: both('They help.'),
  link: 'tel:0800000000',
  source: SOURCE,
  ...more,
})
const closed = (until: string | null = '2026-11-29') => ({
  id: 'announcement',
  text: { en: 'Our office is closed today.', cy: 'Mae ein swyddfa ar gau heddiw.' },
  until,
})
const save = (kind: TextKind, version: number, ...entries: object[]) => ask('PUT', `admin/texts/${kind}`, { version, entries })
async function textsOf(kind: TextKind) {
  const { items } = v.parse(listPortalTexts.response, (await ask('GET', 'admin/texts')).json)
  const found = items.find((one) => one.kind === kind)
  if (!found) throw new Error(kind)
  return found
}
const shown = async (kind: TextKind) => (await ask('GET', `texts/${kind}`, undefined, null)).json.items
const changed = async () => changedFrom(byKind(await readTexts(askOf(owner))), now)

it('begins with what the portal came with, which nobody has checked', async () => {
  expect(await textsOf('crisis')).toMatchObject({
    version: 0,
    at: null,
    by: null,
    due: ['emergency', 'nhs', 'samaritans', 'shout'],
  })
  const money = await textsOf('money')
  expect(money.due).toEqual(money.entries.map(({ id }) => id))
  for (const entry of money.entries) {
    expect(entry.source).toMatch(/^https:/)
    for (const text of [entry.title, entry.text]) for (const one of Object.values(text)) expect(one).not.toBe('')
  }
  expect(await textsOf('announcement')).toMatchObject({ version: 0, entries: [], due: [] })
  expect(await changed()).toBeUndefined()
})

it('is written by administrators alone', async () => {
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask('PUT', 'admin/texts/announcement', { version: 0, entries: [closed()] }, who)).status).toBe(403)
    expect((await ask('GET', 'admin/texts', undefined, who)).status).toBe(403)
  }
  expect((await ask('PUT', 'admin/texts/announcement', { version: 0, entries: [closed()] }, null)).status).toBe(401)
  expect(await textsOf('announcement')).toMatchObject({ version: 0 })
})

it('shows an announcement until its last day', async () => {
  expect(await save('announcement', 0, closed())).toMatchObject({ status: 200, json: { version: 1 } })
  expect(await changed()).toMatchObject({ announcement: [{ id: 'announcement', text: closed().text }] })
  now = new Date('2026-11-30T00:30:00Z')
  expect(await changed()).toBeUndefined()
  expect(await shown('announcement')).toEqual([])
})

it('keeps who changed what and when, and puts earlier texts back', async () => {
  await save('money', 0, line())
  now = new Date('2026-11-29T13:00:00Z')
  await save('money', 1, line({ title: both('Call 0800 111 111') }))
  expect(await ask('POST', 'admin/texts/money/put-back', { version: 2, to: 0 })).toMatchObject({
    status: 200,
    json: { version: 3 },
  })
  const { items } = v.parse(readPortalTextHistory.response, (await ask('GET', 'admin/texts/money/history')).json)
  expect(items.map(({ version, by, putBack }) => ({ version, by, putBack }))).toEqual([
    { version: 3, by: admin.accountId, putBack: 0 },
    { version: 2, by: admin.accountId, putBack: null },
    { version: 1, by: admin.accountId, putBack: null },
    { version: 0, by: null, putBack: null },
  ])
  expect(items[1]?.at).toBe('2026-11-29T13:00:00.000Z')
  expect((await textsOf('money')).entries.map(({ id }) => id)).toContain('food')
  expect((await ask('POST', 'admin/texts/money/put-back', { version: 3, to: 9 })).status).toBe(404)
})

it('refuses a change over one that was not seen', async () => {
  await save('money', 0, line())
  expect((await save('money', 0, line({ text: both('Mine') }))).status).toBe(409)
  expect((await save('money', 7, line({ text: both('Mine') }))).status).toBe(409)
  const answers = await Promise.all([save('money', 1, line({ text: both('A') })), save('money', 1, line({ text: both('B') }))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('a check', () => {
  it('is of one entry, on its day, by whoever says so', async () => {
    await save('money', 0, line())
    expect((await ask('POST', 'admin/texts/money/checks', { version: 1, entry: 'line' })).status).toBe(200)
    expect(await textsOf('money')).toMatchObject({ due: [], entries: [{ checkedOn: '2026-11-29' }], by: admin.accountId })
    now = new Date('2027-05-29T12:00:00Z')
    expect((await textsOf('money')).due).toEqual([])
    now = new Date('2027-05-30T12:00:00Z')
    expect((await textsOf('money')).due).toEqual(['line'])
    expect((await ask('POST', 'admin/texts/money/checks', { version: 2, entry: 'none' })).status).toBe(404)
    expect((await ask('POST', 'admin/texts/announcement/checks', { version: 0, entry: 'announcement' })).status).toBe(404)
  })

  it('does not outlive a change of number, hours or address, and is no day to come', async () => {
    await save('money', 0, line())
    await ask('POST', 'admin/texts/money/checks', { version: 1, entry: 'line' })
    const checkedOn = '2026-11-29'
    await save('money', 2, line({ checkedOn, text: both('They help at once.') }))
    expect((await textsOf('money')).entries).toMatchObject([{ checkedOn }])
    await save('money', 3, line({ checkedOn, link: 'tel:0800000001' }))
    expect((await textsOf('money')).entries).toMatchObject([{ checkedOn: null }])
    await save('money', 4, line({ checkedOn: '2026-12-01', link: 'tel:0800000001' }))
    expect((await textsOf('money')).entries).toMatchObject([{ checkedOn: null }])
  })
})

it('never loses a line of crisis or contact, and has no line that a page does not know', async () => {
  const { entries } = await textsOf('crisis')
  expect((await save('crisis', 0, ...entries.slice(1))).status).toBe(422)
  expect((await save('crisis', 0, ...entries, { ...line(), id: 'papyrus' })).status).toBe(200)
  expect((await save('contact', 0, ...(await textsOf('contact')).entries.slice(1))).status).toBe(422)
  expect((await save('course', 0, { id: 'no-course', text: both('x') })).status).toBe(422)
  expect((await save('course', 0, { id: 'interview-preparation', text: both('x') })).status).toBe(200)
  expect((await save('money', 0, line(), line())).status).toBe(422)
})

it('needs one language, and shows that the other is missing', async () => {
  expect((await save('announcement', 0, { ...closed(), text: both('  ') })).status).toBe(422)
  expect((await save('announcement', 0, { ...closed(), text: { en: 'Closed.', cy: '' } })).status).toBe(200)
  expect(await shown('announcement')).toMatchObject([{ text: { en: 'Closed.', cy: '' } }])
})

it.each(['javascript:alert(1)', 'http://www.gov.uk', 'data:text/html,x', '//evil.example', 'tel:0800;ext=<b>', 'https://a b'])(
  'refuses a link to %s',
  async (link) => {
    expect((await save('money', 0, line({ link }))).status).toBe(422)
    expect((await save('money', 0, line({ source: link }))).status).toBe(422)
  },
)

it('tells open pages nothing that is not shown: no source, check or author', async () => {
  await save('contact', 0, ...(await textsOf('contact')).entries)
  expect(Object.keys((await shown('contact'))[0])).toEqual(['id', 'title', 'text', 'hours', 'link'])
})
