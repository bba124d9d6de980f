import { type ClientCv, PROPOSED_CV_STATES } from '@onward/contracts/jobseekers/coach'

/** A client who shares everything and has no proposed CV. */
export const clientCv: ClientCv = {
  sharing: { cv: true, matches: true },
  hasCv: true,
  asked: null,
  askAgainFrom: null,
  proposed: [],
}
/** A proposed CV in each state. */
export const proposed: ClientCv['proposed'] = PROPOSED_CV_STATES.map((state, n) => ({
  id: `7b0f1a52-9c1e-4c39-8f53-00000000000${n}`,
  filename: `Amina Okafor-Reed, version ${n + 1}`,
  fileType: 'docx',
  fileSize: 28_000,
  addedAt: '2026-11-20T09:00:00.000Z',
  agentName: 'Nia Hughes',
  officeName: 'Bradford Westfield Jobcentre',
  state,
  refusal: state === 'refused' ? 'encrypted' : null,
  answeredAt: null,
  mine: n % 2 === 0 || state === 'waiting',
}))
