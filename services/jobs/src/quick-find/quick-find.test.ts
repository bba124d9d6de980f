import { DEMO_ACCOUNTS, DEMO_ORGANISATION } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { saveEmployer } from '../account-store'
import { service } from '../app'
import { loadDemo } from '../demo/load'

const NOW = new Date('2026-11-21T10:00:00.000Z')
let gareth: TestPerson
let stranger: TestPerson
let admin: TestPerson
let applicationId = ''

const { server, owner } = servicesUnderTest({ services: [service], clock: () => NOW })
beforeAll(async () => {
  const { db } = server.kit('jobs')
  await loadDemo({ db, clock: () => NOW })
  gareth = await server.person('employer', { accountId: DEMO_ACCOUNTS.employer.id })
  stranger = await server.person('employer')
  admin = await server.person('admin')
  await db.withSystem((tx) =>
    saveEmployer(
      tx,
      {
        accountId: stranger.accountId,
        role: 'employer',
        firstName: 'Eve',
        lastName: 'Other',
        organisationName: 'Łucja’s Café',
      },
      NOW,
    ),
  )
  const [row] = await owner<{ id: string }[]>`
    update jobs.applications set first_name = 'Zoë', last_name = 'Łukasiewicz-Şahin', anonymous = false
    where id = (select id from jobs.applications where organisation_id = ${DEMO_ORGANISATION.id} order by applied_at desc limit 1)
    returning id`
  applicationId = row?.id ?? ''
  await owner`update jobs.jobs set title = 'Nyrs Siân Llŷr' where id = (select id from jobs.jobs
    where organisation_id = ${DEMO_ORGANISATION.id} limit 1)`
})

const ask = (who: TestPerson, search: string, path = 'employer') =>
  server.app.inject({
    method: 'POST',
    url: `/api/jobs/${path}/search`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, NOW).token}` },
    payload: { search },
  })
const found = async (who: TestPerson, search: string, path?: string) => (await ask(who, search, path)).json()
const ids = async (who: TestPerson, search: string) =>
  (await found(who, search)).applications.map(({ id }: { id: string }) => id) as string[]

describe('what the frame finds for an employer', () => {
  it.each(['zoe', 'lukasiewicz sahin', 'ŁUKASIEWICZ', 'Zoë Łukasiewicz-Şahin'])('an applicant by %s', async (search) => {
    expect(await ids(gareth, search)).toEqual([applicationId])
    expect(await ids(stranger, search)).toEqual([])
  })
  it('nobody by the name that they hide', async () => {
    await owner`update jobs.applications set anonymous = true where id = ${applicationId}`
    expect(await ids(gareth, 'zoe')).toEqual([])
    await owner`update jobs.applications set anonymous = false where id = ${applicationId}`
  })
  it('an advert of their own by a part of its title', async () => {
    const titles = async (who: TestPerson) => (await found(who, 'sian llyr')).adverts.map((one: { title: string }) => one.title)
    expect(await titles(gareth)).toEqual(['Nyrs Siân Llŷr'])
    expect(await titles(stranger)).toEqual([])
  })
  it('nothing for an empty search', async () => {
    expect((await ask(gareth, '  ')).statusCode).toBe(422)
  })
})

it('an administrator finds organisations, apostrophes and accents or not', async () => {
  for (const search of ['lucjas cafe', 'Łucja’s', "ŁUCJA'S CAFÉ"])
    expect([search, (await found(admin, search, 'admin')).organisations.map(({ name }: { name: string }) => name)]).toEqual([
      search,
      ['Łucja’s Café'],
    ])
})
