import { asker } from './keyboard'
import { eventually, expect, expectGood, test } from './portal-test'

test('an agent finds a client and a page with Control K, and the keys of the page with "?"', async ({ page, context }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const ask = asker(context, process.env.ONWARD_ORIGIN ?? '')
  await ask('POST', '/identity/sign-in', { email: 'agent@demo.onward.example', password: 'Onward-demo-2026' })
  for (const size of [
    { width: 375, height: 812 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/agent/active-cases')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Search or go to/ }).click()
    await expect(page.getByRole('combobox', { name: 'Search or go to' })).toBeFocused()
    await expectGood(page)
    await page.keyboard.type('amína okafor')
    await expect(page.getByRole('option', { name: /^Amina Okafor-Reed/ })).toBeVisible()
    await expectGood(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agent\/clients\//)
  }

  await page.keyboard.press('Control+k')
  await page.keyboard.type('weekly')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Weekly')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/agent\/reports$/)

  await page.goto('/agent/active-cases')
  await expect(page.getByRole('table')).toBeVisible()
  const keys = page.getByRole('dialog', { name: 'Keys' })
  // The frame's tools come after the page.
  await eventually(async (limit) => {
    if (!(await keys.isVisible())) await page.keyboard.press('?')
    await expect(keys).toBeVisible(limit)
  })
  await expect(keys).toContainText('Next row, row before')
  await expectGood(page)
  expect(addresses.filter((address) => /okafor/i.test(decodeURIComponent(address)))).toEqual([])
})
