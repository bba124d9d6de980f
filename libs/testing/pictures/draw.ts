import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BRAND } from '@onward/contracts'
import { packageFolder } from '@onward/federation'
import { type Browser, chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'

/**
 * `npm run draw`: draws the portal's icons and its picture for sharing from the mark, into `shell/public`. What it writes is committed, so
 * that no build needs a browser.
 */
const GREEN = '#0b5b46'
const SUN = '<circle cx="26.5" cy="13.5" r="5.5" fill="#f2b233"/>'
const PATH =
  '<path d="M7 31.5c6.5-.5 8.5-4.5 12-8.5s7-5.5 14-5" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'
/** As `libs/ui` draws it. `radius` 0 fills the square, for phones that cut icons themselves. */
const mark = (radius: number, inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="${radius}" fill="${GREEN}"/>${inner || SUN + PATH}</svg>`
/** The drawing in the middle four fifths, which no mask cuts. */
const MASKABLE = mark(0, `<g transform="translate(6 6) scale(.7)">${SUN}${PATH}</g>`)

const SHARED = { width: 1200, height: 630 }
const shared = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#e4f1ea"/><circle cx="930" cy="330" r="130" fill="#f2b233"/>
<path fill="#a9d3bf" d="M0 630V470c160-10 300-50 470-44s280 30 440-20 190-70 290-80v304z"/>
<path fill="#2f8567" d="M0 630v-96c200-22 380-18 560-30s330 6 460-36 120-50 180-60v222z"/>
<path fill="${GREEN}" d="M0 630v-40c260-34 520 2 760-18s300-30 440-60v118z"/>
<svg x="80" y="80" width="120" height="120" viewBox="0 0 40 40">${mark(11).replace(/<\/?svg[^>]*>/g, '')}</svg>
<text x="228" y="166" font-family="sans-serif" font-weight="700" font-size="76" fill="#14231f">${BRAND}</text></svg>`

async function drawn(browser: Browser, svg: string, width: number, height = width): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(
      `<body style="margin:0">${svg.replace('<svg ', `<svg width="${width}" height="${height}" style="display:block" `)}`,
    )
    return await page.screenshot({ omitBackground: true })
  } finally {
    await page.close()
  }
}

/** An `.ico` of PNG pictures, as every browser in use reads it. */
function icon(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const folder = path.join(packageFolder('shell'), 'public')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await chromiumPackage.executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawn(browser, mark(11), size) })))
  const files: Record<string, Buffer | string> = {
    'favicon.ico': icon(small),
    'icon.svg': `${mark(11).replace('<rect', `<title>${BRAND}</title>\n<rect`)}\n`,
    'icon-192.png': await drawn(browser, mark(11), 192),
    'icon-512.png': await drawn(browser, mark(11), 512),
    'icon-maskable.png': await drawn(browser, MASKABLE, 512),
    'apple-touch-icon.png': await drawn(browser, mark(0), 180),
    'share.png': await drawn(browser, shared, SHARED.width, SHARED.height),
  }
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folder, name), bytes)
    console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}
