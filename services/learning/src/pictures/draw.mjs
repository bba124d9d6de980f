// Draws the badges' pictures: `node services/learning/src/pictures/draw.mjs` writes one PNG for each badge beside this file.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium as browser } from '@playwright/test'
import chromium from '@sparticuz/chromium'

const BADGES = {
  'cv-cover-letter-basics': {
    lines: ['CV & Cover', 'Letter Basics'],
    level: 'Foundation',
    mark: 'M-44 -56h62l26 26v86h-88zM-24 -16h48M-24 6h48M-24 28h30',
  },
  'interview-preparation': {
    lines: ['Interview', 'Preparation'],
    level: 'Advanced',
    mark: 'M-56 -44h80v56h-44l-22 20v-20h-14zM40 -14h18v52h-12v18l-20 -18h-34v-12',
  },
  'workplace-readiness': {
    lines: ['Workplace', 'Readiness'],
    level: 'Expert',
    mark: 'M-56 -26h112v74h-112zM-20 -26v-20h40v20M-56 6h46M10 6h46M-10 -2h20v18h-20z',
  },
}
const font = await readFile(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
)
const svg = ({
  lines,
  level,
  mark,
}) => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-200 -200 400 400">
<path d="M0 -190 164.5 -95V95L0 190 -164.5 95V-95Z" fill="#0B5B46"/>
<path d="M0 -172 149 -86V86L0 172 -149 86V-86Z" fill="none" stroke="#F2B233" stroke-width="5"/>
<g transform="translate(0 -62)" fill="none" stroke="#FBFAF6" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"><path d="${mark}"/></g>
<g font-family="A" text-anchor="middle" fill="#FBFAF6"><text y="36" font-size="34" font-weight="700">${lines[0].replace('&', '&amp;')}</text><text y="74" font-size="34" font-weight="700">${lines[1]}</text>
<text y="112" font-size="22" fill="#F2B233">${level}</text><text y="142" font-size="18">Onward</text></g></svg>`
const open = await browser.launch({
  executablePath: await chromium.executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const page = await open.newPage({ viewport: { width: 400, height: 400 } })
for (const [name, badge] of Object.entries(BADGES)) {
  await page.setContent(
    `<style>@font-face{font-family:A;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:200 800}body{margin:0;background:none}svg{display:block}</style>${svg(badge)}`,
  )
  await page.evaluate(() => document.fonts.ready)
  await writeFile(new URL(`./${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }))
}
await open.close()
