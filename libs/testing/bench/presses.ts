import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

/** Who is signed in, the page they begin on, how they go, and what says that it is done. */
interface Way {
  who: 'agent' | 'employer'
  path: string
  walk(page: Page, press: Press): Promise<void>
  done: string
}
const NOTE_OF_AGENT = { who: 'agent', path: '/agent/dashboard', done: 'Note added' } as const
const SHORTLIST = { who: 'employer', path: '/employer/dashboard', done: '(Shortlisted)' } as const
const WAYS: Readonly<Record<string, Way>> = {
  'case note, mouse, from "Clients to contact"': { ...NOTE_OF_AGENT, walk: byList },
  'case note, mouse, by search': { ...NOTE_OF_AGENT, walk: bySearch },
  'case note, keyboard': { ...NOTE_OF_AGENT, walk: byKeyboard },
  'CV read and person shortlisted, mouse': { ...SHORTLIST, walk: shortlist },
}

/** How often somebody presses a button, a link or a key from signing in until they are done; letters of texts are not counted. */
export async function measurePresses({ origin }: Portal): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const [name, { who, path, walk, done }] of Object.entries(WAYS)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await firstPage(context, origin, who, path)
      const presses: string[] = []
      await walk(page, {
        click: async (target, what) => {
          presses.push(what)
          await target.click()
        },
        key: async (key) => {
          presses.push(key)
          await page.keyboard.press(key)
        },
      })
      await page.getByText(done).first().waitFor()
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

/** Their first page, just signed in. */
async function firstPage(context: BrowserContext, origin: string, who: Way['who'], path: string): Promise<Page> {
  await context.request.post(`${origin}/api/identity/sign-in`, {
    headers: { origin },
    data: { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD },
  })
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await page.getByRole('heading', { name: /Clients to contact|What needs you today/ }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function shortlist(page: Page, { click }: Press): Promise<void> {
  await click(page.getByRole('link', { name: /new applications? to read/ }), 'new applications to read')
  await click(page.getByRole('button', { name: 'Read the CV' }), 'Read the CV')
  await page
    .getByRole('img', { name: /page 1/i })
    .first()
    .waitFor()
  await click(page.getByRole('button', { name: 'Shortlist', exact: true }), 'Shortlist')
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
