import type { QuizTry } from '@onward/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { newJobseeker } from './people'
import { expect, expectAccessible, expectGood, test } from './portal-test'

const COURSE = 'workplace-readiness'
const TRIES_TO_LEARN_FROM = 8
/** Enough to fail. */
const WRONG_ANSWERS = 3

/** What is right, by question: known only from the feedback of finished tries, as anybody could know it. */
async function learnAnswers(request: APIRequestContext, origin: string): Promise<Map<string, string>> {
  const headers = { origin }
  const known = new Map<string, string>()
  for (let count = 0; count < TRIES_TO_LEARN_FROM; count += 1) {
    let holder = ''
    await expect(async () => {
      holder = (await (await request.get('/api/jobseekers/badge-holder')).json()).handover
      expect(holder).toBeTruthy()
    }).toPass()
    const started = await request.post(`/api/learning/courses/${COURSE}/quiz`, { headers, data: { holder } })
    const { quizId } = await started.json()
    const quiz = async (): Promise<QuizTry> => (await (await request.get(`/api/learning/courses/${COURSE}/quiz`)).json()).quiz
    for (const { id, options } of (await quiz()).questions) {
      const option = known.get(id) ?? options[0]?.id
      await request.put(`/api/learning/quizzes/${quizId}/answers/${id}`, { headers, data: { option } })
    }
    for (const { id, answer } of (await quiz()).questions) if (answer) known.set(id, answer.right)
  }
  return known
}

/** Chooses by keyboard, the right answer or another one, and waits for the feedback. */
async function answer(page: Page, known: ReadonlyMap<string, string>, right: boolean): Promise<void> {
  const radios = page.getByRole('radio')
  await expect(radios.first()).toBeVisible()
  const question = (await radios.first().getAttribute('name')) ?? ''
  const options = await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const option = options.find((value) => (known.get(question) === value) === right) ?? options[0]
  await page.locator(`input[name="${question}"][value="${option}"]`).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeFocused()
}

async function switchLanguage(page: Page, name: 'Cymraeg' | 'English'): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Menu|Dewislen)$/ })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'Cymraeg' ? 'cy' : 'en')
  if (await toggle.isVisible()) await page.keyboard.press('Escape')
}

test('from the first lesson to a badge that a stranger can check', async ({ page, context, browser, baseURL }) => {
  const origin = baseURL ?? ''
  let questions = 0
  const others = await browser.newContext({ baseURL: origin })
  const other = await others.newPage()
  await newJobseeker(other, origin, 'Bronwen', 'Ifans')
  const known = await learnAnswers(other.request, origin)
  await others.close()
  await newJobseeker(page, origin, 'Bronwen', 'Ifans')

  await test.step('the page lists the courses and what to do first', async () => {
    await page.goto('/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: 'Learning', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible()
    await expect(page.getByText('0 of 3 badges')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Start: lesson 1 of \d, \d minutes$/ })).toBeVisible()
    await expectGood(page)
    await page.getByRole('heading', { name: 'Coming later' }).click()
    await page.getByRole('button', { name: 'Tell me when it is ready: Digital Skills' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Leave the list: Digital Skills' })).toBeFocused()
  })

  await test.step('a course is read by keyboard, lesson by lesson', async () => {
    await page.getByRole('heading', { name: 'Workplace Readiness' }).click()
    await page.getByRole('link', { name: 'Start the course: Workplace Readiness' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Workplace Readiness' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('link', { name: /^Start: lesson 1/ }).press('Enter')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeFocused()
    const first = (await title.textContent()) ?? ''
    await expectGood(page)
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter')
    await expect(title).not.toHaveText(first)
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(title).toHaveText(first)
    await page.goForward()
    await expect(page.getByText('1 of 5 lessons read')).toBeVisible()
  })

  await test.step('without a connection reading continues, and no progress is lost', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter')
    await expect(page.getByText(/We cannot reach Onward just now/)).toBeVisible()
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter')
    await expect(page.getByText('3 of 5 lessons read')).toBeVisible()
    await expectAccessible(page)
    const marked = page.waitForResponse((answer) => answer.url().includes('/lessons/') && answer.ok())
    await context.setOffline(false)
    await marked
    await expect(page.getByText(/We cannot reach Onward just now/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('3 of 5 lessons read')).toBeVisible()
  })

  await test.step('the quiz is interrupted, continued, and failed', async () => {
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter')
    await page.getByRole('button', { name: 'Go to the quiz' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz' })).toBeFocused()
    await expectGood(page)
    questions = Number.parseInt((await page.getByText(/^\d+ questions, one at a time\.$/).textContent()) ?? '', 10)
    await page.getByRole('button', { name: 'Start the quiz' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: `Question 1 of ${questions}` })).toBeFocused()
    await expectGood(page)
    await answer(page, known, false)
    await expect(page.getByRole('status').getByRole('heading', { name: 'Not quite' })).toBeVisible()
    await expectGood(page)
    await page.reload()
    await expect(page.getByText('Welcome back. 1 question is answered.')).toBeVisible()
    for (let number = 2; number <= questions; number += 1) {
      await answer(page, known, number > WRONG_ANSWERS)
      await page.getByRole('button', { name: /^(Next question|See my result)$/ }).press('Enter')
    }
    await expect(page.getByRole('heading', { level: 2, name: /^You got \d\d% this time$/ })).toBeFocused()
    const again = page.getByRole('link', { name: /^Read lesson \d again/ })
    await expect(again).toHaveCount(WRONG_ANSWERS)
    await expectGood(page)
    await again.first().press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
  })

  await test.step('the quiz is passed in Welsh, and the badge is awarded', async () => {
    await switchLanguage(page, 'Cymraeg')
    await expect(page.getByText(/^Cawsoch \d\d% y tro hwn$/)).toBeVisible()
    await page.getByRole('button', { name: 'Rhoi cynnig arall arni' }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: `Cwestiwn 1 o ${questions}` })).toBeFocused()
    await expectGood(page)
    for (let count = 0; count < questions; count += 1) {
      await answer(page, known, true)
      if (count === 0) await expectGood(page)
      await page.getByRole('button', { name: /^(Cwestiwn nesaf|Gweld fy nghanlyniad)$/ }).press('Enter')
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Rydych wedi pasio gyda 100%' })).toBeFocused()
    await expect(
      page.getByRole('heading', { name: 'Rydych wedi ennill y bathodyn Parodrwydd ar gyfer y Gweithle' }),
    ).toBeVisible()
    await expectGood(page)
    await switchLanguage(page, 'English')
  })

  await test.step('the badge is verified on its public page', async () => {
    const href = await page.getByRole('link', { name: 'See its public page' }).getAttribute('href')
    const strangers = await browser.newContext({ baseURL: origin })
    const stranger = await strangers.newPage()
    await stranger.goto(href ?? '')
    await expect(stranger.getByText('This badge is genuine')).toBeVisible()
    await expect(stranger.getByText(/answered at least 80% of its quiz/)).toBeVisible()
    await strangers.close()
  })

  await test.step('the page counts the badge and offers its downloads', async () => {
    await page.goto('/learning')
    await expect(page.getByText('1 of 3 badges')).toBeVisible()
    await page.locator('summary', { has: page.getByRole('heading', { name: 'Workplace Readiness', exact: true }) }).press('Enter')
    await page.locator('summary', { hasText: 'Download or share' }).press('Enter')
    await expectGood(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download picture: Workplace Readiness' }).press('Enter')
    expect((await saving).suggestedFilename()).toMatch(/\.png$/)
  })
})
