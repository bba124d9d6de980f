import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './portal-test'

const MOST_TABS = 150

/** Goes there as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Finding it by role and name again at each key would take longer than the key.
  let element = await target.elementHandle()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const at = await element?.evaluate((one) =>
      one === document.activeElement ? 'there' : one.isConnected ? 'elsewhere' : 'gone',
    )
    if (at === 'there') return
    if (at === 'gone') element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached by the keyboard`)
}
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
/** Opens a menu and takes one of its entries. */
export async function pressInMenu(page: Page, menu: Locator, entry: string): Promise<void> {
  await press(page, menu)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const wanted = page.getByRole('menuitem', { name: entry, exact: true })
  const hasFocus = () => wanted.evaluate((one) => one === document.activeElement)
  // A menu that has just opened may take the focus to its first entry once more, after the first keys of somebody this quick.
  await expect(async () => {
    for (let left = await page.getByRole('menuitem').count(); left > 0 && !(await hasFocus()); left--)
      await page.keyboard.press('ArrowDown')
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
    expect(await hasFocus()).toBe(true)
  }).toPass()
  await page.keyboard.press('Enter')
}
/** Presses the button or link of that name. */
export const pressNamed = (page: Page, name: string | RegExp): Promise<void> =>
  press(page, page.getByRole('button', { name }).or(page.getByRole('link', { name })).first())
/** Writes into a field instead of what stands there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Asks services as the page of a person would. */
export function asker(context: BrowserContext, origin: string) {
  return async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`/api${path}`, { method, headers: { origin }, ...(data && { data }) })
    expect(answer.status(), `${method} ${path}: ${answer.ok() ? '' : await answer.text()}`).toBeLessThan(300)
    return answer.json()
  }
}
export type Ask = ReturnType<typeof asker>
