import { randomUUID } from 'node:crypto'
import type { Bodies } from './bodies'

const ROLLOUT = {
  revision: 1,
  action: 'start',
  build: 'a',
  percent: 10,
  audience: { roles: ['agent'], offices: [randomUUID()], testers: [randomUUID()] },
  note: 'x',
}

const PREVIEW = { audience: ROLLOUT.audience, hours: 24, label: 'The list' }

export const gatewayBodies: Bodies = {
  'POST /api/gateway/load-events': () => ({
    kind: 'not-found',
    path: '/x',
    remote: 'a',
    build: 'b',
    failure: 'http',
    message: 'HTTP 404',
    proof: 'x',
  }),
  'POST /api/gateway/loads': () => ({
    proof: 'x',
    reports: [
      { kind: 'ok', remote: 'a', build: 'b', ms: 300, insteadOf: 'c' },
      { kind: 'failed', remote: 'a', build: 'c', failure: 'integrity' },
      { kind: 'after', remote: 'a', build: 'b', error: 'rejection', message: '', stack: '' },
    ],
  }),
  'POST /api/gateway/admin/remotes/:name/versions/:build/clearance': () => ({ note: 'x' }),
  'POST /api/gateway/admin/failed-work/tries': () => ({ task: 'messaging.email', failure: 'Error' }),
  'PUT /api/gateway/admin/remotes/:name/pin': () => ({ build: 'a', note: 'x' }),
  'POST /api/gateway/admin/remotes/:name/rollback': () => ({ revision: 1, build: 'a', code: 'broken', note: 'x' }),
  'PUT /api/gateway/admin/cards/:slot': () => ({ version: 0, cards: [{ remote: 'training', id: 'near-me', shown: true }] }),
  'PUT /api/gateway/admin/texts/:kind': () => ({
    version: 0,
    entries: [
      {
        id: 'line',
        title: { en: 'Call', cy: 'Ffoniwch' },
        text: { en: 'They help.', cy: 'Maen nhw’n helpu.' },
        hours: { en: '', cy: '' },
        link: 'tel:0800000000',
        source: 'https://www.gov.uk/line',
        checkedOn: '2026-11-29',
        until: '2026-11-30',
      },
    ],
  }),
  'POST /api/gateway/admin/texts/:kind/checks': () => ({ version: 0, entry: 'food' }),
  'POST /api/gateway/admin/texts/:kind/put-back': () => ({ version: 0, to: 0 }),
  'POST /api/gateway/admin/explanations': () => ({ viewer: { role: 'user' }, kind: 'address', what: '/jobs' }),
  'PUT /api/gateway/admin/registrations/:name': () => ({
    version: 0,
    team: 'Skills',
    publicKey: 'x',
    reserved: [{ path: '/agent/training', roles: ['agent'] }],
    webhook: 'https://team.example/hook',
    mail: 'team@test.example',
    budgetBytes: 1000,
  }),
  'POST /api/gateway/admin/registrations/:name/tokens': () => ({ label: 'Pipeline', rights: ['publish'], days: 30 }),
  'POST /api/gateway/admin/remotes/:name/rollout': () => ROLLOUT,
  'POST /api/gateway/admin/remotes/:name/requests/:id/decision': () => ({ decision: 'approve', note: 'x' }),
  'POST /api/gateway/admin/previews': () => ({ pins: [{ name: 'a', build: 'b' }], ...PREVIEW }),
  'POST /api/gateway/admin/sets': () => ({
    action: 'promote',
    changes: [{ name: 'a', build: 'b', revision: 1 }],
    code: 'broken',
    note: 'x',
  }),
  'POST /api/gateway/registry/remotes/:name/previews': () => ({ build: 'b', ...PREVIEW }),
  'POST /api/gateway/registry/remotes/:name/versions': () => ({ revision: '0', live: 'true' }),
  'POST /api/gateway/registry/remotes/:name/rollout': () => ROLLOUT,
  'POST /api/gateway/registry/remotes/:name/rollback': () => ({ revision: 1, build: 'a', code: 'broken', note: 'x' }),
}
