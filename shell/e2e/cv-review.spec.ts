import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { newJobseeker } from './people'
import { expect, expectAccessible, expectGood, test } from './portal-test'

const fixture = (name: string) => fileURLToPath(new URL(`../../libs/cv-engine/fixtures/${name}`, import.meta.url))

async function upload(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(fixture(name))
  await expect(page.getByText(/Your CV scored \d+\/100\. Review the recommendations below\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Your CV scored \d+ out of 100/ })).toBeFocused()
}
async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path())
}

test('from a CV to a letter, a badge that anybody can check, and a CV of one’s own', async ({ page, browser, baseURL }) => {
  const origin = baseURL ?? ''
  const email = await newJobseeker(page, origin, 'Siân', 'ap Rhys')

  await test.step('the analysis explains itself', async () => {
    await page.goto('/cv-review')
    await upload(page, 'zoe.docx')
    await page.getByRole('tab', { name: 'Improvements' }).click()
    await expect(page.getByRole('tabpanel').getByText('High').first()).toBeVisible()
    await expectGood(page)
  })

  await test.step('a mark on a line of the CV opens its advice, and the advice links to its line', async () => {
    const paper = page.getByRole('region', { name: 'Your CV, line by line' })
    const mark = paper.getByRole('button', { name: /^Mark \d/ }).first()
    await mark.click()
    await expect(mark).toHaveAttribute('aria-expanded', 'true')
    await expectGood(page)
    await mark.press('Enter')
    await expect(mark).toHaveAttribute('aria-expanded', 'false')
    await page
      .getByRole('button', { name: /^1\. Show the line/ })
      .first()
      .press('Enter')
    await expect(paper.getByRole('button', { expanded: true })).toBeFocused()
    await expectGood(page)
  })

  await test.step('the advice opens the CV builder at its line', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click()
    const builder = await page.context().newPage()
    await builder.goto((await page.getByRole('link', { name: 'Make these changes' }).getAttribute('href')) ?? '')
    const advice = builder.getByRole('region', { name: 'What to change' })
    await expect(builder.getByRole('textbox').and(builder.locator(':focus'))).toBeInViewport()
    await advice.getByRole('button', { name: 'Next suggestion' }).click()
    await expect(advice.getByText(/^2 of \d+/)).toBeVisible()
    await expectGood(builder)
    await builder.close()
  })

  await test.step('a cover letter is generated from the CV, edited, saved and downloaded', async () => {
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

  await test.step('the badge is earned and verified on its public page', async () => {
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

  await test.step('employers see the CV only while the person agrees', async () => {
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
    await page.getByRole('heading', { name: 'Your progress' }).click()
    await page.getByRole('button', { name: 'Compare two versions' }).click()
    await expect(page.getByRole('heading', { name: 'What improved' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('the CV’s details fill the profile after checking, and become a new CV', async () => {
    await page.getByRole('link', { name: 'Use my CV to fill my profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Use my CV to fill my profile' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Save to my profile' }).click()
    await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
    await page.goto('/cv-builder')
    await expect(page.getByRole('heading', { level: 1, name: 'CV builder' })).toBeVisible()
    await page.locator('summary', { hasText: /^Work/ }).click()
    await expect(page.getByLabel('Job title').first()).not.toHaveValue('')
    await expectGood(page)
    await page.getByRole('button', { name: 'Keep as one of my CVs' }).click()
    await page.getByRole('link', { name: 'See its review' }).click()
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
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
  const seen = new Set<string>()
  for (const [, file, refusal] of refusals) {
    await page.goto('/cv-review')
    await page.locator('input[type=file]').first().setInputFiles(file)
    const alert = page.getByRole('alert').filter({ hasText: refusal }).first()
    // The result of the previous file is shown until this one is done.
    await expect.poll(async () => seen.has((await alert.textContent()) ?? '')).toBe(false)
    seen.add((await alert.textContent()) ?? '')
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveCount(0)
    await expectGood(page)
  }
  expect(seen.size).toBe(refusals.length)
})

test('jobs are matched with a CV that was read, and never with one that could not be', async ({ page, baseURL }) => {
  const origin = baseURL ?? ''
  await newJobseeker(page, origin, 'Siân', 'ap Rhys')
  const ready = page.getByText('Your CV has been uploaded and is ready for job matching.')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last()
  const active = page.getByText('Active', { exact: true })

  await test.step('an unreadable file says so on its card, with advice', async () => {
    await page.goto('/profile')
    await page
      .getByLabel('Upload a CV')
      .setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') })
    await expect(row('photo.pdf')).toContainText('This is not a PDF or Word file, although its name says so.')
    await expect(ready).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Set as active: photo.pdf' })).toHaveCount(0)
    await expectGood(page)
  })

  await test.step('a later readable CV becomes the active one', async () => {
    await page.getByLabel('Upload a CV').setInputFiles(fixture('zoe.docx'))
    await expect(ready).toBeVisible()
    await expect(row('zoe.docx').getByText('Active', { exact: true })).toBeVisible()
    await expectGood(page)
  })

  await test.step('a CV from the review becomes the active one on request', async () => {
    await page.goto('/cv-review')
    await upload(page, 'amina.docx')
    await expect(page.getByText('We use zoe.docx.')).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Use this CV to find jobs' }).click()
    await expect(page.getByText('We use this CV to find jobs for you', { exact: true })).toBeVisible()
  })

  await test.step('after a deletion the newest readable CV becomes active, and its card says so', async () => {
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Your CVs' }).click()
    await page.getByRole('button', { name: 'Delete amina.docx' }).click()
    await page.getByRole('button', { name: 'Delete CV' }).click()
    await expect(page.getByText('Your CV has been removed successfully.')).toBeVisible()
    await expect(page.getByText('zoe.docx is your active CV now')).toBeVisible()
    await expect(active.last()).toBeVisible()
    await expectGood(page)
  })
})

test('words of a crisis get whom to call alone, in both languages', async ({ page, baseURL }) => {
  await newJobseeker(page, baseURL ?? '', 'Siân', 'ap Rhys')
  await page.goto('/messages?assistant')
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('I feel like killing myself')
  await question.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'It sounds as if you may be going through something very hard' }),
  ).toBeInViewport()
  await expect(page.getByText('What if a job looks like a scam?')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask a person instead' })).toHaveCount(0)
  await expectGood(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Cymraeg', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Ffoniwch y Samariaid ar 116 123' })).toBeVisible()
  await expectGood(page)
})
