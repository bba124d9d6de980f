import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

/** How often somebody presses a button, a link or a key from signing in until a case note is written; letters of texts are not counted. */
export async function measurePresses({ origin }: Portal): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const ways: Record<string, (page: Page, press: Press) => Promise<void>> = {
      'case note, mouse, from "Clients to contact"': byList,
      'case note, mouse, by search': bySearch,
      'case note, keyboard': byKeyboard,
    }
    for (const [name, way] of Object.entries(ways)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await firstPage(context, origin)
      const presses: string[] = []
      await way(page, {
        click: async (target, what) => {
          presses.push(what)
          await target.click()
        },
        key: async (key) => {
          presses.push(key)
          await page.keyboard.press(key)
        },
      })
      await page.getByText('Note added').first().waitFor()
      console.log(`${name}: ${presses.length} (${presses.join(', ')})`)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

interface Press {
  click(target: Locator, what: string): Promise<void>
  key(key: string): Promise<void>
}
const TEXT = 'Rang about the interview.'
const NOTE = 'textarea[aria-keyshortcuts="N"]'

/** The day of the agent, just signed in. */
async function firstPage(context: BrowserContext, origin: string): Promise<Page> {
  await context.request.post(`${origin}/api/identity/sign-in`, {
    headers: { origin },
    data: { email: DEMO_ACCOUNTS.agent.email, password: DEMO_PASSWORD },
  })
  const page = await context.newPage()
  await page.goto(`${origin}/agent/dashboard`)
  await page.getByRole('heading', { name: 'Clients to contact' }).waitFor()
  return page
}

async function byList(page: Page, { click }: Press): Promise<void> {
  const contacts = page.locator('li', { has: page.getByRole('link', { name: /^Call / }) })
  await click(contacts.first().getByRole('link').first(), 'name')
  await typeNote(page, () => click(page.locator(NOTE), 'field'))
  await click(page.getByRole('button', { name: 'Add note' }), 'Add note')
}

async function bySearch(page: Page, { click }: Press): Promise<void> {
  await click(page.getByRole('button', { name: /^Search or go to/ }), 'search')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('Amina Okafor')
  await click(page.getByRole('option', { name: /to write a note/ }), 'to write a note')
  await typeNote(page, () => click(page.locator(NOTE), 'field'))
  await click(page.getByRole('button', { name: 'Add note' }), 'Add note')
}

async function byKeyboard(page: Page, { key }: Press): Promise<void> {
  await key('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('Amina Okafor')
  const note = page.getByRole('option', { name: /to write a note/ })
  await note.waitFor()
  for (let presses = 0; presses < 20 && (await note.getAttribute('aria-selected')) !== 'true'; presses += 1)
    await key('ArrowDown')
  await key('Enter')
  await typeNote(page, () => key('n'))
  await key('Control+Enter')
}

/** Writes where the focus is once the page stands; only where it is elsewhere something more is pressed. */
async function typeNote(page: Page, goThere: () => Promise<void>): Promise<void> {
  const field = page.locator(NOTE)
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  if (!(await field.evaluate((element) => element === document.activeElement))) await goThere()
  await page.keyboard.type(TEXT)
}
