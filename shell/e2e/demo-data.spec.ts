import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { expect, test } from './portal-test'

test('every application that the demo employer sees has a CV that downloads, once per link', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  await request.post('/api/identity/sign-in', { headers, data: { email: DEMO_ACCOUNTS.employer.email, password: DEMO_PASSWORD } })
  const list = await (await request.get('/api/jobs/employer/applications?limit=100')).json()
  expect(list.items.length).toBeGreaterThanOrEqual(12)
  // Another journey may have withdrawn one, which takes its CV back.
  for (const { id, state, anonymous } of list.items) {
    if (state === 'withdrawn') continue
    const link = await request.post(`/api/jobs/employer/applications/${id}/cv-link`, { headers })
    // The file names its holder: it waits for the shortlist.
    expect(link.ok()).toBe(!anonymous)
    if (anonymous) continue
    const { url } = await link.json()
    const file = await request.get(url)
    expect(file.status()).toBe(200)
    expect(file.headers()['content-disposition']).toMatch(/^attachment/)
    expect((await request.get(url)).status()).toBe(410)
  }
})
