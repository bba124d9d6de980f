/**
 * Prints the JSON Resume samples through other people's themes into `others/`: `node --import tsx libs/cv-engine/eval/render-others.ts <folder>`.
 * The folder is one outside the product in which the themes of `others/ATTRIBUTION.md` were installed; the product does not depend on them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import chromiumBinary from '@sparticuz/chromium'

const THEMES = ['class', 'elegant', 'flat', 'kendall', 'macchiato', 'onepage', 'stackoverflow']
interface Theme {
  render: (resume: unknown) => string | Promise<string>
}
const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'))
const folder = fileURLToPath(new URL('./others/', import.meta.url))
const browser = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), args: ['--no-sandbox'] })
const page = await browser.newPage()
// A theme that asks for a font or a picture of the web gets none.
await page.route(/^https?:/, (route) => route.abort())
for (const sample of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const resume: unknown = JSON.parse(readFileSync(join(folder, sample), 'utf8'))
  for (const name of THEMES) {
    try {
      const theme = load(`jsonresume-theme-${name}`) as Theme
      await page.setContent(await theme.render(structuredClone(resume)), { waitUntil: 'domcontentloaded' })
      const target = join(folder, `${sample.slice(0, -'.json'.length)}.${name}`)
      await page.emulateMedia({ media: 'print' })
      // biome-ignore lint/performance/useDomNodeTextContent: the words that are shown, not those of styles and scripts.
      writeFileSync(`${target}.txt`, await page.locator('body').innerText())
      await page.pdf({
        path: `${target}.pdf`,
        format: 'A4',
        margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
      })
    } catch (error) {
      console.error(`${sample} by ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
}
await browser.close()
