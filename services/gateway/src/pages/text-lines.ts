import { BRAND, fillText, LANGUAGE_NAMES, LANGUAGES, type Language, londonDay, type PortalText, textIn } from '@onward/contracts'
import { MESSAGES } from '../messages'
import { oldestCheck } from '../texts/rules'
import { escapeHtml } from './document'
import { dayIn } from './job-page'

/** Numbers are never broken between two lines. */
const withWholeNumbers = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00a0')

/** A text of the page itself. */
export const say = (text: string) => escapeHtml(fillText(text, { brand: BRAND }))

const said = (tag: string, language: Language, { text, lang }: ReturnType<typeof textIn>) =>
  text && `<${tag}${lang === language ? '' : ` lang="${lang}"`}>${withWholeNumbers(escapeHtml(text))}</${tag}>`

/** Lines of administrators as list items: each with its anchor, where it comes from and who compared it. Pure. */
export function linesHtml(entries: readonly PortalText[], language: Language, now: Date): string {
  const texts = MESSAGES[language].help
  const sourceOf = (source: string) =>
    `<a href="${escapeHtml(source)}" rel="noreferrer">${texts.source}: ${escapeHtml(new URL(source).host.replace(/^www\./, ''))}</a>`
  const checkedText = (day: string | null) =>
    day === null
      ? texts.unchecked
      : fillText(day < oldestCheck(londonDay(now)) ? texts.stale : texts.checked, { day: dayIn(language, day) })
  return entries
    .map(({ id, title, text, hours, link, source, checkedOn }) => {
      const name = said('strong', language, textIn(title, language))
      return [
        `<li id="${escapeHtml(id)}">${link ? `<a href="${escapeHtml(link)}" rel="noreferrer">${name}</a>` : name}`,
        said('p', language, textIn(text, language)),
        said('p', language, textIn(hours, language)).replace('<p', '<p class="hours"'),
        source ? `<p class="source">${sourceOf(source)}<br>${checkedText(checkedOn)}</p></li>` : '</li>',
      ].join('')
    })
    .join('\n')
}

/** The way to a page in the other languages. */
export const languageLinks = (path: string, language: Language): string =>
  LANGUAGES.filter((other) => other !== language)
    .map((other) => `<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`)
    .join('')

/** Styles of pages that show such lines. */
export const LINE_STYLES = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--soft:#465a54;--line:#74847e;--accent:#0b5b46;--on-accent:#fff}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--soft:#b6c4be;--line:#82958e;--accent:#7fd4b4;--on-accent:#0f1715}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;align-items:center;background:var(--paper)}
a{color:var(--accent)}header a{display:inline-block;padding:10px 0}
a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px;border-radius:4px}
a.leave{padding:10px 20px;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
h1{margin:8px 0;font-size:1.75rem;line-height:1.25}h2{margin:40px 0 8px;font-size:1.375rem;line-height:1.25}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px 16px;overflow-wrap:anywhere}
li>a,li>strong{display:block;padding:6px 0;font-size:1.375rem;line-height:1.3;font-weight:700}
.more li>a,.more li>strong{font-size:1.1875rem}
li p{margin:0}li p+p{margin-top:4px}.hours{font-weight:600}.source{color:var(--soft);font-size:.9375rem}.source a{display:inline-block;padding:2px 0}
nav ul{margin:12px 0;gap:0}nav li{border:0;background:none;padding:0}nav li>a{font-size:1.125rem;font-weight:400}
li:target{border-color:var(--accent);box-shadow:0 0 0 2px var(--accent)}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#000;--accent:#000}header{display:none}li{break-inside:avoid}}
`
