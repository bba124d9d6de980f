import * as contracts from '@onward/contracts'
import { pathOf } from '@onward/contracts/endpoint'
import { setCatalogue, startMessages, translator } from '@onward/portal-kit/i18n'
import { ADMIN_CATALOGUE } from '../catalogue'
import admin from '../messages/en.json'
import { kindText, partsOf, thingOf } from './act-text'
import { ACT_CATALOGUE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'
import type { ServiceAct } from './trail'

const a = translator<typeof en>(ACT_CATALOGUE)
beforeAll(() => {
  setCatalogue(ACT_CATALOGUE, 'en', en)
  setCatalogue(ADMIN_CATALOGUE, 'en', admin)
  startMessages('en')
})

const NIA = '00000000-0000-4000-8000-000000000001'
const act = (change: Partial<ServiceAct>): ServiceAct => ({
  service: 'jobseekers',
  seq: 1,
  at: '2026-11-20T14:03:00.000Z',
  reference: 'ONW-4CV0-PEN1',
  actor: NIA,
  role: 'agent',
  action: 'POST /api/jobseekers/clients/:id/cv-looks',
  resource: 'clients/x/cv',
  about: { person: { id: NIA, name: 'Amina Okafor-Reed' }, thing: null },
  why: null,
  said: null,
  sealed: true,
  ...change,
})
const said = (change: Partial<ServiceAct>, thing: string | null = null) =>
  partsOf(a, act(change), new Map([[NIA, { name: 'Nia Hughes', organisation: '' }]]), thing)
    .map(({ text }) => text)
    .join('')

test('an act is a sentence with the names of who acted and whom it concerns', () => {
  expect(said({})).toBe('Nia Hughes opened Amina Okafor-Reed’s CV')
})

test('without names the sentence says what somebody is', () => {
  expect(said({ actor: null, role: null, about: null, action: 'POST /api/messaging/contact' })).toBe(
    'A visitor wrote a contact message',
  )
  expect(said({ actor: 'x', role: 'user', about: null, action: 'PUT /api/jobseekers/profile' })).toBe(
    'A jobseeker saved their profile',
  )
  expect(said({ actor: 'x', role: 'employer', about: null, action: 'POST /api/jobs/employer/jobs/:id/close' })).toBe(
    'An employer closed the job (no longer there)',
  )
})

test('a value that looks like a placeholder stays a value', () => {
  const about = { person: { id: NIA, name: '{{who}}' }, thing: null }
  expect(said({ about })).toBe('Nia Hughes opened {{who}}’s CV')
})

test('kinds of acts are named without who did them', () => {
  expect(kindText(a, 'POST /api/jobseekers/clients/:id/cv-looks')).toBe('Opened somebody’s CV')
})

/** They read, although a body carries what is asked. */
const READS = [
  'POST /api/casework/cases/counts',
  'POST /api/casework/referral-imports/preview',
  'POST /api/casework/referrals/counts',
  'POST /api/gateway/load-events',
  'POST /api/identity/invitations/read',
  'POST /api/identity/staff/invitations/read',
  'POST /api/jobs/admin/search',
  'POST /api/jobs/employer/applications/counts',
  'POST /api/jobs/employer/jobs/import/preview',
  'POST /api/jobs/employer/jobs/preview',
  'POST /api/jobs/employer/people-left',
  'POST /api/gateway/loads',
  'POST /api/jobs/employer/search',
  'POST /api/jobseekers/practice/questions',
  'POST /api/learning/badge-check',
  'POST /api/learning/badge-check/file',
  'POST /api/learning/credentials/:id/holder',
]
const isEndpoint = (one: unknown): one is { service: 'jobs'; method: string; path: `/${string}` } =>
  typeof one === 'object' && one !== null && 'service' in one && 'method' in one && 'path' in one
const writes = [
  ...new Set(
    [...Object.values(contracts), ...Object.values(contracts).flatMap((one) => Object.values(one ?? {}))]
      .filter(isEndpoint)
      .filter((one) => one.method !== 'GET' || 'trace' in one)
      .map((one) => `${one.method} ${pathOf(one)}`),
  ),
].filter((action) => !READS.includes(action))

test('a reveal says which detail', () => {
  const detail = { action: 'POST /api/casework/clients/:id/reveals', resource: `referrals/${NIA}/ni-number` }
  const thing = thingOf(translator<typeof admin>(ADMIN_CATALOGUE), act(detail))
  expect(said(detail, thing)).toBe('Nia Hughes revealed the National Insurance number of Amina Okafor-Reed for 60 seconds')
})

test('every write, and every read that leaves an act, has its sentence, with who did it, in each language', () => {
  expect(writes.length).toBeGreaterThan(150)
  for (const catalogue of [en, cy]) {
    const acts: Readonly<Record<string, string>> = catalogue.acts
    expect(writes.filter((action) => !acts[action]?.includes('{{who}}'))).toEqual([])
    expect(Object.keys(acts).sort()).toEqual(Object.keys(en.acts).sort())
  }
})
