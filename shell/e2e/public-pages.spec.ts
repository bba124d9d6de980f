import type { APIRequestContext, Page, Response } from '@playwright/test'
import { pressNamed, write } from './keyboard'
import { freshMark } from './people'
import { eventually, expect, expectAccessible, expectGood, expectNoSidewaysScroll, test } from './portal-test'

test.describe.configure({ mode: 'parallel' })

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/better-off',
  '/privacy',
  '/terms',
  '/accessibility',
  '/under-construction',
  '/login',
  '/employer/login',
  '/agent/login',
  '/forgot-password',
]

for (const language of ['en', 'cy'] as const) {
  test(`every page for visitors is accessible and fits the screen (${language})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'onward_language', value: language, url: baseURL ?? '' }])
    for (const path of PAGES) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectGood(page)
    }
  })
}

/** They begin once somebody uses the page. Until then the language is a link, and forms go to the server. */
async function expectScriptsInCharge(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(9, 9)
  await expect(page.locator('a[hreflang][href^="?"]')).toHaveCount(0)
}

test('an unknown address is the 404 page, and links back home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a visitor is sent to the area they asked for, and comes back after signing in', async ({ page }) => {
  await page.goto('/employer/applications?status=new')
  await expect(page).toHaveURL(/\/employer\/login\?next=%2Femployer%2Fapplications%3Fstatus%3Dnew/)
  await page.getByRole('textbox', { name: 'Email' }).fill('employer@demo.onward.example')
  await page.getByLabel('Password', { exact: true }).fill('Onward-demo-2026')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/employer\/applications\?status=new$/)
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible()
})

test('a contact message is stored, answered with a reference, and acknowledged by email', async ({ page }) => {
  const email = `siobhan.${freshMark()}@example.org`
  await page.goto('/contact')
  await expectScriptsInCharge(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Name is required' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name' }).fill("Siobhán O'Brien")
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Subject' }).fill('Help with my CV')
  await page.getByRole('textbox', { name: 'Message' }).fill('I cannot open the file any more. What can I do?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/Your reference is ONW-[0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible()
  await eventually(async (limit) => {
    await page.goto('/mailbox')
    await expect(page.getByText(email).first()).toBeVisible(limit)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of [
    ['/', 'Work that fits you, one step at a time'],
    ['/about', 'About Onward'],
    ['/contact', 'Contact Onward'],
    ['/privacy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
  ] as const) {
    test(`${path} is read, with whom to call in a crisis`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // Playwright's own locators skip what stands in `noscript`.
      const text = await page.evaluate(() => document.body.innerText)
      for (const number of ['999', '111', '116 123', '85258']) expect(text).toContain(number)
      await expect(page.getByText('Loading')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })
  }

  for (const [path, needs] of [
    ['/login', 'Signing in needs JavaScript.'],
    ['/login?lang=cy', 'Mae angen JavaScript i fewngofnodi.'],
    ['/employer/login', 'Signing in needs JavaScript.'],
    ['/agent/login', 'Signing in needs JavaScript.'],
    ['/better-off', 'The sums are done by JavaScript in your browser'],
    ['/better-off?lang=cy', 'JavaScript yn eich porwr sy’n gwneud y symiau'],
  ] as const) {
    test(`${path} says what it needs, and has no form that nobody would answer`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const text = await page.evaluate(() => document.body.innerText)
      for (const part of [needs, '116 123']) expect(text).toContain(part)
      await expect(page.locator('form')).toBeHidden()
      await expectNoSidewaysScroll(page)
    })
  }

  test('an advert says how to apply, and leads to the sign-in', async ({ page, request }) => {
    const [id = ''] = await openJobs(request)
    await page.goto(`/jobs/${id}`)
    for (const fact of ['Pay', 'Hours', 'Travel', 'Start']) await expect(page.getByText(fact, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('link', { name: 'Sign in to apply' }).locator('visible=true')).toHaveAttribute(
      'href',
      `/login?next=%2Fjobs%2F${id}%2Fapply`,
    )
    await page.getByRole('link', { name: 'Back to jobs' }).click()
    await expect(page.locator('[data-job] a').first()).toBeVisible()
  })

  test('the language is a link, and the next page keeps it', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Cymraeg' }).click()
    await expect(page).toHaveURL(/\/contact\?lang=cy$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
    await page.getByRole('link', { name: 'Polisi Preifatrwydd' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Polisi Preifatrwydd' })).toBeVisible()
  })
})

test('pages stand before any script runs, and scripts take them over once', async ({ page }) => {
  for (const path of ['/', '/about', '/contact', '/terms', '/better-off', '/login', '/employer/login', '/agent/login']) {
    const html = (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
    expect(html, path).toMatch(/<h1[ >]/)
    await page.goto(path)
    await expectScriptsInCharge(page)
    await expect(page.locator('#root h1')).toHaveCount(1)
    await expect(page.locator('#main')).toHaveCount(1)
  }
})

/** Ids of open jobs, newest first. */
async function openJobs(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/jobs/public/search?limit=6')
  const { items }: { items: { id: string }[] } = await answer.json()
  return items.map(({ id }) => id)
}

for (const language of ['en', 'cy'] as const) {
  test(`an advert is whole before any script, and scripts change nothing of it (${language})`, async ({ page, request }) => {
    for (const id of (await openJobs(request)).slice(0, 3)) {
      await page.goto(`/jobs/${id}?lang=${language}`)
      const main = page.locator('#main')
      const read = await main.textContent()
      const places = await main.locator('h1, h2, dd, section, aside').evaluateAll(rectangles)
      await expectGood(page)
      await expectScriptsInCharge(page)
      expect(await main.textContent()).toBe(read)
      expect(await main.locator('h1, h2, dd, section, aside').evaluateAll(rectangles)).toEqual(places)
    }
  })
}
const rectangles = (elements: Element[]) =>
  elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.tagName, ...[x, y + window.scrollY, width, height].map(Math.round)]
  })

test('every public page says in its head what messengers and search engines show of it', async ({ request }) => {
  const [job = ''] = await openJobs(request)
  const described = PAGES.filter((path) => path !== '/under-construction')
  for (const path of [...described, `/jobs/${job}`]) {
    const html = await (await request.get(path)).text()
    const content = (tag: RegExp) => tag.exec(html)?.[1] ?? ''
    const title = content(/<title>([^<]+)<\/title>/)
    expect(title, path).toMatch(/ · Onward$/)
    expect(content(/<meta property="og:title" content="([^"]+)"/), path).toBe(title)
    const description = content(/<meta name="description" content="([^"]+)"/)
    expect(description.length, path).toBeGreaterThan(40)
    expect(content(/<meta property="og:description" content="([^"]+)"/), path).toBe(description)
    expect(new URL(content(/<link rel="canonical" href="([^"]+)"/)).pathname).toBe(path)
    const picture = await request.get(content(/<meta property="og:image" content="([^"]+)"/))
    expect(picture.headers()['content-type'], path).toBe('image/png')
  }
})

test('no script is fetched under two names', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await expectScriptsInCharge(page)
  const texts = (await Promise.all(scripts.map((script) => script.body()))).map(String)
  expect(texts.length).toBeGreaterThan(3)
  expect(new Set(texts).size).toBe(texts.length)
})

/** Until the returned function is called, all scripts but the first are on their way. */
async function holdScripts(page: Page): Promise<() => void> {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/assets\/(?!shell\/\w+\/main\.).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return go
}

for (const way of ['pressed', 'Enter'] as const) {
  test(`who signs in before the scripts are there (${way}) is signed in once they are`, async ({ page }) => {
    const go = await holdScripts(page)
    await page.goto('/login?next=%2Fjobs')
    await page.getByRole('textbox', { name: 'Email' }).fill('jobseeker@demo.onward.example')
    await page.getByLabel('Password', { exact: true }).fill('Onward-demo-2026')
    if (way === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    expect(new URL(page.url()).search).toBe('?next=%2Fjobs')
    go()
    await expect(page).toHaveURL(/\/jobs$/)
  })
}

test('who opens the Register tab before the scripts are there gets it once they are', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Register' }).click()
  go()
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})

test('what is answered on the estimate before the scripts are there counts, and is never in the address', async ({ page }) => {
  const go = await holdScripts(page)
  await page.goto('/better-off')
  await page.getByLabel('Pay before tax').fill('12.71')
  await page.getByLabel('Hours a week').fill('16')
  await page.getByLabel('Where do you live?').selectOption('england')
  await page.getByRole('radio', { name: 'No' }).first().check()
  await page.getByRole('button', { name: 'See the difference' }).click()
  expect(new URL(page.url()).search).toBe('')
  go()
  // The question that was left out, and none of the answered ones.
  const faults = page.getByRole('alert').getByRole('link')
  await expect(faults).toHaveCount(1)
  await expect(page.getByLabel('Pay before tax')).toHaveValue('12.71')
  await expect(page.getByLabel('Where do you live?')).toHaveValue('england')
})

test('who only reads needs few scripts, and what is typed or pressed before they come goes along', async ({ page }, {
  project,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await expect(page.locator('[data-job]').first()).toBeVisible()
  expect(scripts).toHaveLength(1)
  const what = page.getByRole('textbox', { name: 'What work?' })
  await what.pressSequentially('care assistant', { delay: 20 })
  await expect(page.locator('a[hreflang][href^="?"]')).toHaveCount(0)
  await expect(what).toBeFocused()
  await expect(what).toHaveValue('care assistant')
  await expect(page).toHaveURL(/\/\?q=care\+assistant$/)
  if (project.name !== 'phone') return
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
})

test('a visitor finds a job by keyboard, reads it, and has an address to send on', async ({ page }) => {
  await page.goto('/')
  await expectScriptsInCharge(page)
  await page.getByRole('textbox', { name: 'What work?' }).focus()
  await page.keyboard.type('care assistant')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Leeds')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: /^\d+ jobs? for “care assistant” near Leeds$/ })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/\?q=care\+assistant&where=Leeds&show=all$/)
  await expectGood(page)
  await page.keyboard.press('Tab')
  const first = page.locator('[data-job] a').first()
  await expect(first).toBeFocused()
  const title = (await first.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('near me on the first page: by keyboard, told what happened, and a refusal keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const where = page.getByRole('textbox', { name: 'Where?' })
  await write(page, where, 'Card')
  await expectScriptsInCharge(page)
  await pressNamed(page, 'Near me')
  const status = page.getByRole('main').getByRole('status')
  await expect(status.filter({ hasText: /^Your browser is not allowed to say where you are/ })).toBeVisible()
  await expect(where).toHaveValue('Card')
  await expect(page.getByRole('button', { name: 'Near me' })).toBeFocused()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 53.80131, longitude: -1.54911 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\?near=53\.80%2C-1\.55&show=all$/)
  await expect(page.getByRole('heading', { name: /^\d+ jobs? near .+ today$/ })).toBeFocused()
  await expect(status.filter({ hasText: /^These jobs are near where you are now/ })).toBeVisible()
  await expectGood(page)
})

test.describe('without JavaScript, again', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the first page is a form like any other', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'What work?' }).fill('care assistant')
    await page.getByRole('textbox', { name: 'Where?' }).fill('Leeds')
    await page.getByRole('button', { name: 'Find jobs' }).click()
    await expect(page.getByRole('heading', { name: /^\d+ jobs? for “care assistant” near Leeds$/ })).toBeVisible()
    await expect(page).toHaveTitle(/^\d+ jobs? for “care assistant” near Leeds · /)
    await expect(page.getByRole('textbox', { name: 'Where?' })).toHaveValue('Leeds')
    await expect(page.locator('[data-job] a').first()).toBeVisible()
  })

  test('the contact form says what is wrong, keeps what was typed, and sends it once', async ({ page }) => {
    await page.goto('/contact?lang=cy')
    await page.getByRole('textbox', { name: 'Enw' }).fill('Siân <b>Evans</b>')
    await page.getByRole('textbox', { name: 'Neges' }).fill('Helo,\nni allaf agor fy CV.')
    await page.getByRole('button', { name: 'Anfon Neges' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: 'Enw' })).toHaveValue('Siân <b>Evans</b>')
    await expect(page.getByRole('textbox', { name: 'Neges' })).toHaveValue('Helo,\nni allaf agor fy CV.')
    await expect(page.getByRole('textbox', { name: 'E-bost' })).toHaveAttribute('aria-invalid', 'true')
    await expectNoSidewaysScroll(page)
    await page.getByRole('textbox', { name: 'E-bost' }).fill('sian@example.org')
    await page.getByRole('textbox', { name: 'Pwnc' }).fill('Fy CV')
    await page.getByRole('button', { name: 'Anfon Neges' }).click()
    const receipt = page.getByText(/Eich cyfeirnod yw ONW-[0-9A-Z]{4}-[0-9A-Z]{4}\./)
    await expect(receipt).toBeVisible()
    const reference = await receipt.textContent()
    // Sent again, as by the reload button: the same message.
    await page.reload()
    await expect(page.getByText(reference ?? '')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
    await expectNoSidewaysScroll(page)
  })
})

test('another site cannot send the contact form', async ({ request }) => {
  const form = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' }
  const answer = await request.post('/contact', { form, headers: { origin: 'https://elsewhere.example' } })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('ONW-')
})
