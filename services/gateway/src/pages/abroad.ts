import { BRAND, type Language, type PortalText, type ReservedPath } from '@onward/contracts'
import { MESSAGES } from '../messages'
import { LINE_STYLES, languageLinks, linesHtml, say } from './text-lines'

export const ABROAD_PATH = '/help/abroad' satisfies ReservedPath

/** Which lines stand under which heading; what administrators add stands in the last part. */
const PARTS = {
  compare: ['enic', 'papers', 'pay'],
  decides: [
    'nmc',
    'gmc',
    'gdc',
    'gphc',
    'hcpc',
    'social-work',
    'teaching',
    'early-years',
    'gas-safe',
    'sia',
    'construction',
    'driving',
    'law',
    'regulated-list',
  ],
  meanwhile: ['meanwhile'],
  english: ['esol', 'english-wales', 'english-scotland', 'english-ni', 'english-free'],
} as const satisfies Partial<Record<keyof (typeof MESSAGES)['en']['abroad'], readonly string[]>>
const KNOWN: ReadonlySet<string> = new Set(Object.values(PARTS).flat())

/** Nothing is fetched, nothing runs. */
export const abroadPolicy = (nonce: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`

/** The page for people who learned or worked in another country, drawn without scripts from administrators' lines. Pure. */
export function abroadPage(language: Language, nonce: string, entries: readonly PortalText[], now: Date): string {
  const texts = MESSAGES[language].abroad
  const { home, note } = MESSAGES[language].help
  const parts = [
    ...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((name) => ({
      name,
      lines: entries.filter(({ id }) => PARTS[name].some((one) => one === id)),
    })),
    { name: 'more' as const, lines: entries.filter(({ id }) => !KNOWN.has(id)) },
  ].filter(({ lines }) => lines.length > 0)
  const partHtml = ({ name, lines }: (typeof parts)[number]) => `<h2 id="part-${name}">${texts[name]}</h2>${
    name === 'decides' ? `<p>${texts.decidesLead}</p>` : ''
  }
<ul class="more">
${linesHtml(lines, language, now)}
</ul>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND} · ${texts.title}</title>
<style nonce="${nonce}">${LINE_STYLES}</style></head><body>
<header><a href="/">${say(home)}</a>${languageLinks(ABROAD_PATH, language)}</header>
<main><h1>${texts.title}</h1><p>${texts.lead}</p><p>${texts.private}</p>
<nav aria-label="${texts.contents}"><ul>${parts.map(({ name }) => `<li><a href="#part-${name}">${texts[name]}</a></li>`).join('')}</ul></nav>
${parts.map(partHtml).join('\n')}
<p>${say(note)}</p></main></body></html>`
}
