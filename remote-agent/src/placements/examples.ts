import type { Placement } from '@onward/contracts/casework/placements'

/** Placements for stories and tests. */
const id = (n: number): string => `8d1f1a52-9c1e-4c39-8f53-00000000000${n}`
const check = (n: number, change: Partial<Placement['milestones'][number]>) => ({ checkId: id(n), ...change })
const milestones = (...changes: Partial<Placement['milestones'][number]>[]): Placement['milestones'] =>
  ([4, 13, 26] as const).map((weeks, i) => ({
    weeks,
    dueOn: ['2026-08-03', '2026-10-05', '2027-01-04'][i] ?? '2027-01-04',
    outcome: 'to-come',
    checkId: null,
    jobseeker: null,
    employer: null,
    settled: false,
    ...changes[i],
  }))

export const underWay: Placement = {
  id: id(1),
  caseId: id(8),
  referralId: '5b0f1a52-9c1e-4c39-8f53-000000000001',
  clientName: 'Amina Okafor-Reed',
  agentName: 'Nia Hughes',
  mine: true,
  jobTitle: 'Warehouse operative',
  company: 'Calder Foods',
  source: 'onward',
  startedOn: '2026-07-06',
  state: 'weeks-13',
  conflict: false,
  milestones: milestones(check(2, { outcome: 'working', jobseeker: 'working' }), check(3, { outcome: 'waiting' })),
  endedOn: null,
  endedReason: null,
  steps: [
    { kind: 'opened', at: '2026-07-06T12:00:00.000Z', by: '', note: '' },
    { kind: 'asked', at: '2026-08-03T06:00:00.000Z', by: '', note: '' },
    { kind: 'reminded', at: '2026-08-10T06:00:00.000Z', by: '', note: '' },
    { kind: 'jobseeker-working', at: '2026-08-03T17:20:00.000Z', by: '', note: '' },
  ],
}
export const inConflict: Placement = {
  ...underWay,
  id: id(4),
  clientName: 'Rhys ap Gwilym-Featherstonehaugh',
  jobTitle: 'Care assistant',
  company: 'Calder Community Care',
  conflict: true,
  milestones: milestones(
    check(5, { outcome: 'working', jobseeker: 'working', employer: 'working' }),
    check(6, { outcome: 'conflict', jobseeker: 'working', employer: 'ended' }),
  ),
}
export const elsewhere: Placement = {
  ...underWay,
  id: id(7),
  clientName: 'Morag Sinclair',
  jobTitle: 'Cook',
  company: 'Cafe Nord',
  source: 'elsewhere',
  mine: false,
  agentName: 'Owen Price',
  state: 'started',
  milestones: milestones({ outcome: 'not-asked' }),
  steps: [{ kind: 'recorded', at: '2026-09-06T12:00:00.000Z', by: 'Owen Price', note: 'Told me by phone' }],
}
export const ended: Placement = {
  ...underWay,
  id: id(9),
  clientName: 'Tomasz Kowalczyk',
  state: 'ended',
  endedOn: '2026-09-18',
  endedReason: 'fixed-term-over',
  steps: [
    ...underWay.steps,
    { kind: 'ended', at: '2026-09-21T09:00:00.000Z', by: 'Nia Hughes', note: 'Seasonal work, would have them back' },
  ],
}
