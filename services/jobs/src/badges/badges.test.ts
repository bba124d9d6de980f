import { randomUUID } from 'node:crypto'
import { type BadgeId, DEMO_ACCOUNTS, type DisclosureHandover } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { signHandover } from '@onward/service-kit'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { loadDemo } from '../demo/load'
import { demoId } from '../demo/random'

const NOW = new Date('2027-03-20T10:00:00.000Z')
let gareth: TestPerson

const { server } = servicesUnderTest({ services: [service], clock: () => NOW, config: { rateFactor: 100 } })
beforeAll(async () => {
  await loadDemo({ db: server.kit('jobs').db, clock: () => NOW })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
})

const credential = (accountId: string, badge: BadgeId) => ({ credentialId: randomUUID(), accountId, badge })
const awarded = (given: ReturnType<typeof credential>) =>
  heard((tx) => emitEvent(tx, 'badge.awarded', given.credentialId, 1, { ...given, cvId: null }))
const revoked = (given: ReturnType<typeof credential>) =>
  heard((tx) => emitEvent(tx, 'badge.revoked', given.credentialId, 2, given))
async function heard(emit: (tx: Tx) => Promise<unknown>): Promise<void> {
  await server.asOwner(emit)
  await server.runJobs()
}

async function applied(person: TestPerson): Promise<string> {
  const say: DisclosureHandover = {
    disclosureId: randomUUID(),
    accountId: person.accountId,
    jobId: demoId('calder care-leeds'),
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Şahin',
    email: 'zoe@test.example',
    phone: '',
    area: 'Leeds LS6',
    availability: null,
    experienceYears: null,
    skillIds: [],
    coverLetter: '',
    cvFilename: 'cv.pdf',
    cvFileType: 'pdf',
    adjustments: false,
    benefitsTransition: false,
  }
  const handover = await signHandover(server.keys, { from: 'jobseekers', to: 'jobs' }, say, NOW)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/jobs/applications',
    headers: person.headers,
    payload: { handover },
  })
  return answer.json().id
}
const badgesOf = async (id: string): Promise<string[]> =>
  (await server.app.inject({ url: `/api/jobs/employer/applications/${id}`, headers: gareth.headers })).json().badges

it('shows an employer the badges of an applicant, also those earned later, and no revoked ones', async () => {
  const zoe = await server.person('user')
  const [interview, cv] = [
    credential(zoe.accountId, 'interview-preparation'),
    credential(zoe.accountId, 'cv-cover-letter-basics'),
  ]
  await awarded(interview)
  const id = await applied(zoe)
  expect(await badgesOf(id)).toEqual(['Interview Preparation'])
  await awarded(cv)
  expect(await badgesOf(id)).toEqual(['CV & Cover Letter Basics', 'Interview Preparation'])
  await revoked(interview)
  expect(await badgesOf(id)).toEqual(['CV & Cover Letter Basics'])
})
