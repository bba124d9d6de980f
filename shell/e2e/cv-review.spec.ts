import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { newJobseeker } from './people'
import { expect, expectAccessible, expectGood, test } from './portal-test'

const fixture = (name: string) => fileURLToPath(new URL(`../../libs/cv-engine/fixtures/${name}`, import.meta.url))

async function upload(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(fixture(name))
  await expect(page.getByText(/Your CV scored \d+\/100\. Review the recommendations below\./)).toBeVisible({ timeout: 40_000 })
}
async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path())
}

test('from a CV to a letter, a badge that anybody can check, and a CV of one’s own', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  const email = await newJobseeker(page, origin, 'Siân', 'ap Rhys')

  await test.step('the analysis explains itself', async () => {
    await page.goto('/cv-review')
    await upload(page, 'zoe.docx')
    await page.getByRole('tab', { name: 'Improvements' }).click()
    await expect(page.getByRole('tabpanel').getByText('High').first()).toBeVisible()
    await expectGood(page)
  })

  await test.step('a letter is written from the CV, changed, kept, and downloaded', async () => {
    await expect(page.getByRole('button', { name: 'Complete Badge' })).toBeDisabled()
    await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
    const draft = page.getByRole('textbox', { name: 'Cover Letter Draft' })
    await expect(draft).toHaveValue(/Dear Hiring Manager/)
    await draft.press('ControlOrMeta+End')
    await draft.pressSequentially(' I can start next week.')
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Cover Letter Draft' })).toHaveValue(/I can start next week./)
    await expectGood(page)
    const pdf = await download(page, () =>
      page
        .getByRole('link', { name: 'Download as PDF' })
        .or(page.getByRole('button', { name: 'Download as PDF' }))
        .click(),
    )
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const word = await download(page, () =>
      page
        .getByRole('link', { name: 'Download as Word' })
        .or(page.getByRole('button', { name: 'Download as Word' }))
        .click(),
    )
    expect(word.subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('the badge is earned, and a stranger finds it genuine', async () => {
    await page.getByRole('button', { name: 'Complete Badge' }).click()
    await expect(page.getByText("You've earned the 'CV & Cover Letter Basics' badge.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Completed', exact: true })).toBeVisible()
    const href = await page.getByRole('link', { name: 'See the badge’s public page' }).getAttribute('href')
    const strangers = await browser.newContext({ baseURL: origin })
    const stranger = await strangers.newPage()
    await stranger.goto(href ?? '')
    await expect(stranger.getByText('This badge is genuine')).toBeVisible()
    await stranger.getByLabel('Email address').fill(email)
    await stranger.getByRole('button', { name: 'Check' }).click()
    await expect(stranger.getByText(`Yes. This badge was earned with ${email}.`)).toBeVisible()
    await expectGood(stranger)
    await strangers.close()
  })

  await test.step('employers see the CV once the person agrees, and no longer', async () => {
    await page.getByRole('button', { name: 'Unlock for Employers' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('a made-up name')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Unlock for Employers' }).click()
    await expect(page.getByText('Employers can now view your CV and cover letter.')).toBeVisible()
    await page.getByRole('button', { name: 'Hide from Employers' }).click()
    await expect(page.getByText('Your CV is now private and hidden from employers.')).toBeVisible()
  })

  await test.step('another version shows what changed', async () => {
    await page.goto('/cv-review')
    await upload(page, 'amina.docx')
    await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible()
    await page.getByRole('button', { name: 'Compare two versions' }).click()
    await expect(page.getByRole('heading', { name: 'What improved' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('what the CV says fills the profile, checked, and becomes a new CV', async () => {
    await page.getByRole('link', { name: 'Use my CV to fill my profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Use my CV to fill my profile' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Save to my profile' }).click()
    await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
    await page.goto('/cv-builder')
    await expect(page.getByRole('heading', { level: 1, name: 'CV builder' })).toBeVisible()
    await expect(page.getByLabel('Job title').first()).not.toHaveValue('')
    await expectGood(page)
    await page.getByRole('button', { name: 'Keep as one of my CVs' }).click()
    await page.getByRole('link', { name: 'See its review' }).click()
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible({ timeout: 40_000 })
  })
})

test('each file that cannot be read gets its own sentence and no score', async ({ page, baseURL }) => {
  await newJobseeker(page, baseURL ?? '', 'Siân', 'ap Rhys')
  const refusals: [name: string, file: { name: string; mimeType: string; buffer: Buffer }, says: RegExp][] = [
    ['encrypted', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await readFile(fixture('encrypted.pdf')) }, /password/i],
    ['disguised', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') }, /./],
    [
      'truncated',
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: (await readFile(fixture('zoe.pdf'))).subarray(0, 2_000) },
      /./,
    ],
  ]
  const said = new Set<string>()
  for (const [, file, says] of refusals) {
    await page.goto('/cv-review')
    await page.locator('input[type=file]').first().setInputFiles(file)
    const alert = page.getByRole('alert').filter({ hasText: says }).first()
    await expect(alert).toBeVisible({ timeout: 30_000 })
    said.add((await alert.textContent()) ?? '')
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveCount(0)
    await expectGood(page)
  }
  expect(said.size).toBe(refusals.length)
})
