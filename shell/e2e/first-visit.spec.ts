import { pressNamed } from './keyboard'
import { confirmAddress } from './owner'
import { freshMark, PASSWORD } from './people'
import { expect, expectGood, test } from './portal-test'

const dataDir = process.env.ONWARD_DATA_DIR ?? ''

test('a new administrator is led through views, keys and search once, and asks for the tour again', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const email = `tour.${freshMark()}@example.org`
  const headers = { origin }
  const registration = { email, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Tegwen', lastName: 'Newcombe' }
  await page.request.post('/api/identity/register', { headers, data: registration })
  await confirmAddress(dataDir, email, 'admin')
  const signIn = { headers, data: { email, password: PASSWORD } }
  expect((await page.request.post('/api/identity/sign-in', signIn)).ok()).toBe(true)
  const tour = page.getByRole('dialog', { name: /^Tour of the staff pages/ })

  await test.step('it does not come where there is no list', async () => {
    await page.goto('/agent/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tour).toHaveCount(0)
  })

  await test.step('it comes with the first list, takes the focus, and is read stop by stop', async () => {
    await page.goto('/agent/admin/staff')
    await expect(tour).toBeFocused()
    await expect(tour.getByRole('heading', { name: 'Views of a list' })).toBeVisible()
    await expectGood(page)
    await pressNamed(page, 'Next')
    await expect(tour.getByRole('heading', { name: 'Keys of a list' })).toBeVisible()
    await expect(tour).toBeFocused()
    await pressNamed(page, 'Next')
    await expect(tour.getByRole('heading', { name: 'Search everything' })).toBeVisible()
    const closed = page.waitForResponse((answer) => answer.url().endsWith('/api/identity/tour/closed'))
    await pressNamed(page, 'Done')
    await expect(tour).toHaveCount(0)
    expect((await closed).ok()).toBe(true)
  })

  await test.step('it does not come again, here or on another device', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Tegwen Newcombe (you)' })).toBeVisible()
    await expect(tour).toHaveCount(0)
    const other = await browser.newContext({ baseURL: origin })
    expect((await other.request.post('/api/identity/sign-in', signIn)).ok()).toBe(true)
    const elsewhere = await other.newPage()
    await elsewhere.goto('/agent/admin/staff')
    await expect(elsewhere.getByRole('link', { name: 'Tegwen Newcombe (you)' })).toBeVisible()
    await expect(elsewhere.getByRole('dialog')).toHaveCount(0)
    await other.close()
  })

  await test.step('on a phone, and for people whom motion disturbs, each stop is in sight, and a tap beside it ends it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 375, height: 812 })
    const begin = async () => {
      await page.getByRole('link', { name: 'Tegwen Newcombe (you)' }).focus()
      await page.keyboard.press('?')
      await pressNamed(page, 'Show the tour')
    }
    await begin()
    for (const name of ['Views of a list', 'Search everything']) {
      await expect(tour.getByRole('heading', { name })).toBeInViewport()
      await expectGood(page)
      await pressNamed(page, name.startsWith('Search') ? 'Done' : 'Next')
    }
    await expect(tour).toHaveCount(0)
    await begin()
    await expect(tour.getByRole('heading', { name: 'Views of a list' })).toBeInViewport()
    await page.mouse.click(20, 780)
    await expect(tour).toHaveCount(0)
    await expect(page).toHaveURL(/\/staff$/)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the list of keys shows it again, and Escape closes it', async () => {
    await page.getByRole('link', { name: 'Tegwen Newcombe (you)' }).focus()
    await page.keyboard.press('?')
    await pressNamed(page, 'Show the tour')
    await expect(tour).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(tour).toHaveCount(0)
    await expectGood(page)
  })
})
