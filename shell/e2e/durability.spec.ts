import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import { request } from '@playwright/test'
import { asOwner } from './owner'
import { newJobseeker, PASSWORD } from './people'
import { expect, test } from './portal-test'

const CV = fileURLToPath(new URL('../../libs/cv-engine/fixtures/obrien.docx', import.meta.url))
const ROUNDS = 3

interface Acknowledged {
  id: string
  receipt: { reference: string }
}

/** A new jobseeker of whom every service has heard; gives their address. */
async function registered(origin: string): Promise<string> {
  const browser = await request.newContext({ baseURL: origin })
  const email = await newJobseeker({ request: browser }, origin, 'Zoë', 'Łukasiewicz-Şahin')
  await expect(async () => expect((await browser.get('/api/jobseekers/profile')).ok()).toBe(true)).toPass()
  await browser.dispose()
  return email
}

/** The portal is killed with jobs in flight, again and again; nothing that it acknowledged may be missing afterwards. */
test('kill -9 with work in flight loses nothing acknowledged, and every event is handled once', async () => {
  const dataDir = await temporaryDataDir()
  const bytes = await readFile(CV)
  const acknowledged: Acknowledged[] = []
  const env = { DEMO: '0', RATE_LIMIT_FACTOR: '100' }
  let email: string | undefined
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const portal = await startPortal({ dataDir, env })
      email ??= await registered(portal.origin)
      const api = (path: string, init?: RequestInit) => fetch(`${portal.origin}/api${path}`, init)
      const session = await api('/identity/sign-in?session=token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
      const { access_token: token } = (await session.json()) as { access_token: string }
      let answered = 0
      let enough: () => void = () => {}
      const some = new Promise<void>((resolve) => {
        enough = resolve
      })
      const uploads = Array.from({ length: 8 }, async (_, i) => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(bytes)]), `round-${round}-${i}.docx`)
        const response = await api('/jobseekers/cvs', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        })
        if (response.status !== 200 && response.status !== 201) return
        acknowledged.push((await response.json()) as Acknowledged)
        answered += 1
        if (answered >= 4) enough()
      })
      const all = Promise.allSettled(uploads)
      await Promise.race([some, all])
      await portal.kill()
      await all
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(4 * ROUNDS)

    const portal = await startPortal({ dataDir, env })
    await expect(async () => {
      const waiting = await asOwner(
        dataDir,
        (sql) => sql`select id, state from jobseekers.cvs where state in ('waiting', 'reading')`,
      )
      expect(waiting).toEqual([])
    }).toPass()
    const stored = await asOwner(dataDir, (sql) => sql<{ id: string; state: string }[]>`select id, state from jobseekers.cvs`)
    for (const { id } of acknowledged) expect(stored).toContainEqual({ id, state: 'analysed' })
    const receipts = await asOwner(dataDir, (sql) => sql<{ reference: string }[]>`select reference from jobseekers.acts`)
    for (const { receipt } of acknowledged) expect(receipts).toContainEqual({ reference: receipt.reference })
    const twice = await asOwner(
      dataDir,
      (sql) =>
        sql`select facts->>'cvId' as cv, count(*) from messaging.notices where kind = 'cv-analysed' group by 1 having count(*) > 1`,
    )
    expect(twice.filter(({ cv }) => cv !== null)).toEqual([])
    const notices = await asOwner(
      dataDir,
      (sql) => sql<{ n: string }[]>`select count(*) as n from messaging.notices where kind = 'cv-analysed'`,
    )
    const events = await asOwner(
      dataDir,
      (sql) => sql<{ n: string }[]>`select count(*) as n from events.log where type = 'cv.analysed'`,
    )
    expect(notices).toEqual(events)
    await portal.stop()
  } finally {
    await removeDataDir(dataDir)
  }
})
