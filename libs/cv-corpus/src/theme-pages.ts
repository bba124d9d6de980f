import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import chromiumBinary from '@sparticuz/chromium'
import type { OnProgress } from './documents'
import { CACHE } from './documents'
import type { LabelledCv } from './labels'
import { parseCv } from './labels'
import { labelledPage, withSigns } from './marked-resume'
import { readJson } from './people'
import { TEACHING_THEMES } from './themes'

const PAGES_OF_A_RESUME = 4

interface Theme {
  render: (resume: unknown) => string | Promise<string>
}

/** Installs themes into the cache, where no package of the product sees them, without running their scripts. */
function installThemes(versions: Readonly<Record<string, string>>): (theme: string) => Theme {
  const packages = Object.fromEntries(Object.entries(versions).map(([name, version]) => [`jsonresume-theme-${name}`, version]))
  const manifest = JSON.stringify({ private: true, dependencies: packages }, null, 2)
  const folder = `${CACHE}themes-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}/`
  const installed = `${folder}installed`
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}package.json`, manifest)
    console.error('Installing themes of JSON Resume …')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    writeFileSync(installed, '')
  }
  const load = createRequire(`${folder}package.json`)
  return (theme) => load(`jsonresume-theme-${theme}`) as Theme
}

/**
 * Prints résumés by themes: `<person>.<theme>.pdf` into the folder. Answers what each page's words are, as a CV with its labels in the text.
 * A résumé tries the themes from its own place in their order until `most` have printed it.
 */
export async function printResumes(
  resumes: Readonly<Record<string, object>>,
  versions: Readonly<Record<string, string>>,
  folder: string,
  most: number,
  onProgress: OnProgress = () => {},
): Promise<Map<string, string>> {
  const load = installThemes(versions)
  const names = Object.keys(versions)
  const browser = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    // A theme that asks for a font or a picture of the web gets none.
    await page.route(/^https?:/, (route) => route.abort())
    await page.emulateMedia({ media: 'print' })
    /** What the theme's page of this résumé shows. */
    const textOf = async (theme: string, resume: unknown): Promise<string> => {
      await page.setContent(await load(theme).render(structuredClone(resume)), { waitUntil: 'domcontentloaded' })
      // biome-ignore lint/performance/useDomNodeTextContent: the words that are shown, not those of styles and scripts.
      return page.locator('body').innerText()
    }
    const pages = new Map<string, string>()
    const people = Object.entries(resumes)
    for (const [k, [person, resume]] of people.entries()) {
      const signed = withSigns(resume)
      const first = (k * 3) % names.length
      let printed = 0
      for (const theme of most < names.length ? [...names.slice(first), ...names] : names) {
        if (printed === most) break
        try {
          const labelled = labelledPage(await textOf(theme, signed.resume), signed.values, `theme: ${theme}`)
          await textOf(theme, resume)
          const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' }
          await page.pdf({ path: `${folder}${person}.${theme}.pdf`, format: 'A4', margin })
          pages.set(`${person}.${theme}`, labelled)
          printed++
        } catch (error) {
          // Some themes cannot do without what this résumé leaves out.
          console.error(`${person} by ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        }
      }
      onProgress(k + 1, people.length)
    }
    return pages
  } finally {
    await browser.close()
  }
}

/** Résumés printed by themes that are not counted, which teach the taggers: each page with its labels. */
export async function teachingPages(onProgress?: OnProgress): Promise<{ file: string; cv: LabelledCv; read: () => Buffer }[]> {
  const resumes = readJson('json-resumes.json')
  // Old themes read the employer where the format had it at first; half of those who use them have moved it, and show none.
  for (const [k, resume] of Object.values(resumes).entries())
    if (k % 2 === 0) for (const job of (resume as { work?: Record<string, unknown>[] }).work ?? []) job.company = job.name
  const hash = createHash('sha256')
    .update(JSON.stringify([resumes, TEACHING_THEMES]))
    .digest('hex')
    .slice(0, 12)
  const folder = `${CACHE}resumes-${hash}/`
  if (!existsSync(folder)) {
    const part = `${CACHE}resumes-part/`
    rmSync(part, { recursive: true, force: true })
    mkdirSync(part, { recursive: true })
    for (const [page, labelled] of await printResumes(resumes, TEACHING_THEMES, part, PAGES_OF_A_RESUME, onProgress))
      writeFileSync(`${part}${page}.cv`, labelled)
    renameSync(part, folder)
  }
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cv'))
    .sort()
    .map((name) => {
      const page = name.slice(0, -'.cv'.length)
      const cv = parseCv(page, readFileSync(`${folder}${name}`, 'utf8'))
      return { file: `${page}.pdf`, cv, read: () => readFileSync(`${folder}${page}.pdf`) }
    })
}
