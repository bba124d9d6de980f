import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AnalysisPoint, CvLine } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'

const { server } = servicesUnderTest({ services: [service], config: { rateFactor: 100 } })

async function jobseeker(): Promise<TestPerson> {
  const person = await server.person('user')
  const { accountId } = person
  await server.asOwner(async (tx) => {
    const names = { firstName: 'Amina', lastName: 'Okafor-Reed', organisationName: '' }
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role: 'user', ...names })
  })
  await server.runJobs()
  return person
}
const get = (who: TestPerson, at: string) => server.app.inject({ url: `/api/jobseekers${at}`, headers: who.headers })
async function sent(who: TestPerson, name: string): Promise<string> {
  const file = await readFile(fileURLToPath(new URL(`../../../../libs/cv-engine/fixtures/${name}`, import.meta.url)))
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file)]), name)
  const request = new Request('http://x', { method: 'POST', body })
  const headers = { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  return (await server.app.inject({ method: 'POST', url: '/api/jobseekers/cvs/review', headers, payload })).json().id
}

it('shows the lines that the advice names to the CV’s owner and to nobody else', async () => {
  const person = await jobseeker()
  const cv = await sent(person, 'amina.pdf')
  expect((await get(person, `/cvs/${cv}/lines`)).json()).toMatchObject({ status: 409, code: 'state-conflict' })
  await server.runJobs()
  const { analysis } = (await get(person, `/cvs/${cv}`)).json()
  const answer = (await get(person, `/cvs/${cv}/lines`)).json()
  const lines: CvLine[] = answer.lines
  expect(answer.engineVersion).toBe(analysis.engineVersion)
  expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['name', 'heading', 'role', 'item']))
  const email = analysis.strengths.find(({ code }: AnalysisPoint) => code === 'contact-email/good')
  expect(lines.find(({ number }) => number === email.lines[0])?.text).toContain(email.quotes[0])
  for (const role of ['user', 'employer', 'agent'] as const) {
    const stranger = await server.person(role)
    expect((await get(stranger, `/cvs/${cv}/lines`)).statusCode).toBe(role === 'user' ? 404 : 403)
  }
})
