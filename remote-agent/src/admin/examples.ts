import type { AuditedAct } from '@onward/contracts/audit'

/** Shared by the examples for stories and tests, which are beside this file by topic. */
export const id = (n: number) => `00000000-0000-4000-8000-0000000009${String(n).padStart(2, '0')}`
export const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T09:12:00.000Z' }

export const page = <T>(...items: T[]) => ({ items, nextCursor: null, total: items.length })
export const waiting = (count: number, oldest: string | null = '2026-11-18T09:12:00.000Z') => ({
  count,
  oldest: count > 0 ? oldest : null,
  next: count > 0 ? { id: id(70), name: 'Kirkgate Bakery' } : null,
})

export const acts: AuditedAct[] = [
  {
    seq: 12,
    at: '2026-11-21T09:12:00.000Z',
    reference: 'ONW-7K3F-9QXM',
    actor: id(42),
    role: 'admin',
    action: 'POST /api/jobs/admin/organisations/:id/refusal',
    resource: `organisations/${id(3)}`,
    about: { person: null, thing: 'Kirkgate Bakery' },
    why: 'cannot-be-confirmed',
    said: null,
    sealed: false,
  },
  {
    seq: 11,
    at: '2026-11-21T08:12:00.000Z',
    reference: 'ONW-2F8K-77QX',
    actor: id(50),
    role: 'user',
    action: 'PUT /api/jobseekers/profile',
    resource: `profiles/${id(50)}`,
    about: null,
    why: null,
    said: null,
    sealed: true,
  },
  {
    seq: 13,
    at: '2026-11-20T14:03:00.000Z',
    reference: 'ONW-4CV0-PEN1',
    actor: id(43),
    role: 'agent',
    action: 'POST /api/jobseekers/clients/:id/cv-looks',
    resource: `clients/${id(60)}/cv`,
    about: { person: { id: id(61), name: 'Amina Okafor-Reed' }, thing: null },
    why: null,
    said: null,
    sealed: true,
  },
  {
    seq: 10,
    at: '2026-11-20T07:12:00.000Z',
    reference: 'ONW-ABCD-EFGH',
    actor: null,
    role: null,
    action: 'admin suspend',
    resource: `accounts/${id(51)}`,
    about: null,
    why: null,
    said: null,
    sealed: true,
  },
]
