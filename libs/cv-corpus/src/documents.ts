import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import chromiumBinary from '@sparticuz/chromium'
import type { LabelledCv } from './labels'
import type { Rendering } from './layouts'
import { escaped, fileNameOf, isLetterhead, renderingsOf } from './layouts'
import { FONT_ORIGIN, FONTS, webPage } from './web-page'
import { wordFile } from './word-file'

/** Pages that a browser printed; they may be deleted at any time. */
export const CACHE = fileURLToPath(new URL('../../../.cache/cv-corpus/', import.meta.url))
const COMMITTED = fileURLToPath(new URL('../documents/', import.meta.url))

/** A page of a labelled CV. */
export interface CorpusPage {
  cv: LabelledCv
  rendering: Rendering
  file: string
  read: () => Buffer
}
/** Called after each page that was made. */
export type OnProgress = (made: number, of: number) => void

interface PrintJob {
  path: string
  html: string
  header: string | null
  font: string
}

/**
 * The pages that are planned for these CVs, or those of `only` some of them. What a browser is to print and is not in the cache is printed first, ten a second.
 */
export async function pagesOf(
  cvs: readonly LabelledCv[],
  { only = cvs, onProgress = () => {} }: { only?: readonly LabelledCv[]; onProgress?: OnProgress } = {},
): Promise<CorpusPage[]> {
  const byId = new Map(only.map((cv) => [cv.id, cv]))
  const jobs: PrintJob[] = []
  const pages = renderingsOf(cvs).flatMap((rendering): CorpusPage[] => {
    const cv = byId.get(rendering.cv)
    if (!cv) return []
    const file = fileNameOf(rendering)
    const page = (read: () => Buffer): CorpusPage[] => [{ cv, rendering, file, read }]
    if (rendering.maker === 'writer') return page(() => readFileSync(`${COMMITTED}${file}`))
    const font = fontOf(file)
    if (rendering.maker === 'script') return page(() => wordFile(cv, rendering.layout, font))
    const job = printJob(cv, rendering, font)
    if (!existsSync(job.path)) jobs.push(job)
    return page(() => readFileSync(job.path))
  })
  if (jobs.length > 0) await print(jobs, onProgress)
  return pages
}

/** By the letters of the page's name, so that a further page changes no other's. */
const fontOf = (file: string): string => {
  const names = Object.keys(FONTS)
  return names[createHash('sha256').update(file).digest().readUInt32BE() % names.length] as string
}

/** A page's name in the cache holds a hash of what is printed: a changed CV is printed anew. */
function printJob(cv: LabelledCv, rendering: Rendering, font: string): PrintJob {
  const isHeaded = rendering.layout === 'letterhead'
  const rest = { ...cv, lines: cv.lines.filter((line) => !isLetterhead(line)) }
  const html = webPage(isHeaded ? rest : cv, rendering.layout, font)
  const header = isHeaded
    ? cv.lines
        .filter(isLetterhead)
        .map(({ text }) => `<div>${escaped(text)}</div>`)
        .join('')
    : null
  const hash = createHash('sha256')
    .update(JSON.stringify([html, header]))
    .digest('hex')
    .slice(0, 12)
  return { path: `${CACHE}${fileNameOf(rendering).replace(/pdf$/, `${hash}.pdf`)}`, html, header, font }
}

async function print(jobs: readonly PrintJob[], onProgress: OnProgress): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const browser = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.route(`${FONT_ORIGIN}**`, (route) => {
      const [font = '', style = ''] = route.request().url().slice(FONT_ORIGIN.length).split('/').map(decodeURIComponent)
      const file = FONTS[font]?.[style === 'bold' ? 'bold' : 'regular']
      return file
        ? route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' }, contentType: 'font/ttf' })
        : route.abort()
    })
    for (const [i, { path, html, header, font }] of jobs.entries()) {
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      const small = (inner: string) => `<div style="font:9px '${font}';margin:0 17mm;width:100%">${inner}</div>`
      await page.pdf({
        path: `${path}.part`,
        format: 'A4',
        margin: { top: header === null ? '16mm' : '45mm', bottom: '16mm', left: '17mm', right: '17mm' },
        printBackground: true,
        ...(header === null
          ? {}
          : {
              displayHeaderFooter: true,
              headerTemplate: small(header),
              footerTemplate: small('Page <span class="pageNumber"></span> of <span class="totalPages"></span>'),
            }),
      })
      // A run that is stopped leaves no half page behind.
      renameSync(`${path}.part`, path)
      onProgress(i + 1, jobs.length)
    }
  } finally {
    await browser.close()
  }
}
