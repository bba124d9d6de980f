import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import { expect, expectNoSidewaysScroll, test } from './portal-test'

const TABLES = [
  ['employer', '/employer/applications'],
  ['employer', '/employer/jobs'],
  ['agent', '/agent/active-cases'],
  ['agent', '/agent/referrals'],
] as const

for (const [who, path] of TABLES) {
  test(`all columns of ${path} can be read, and the page does not scroll sideways`, async ({ page, baseURL }) => {
    const refused: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
    const data = { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD }
    await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
    await page.goto(path)
    await page.getByText('Columns and keys').click()
    const columns = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox')
    for (const column of await columns.all()) await column.check()
    for (const width of [1280, 900, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
      const narrow = await page
        .locator('thead th')
        .evaluateAll((heads) => heads.filter((head) => head.getBoundingClientRect().width < 40).map((head) => head.textContent))
      expect(narrow).toEqual([])
    }
    // The name and what to do next stay where they are while the rest scrolls.
    const row = page.locator('tbody tr[data-row]').first()
    const places = () =>
      row
        .locator(':scope > [scope="row"], :scope > :last-child')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x))
    const before = await places()
    await page.locator('table').evaluate((table) => {
      let place: Element | null = table
      while (place && place.scrollWidth <= place.clientWidth) place = place.parentElement
      place?.scrollBy(200, 0)
    })
    expect(await places()).toEqual(before)
    expect(
      await page
        .locator('thead th')
        .nth(3)
        .evaluate((head) => head.getBoundingClientRect().x),
    ).toBeLessThan(before[1] ?? 0)
    expect(refused).toEqual([])
  })
}
