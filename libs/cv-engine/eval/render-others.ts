/**
 * Prints résumés through other people's themes: `node --import tsx libs/cv-engine/eval/render-others.ts <folder> [what]`. The folder is one outside
 * the product in which the themes of `others/ATTRIBUTION.md` and `resumes/ATTRIBUTION.md` were installed; the product does not depend on them. What is `others` (the samples,
 * each by every theme that is counted) or `resumes` (those that teach, each by four other themes). Beside each page stands what its words are.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import chromiumBinary from '@sparticuz/chromium'
import { labelledPage, withSigns } from './marked-resume'

const COUNTED = ['class', 'elegant', 'flat', 'kendall', 'macchiato', 'onepage', 'stackoverflow']
const TEACHING =
  'short paper slick modern crisp eloquent compact srt rocketspacer full mantra actual wraypro cora orbit rnord standard-resume simple-red projects autumn jacrys pumpkin dave'.split(
    ' ',
  )
interface Theme {
  render: (resume: unknown) => string | Promise<string>
}
const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'))
const what = process.argv[3] === 'resumes' ? 'resumes' : 'others'
const folder = fileURLToPath(new URL(`./${what}/`, import.meta.url))
const browser = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), args: ['--no-sandbox'] })
const page = await browser.newPage()
// A theme that asks for a font or a picture of the web gets none.
await page.route(/^https?:/, (route) => route.abort())
await page.emulateMedia({ media: 'print' })

/** What the theme's page of this résumé shows. */
async function shown(theme: string, resume: unknown): Promise<string> {
  const { render } = load(`jsonresume-theme-${theme}`) as Theme
  await page.setContent(await render(structuredClone(resume)), { waitUntil: 'domcontentloaded' })
  // biome-ignore lint/performance/useDomNodeTextContent: the words that are shown, not those of styles and scripts.
  return page.locator('body').innerText()
}
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'))
for (const [k, sample] of samples.entries()) {
  const resume = JSON.parse(readFileSync(join(folder, sample), 'utf8'))
  // Old themes read the employer where the format had it at first; half of those who use them have moved it, and show none.
  if (what === 'resumes' && k % 2 === 0) for (const job of resume.work ?? []) job.company = job.name
  const signed = withSigns(resume)
  const first = what === 'others' ? 0 : k * 3
  const themes = what === 'others' ? COUNTED : [...TEACHING.slice(first % TEACHING.length), ...TEACHING]
  let printed = 0
  for (const theme of themes) {
    if (what === 'resumes' && printed === 4) break
    try {
      const target = join(folder, `${sample.slice(0, -'.json'.length)}.${theme}`)
      const labelled = labelledPage(await shown(theme, signed.resume), signed.values, `theme: ${theme}`)
      await shown(theme, resume)
      await page.pdf({
        path: `${target}.pdf`,
        format: 'A4',
        margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
      })
      writeFileSync(`${target}.cv`, labelled)
      printed++
    } catch (error) {
      // Some themes cannot do without what this résumé leaves out.
      console.error(`${sample} by ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
}
await browser.close()
