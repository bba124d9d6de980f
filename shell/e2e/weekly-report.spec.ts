import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { asker, press, pressNamed } from './keyboard'
import { expect, expectGood, test } from './portal-test'

const DEMO_PASSWORD = 'Onward-demo-2026'
/** What stands in the table beside a name: this week, the week before. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

async function downloaded(page: Page, button: string): Promise<{ filename: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await pressNamed(page, button)
  const file = await coming
  return { filename: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an agent looks at the week by keyboard, takes it along as spreadsheet and PDF, and prints it', async ({
  page,
  context,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const ask = asker(context, origin)
  await ask('POST', '/identity/sign-in', { email: 'agent@demo.onward.example', password: DEMO_PASSWORD })

  await test.step('the dashboard shows the documented figures and leads there', async () => {
    await page.goto('/agent/dashboard')
    await expect(page.getByRole('heading', { name: 'Placement Tracking' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Progress tracking' })).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('link', { name: 'Generate Weekly Report' }))
    await expect(page.getByRole('heading', { level: 1, name: /started work this week/ })).toBeVisible()
  })

  const figure = async (name: string) => Number(await row(page, name).getByRole('cell').first().textContent())
  /** The tables are folded until somebody wants them. */
  const unfold = (name: string) => press(page, page.locator('summary').filter({ hasText: name }))
  const report = () => page.getByText('This week so far')
  await test.step('the table and the tiles show the same figures', async () => {
    await expect(report()).toBeVisible()
    const { day } = await ask('GET', '/casework/dashboard')
    await unfold('The week as a table')
    expect(await figure('Referrals submitted')).toBe(day.referralsThisWeek)
    expect(await figure('Accounts opened')).toBeGreaterThan(0)
    await expectGood(page)
  })

  await test.step('a bar opens the people behind it, as many as it says', async () => {
    await press(page, page.getByRole('link', { name: 'Started work' }))
    await expect(page).toHaveURL(/people=starts/)
    const panel = page.getByRole('dialog')
    await expect(panel.getByText(/\d+ (person|people)/)).toBeVisible()
    await expect(panel.getByRole('listitem')).not.toHaveCount(0)
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('an earlier week and the agent’s own caseload are in the address', async () => {
    await press(page, page.getByRole('button', { name: 'Earlier week' }))
    await expect(page.getByText('The week is complete')).toBeVisible()
    await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/)
    const whole = await figure('Referrals submitted')
    await page.getByRole('radio', { name: 'My own caseload' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('the caseload of Nia Hughes')).toBeVisible()
    expect(await figure('Referrals submitted')).toBeLessThan(whole)
    await page.reload()
    await expect(page.getByText('the caseload of Nia Hughes')).toBeVisible()
    await unfold('The week as a table')
    await page.goBack()
    await expect(page.getByText('Leeds Eastgate Jobcentre, the whole office')).toBeVisible()
  })

  await test.step('both downloads cover the same week', async () => {
    const referrals = await figure('Referrals submitted')
    const csv = await downloaded(page, 'Download spreadsheet (CSV)')
    expect(csv.filename).toMatch(/^Weekly report - Leeds Eastgate Jobcentre - \d{4}-\d\d-\d\d\.csv$/)
    const lines = csv.bytes.toString('utf8').split('\r\n')
    expect(lines[0]).toBe('\uFEFF"Weekly report: Leeds Eastgate Jobcentre"')
    expect(lines.find((line) => line.startsWith('"Referrals submitted"'))).toContain(`"${referrals}"`)
    expect(lines.filter((line) => /^"?[=+\-@]/.test(line))).toEqual([])
    const pdf = await downloaded(page, 'Download PDF')
    expect(pdf.filename).toMatch(/\.pdf$/)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toContain(`Referrals submitted ${referrals}`)
    expect(text).toContain('Leeds Eastgate Jobcentre')
  })

  await test.step('only the report is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Agent pages' })).toBeHidden()
    await expect(row(page, 'Referrals submitted')).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  await test.step('the report is also in Welsh', async () => {
    await context.addCookies([{ name: 'onward_language', value: 'cy', url: origin }])
    await page.goto('/agent/reports')
    await expect(page.getByRole('heading', { level: 1, name: /yr wythnos hon/ })).toBeVisible()
    await unfold('Yr wythnos fel tabl')
    await expect(row(page, 'Atgyfeiriadau a gyflwynwyd')).toBeVisible()
    await expectGood(page)
  })
})
