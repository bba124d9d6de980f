import { BRAND, type Language, type ReservedPath } from '@onward/contracts'

export const CRISIS_PATH = '/help/crisis' satisfies ReservedPath

interface Line {
  /** What to dial or open. */
  href: string
  action: string
  text: string
}
interface CrisisTexts {
  title: string
  lead: string
  lines: readonly Line[]
  private: string
  home: string
  other: { language: Language; label: string }
}

const TEXTS: Readonly<Record<Language, CrisisTexts>> = {
  en: {
    title: 'Crisis support',
    lead: 'You do not have to cope alone. These people are there day and night, and every call here is free.',
    lines: [
      { href: 'tel:999', action: 'Call 999', text: 'If someone’s life is in danger now, yours or another person’s.' },
      {
        href: 'tel:111',
        action: 'Call NHS 111',
        text: 'If you need help today and it is not an emergency, for body or mind.',
      },
      {
        href: 'tel:116123',
        action: 'Call Samaritans on 116 123',
        text: 'To talk to someone who listens, about anything, at any time.',
      },
      { href: 'sms:85258?body=SHOUT', action: 'Text SHOUT to 85258', text: 'If you would rather write than talk.' },
    ],
    private: `We do not note who opens this page. Nobody at ${BRAND} reads messages at night, so please call one of these numbers.`,
    home: `Back to ${BRAND}`,
    other: { language: 'cy', label: 'Cymraeg' },
  },
  cy: {
    title: 'Cymorth mewn argyfwng',
    lead: 'Does dim rhaid i chi ymdopi ar eich pen eich hun. Mae’r bobl hyn yno ddydd a nos, ac mae pob galwad yma am ddim.',
    lines: [
      { href: 'tel:999', action: 'Ffoniwch 999', text: 'Os yw bywyd rhywun mewn perygl nawr, chi neu rywun arall.' },
      {
        href: 'tel:111',
        action: 'Ffoniwch GIG 111',
        text: 'Os oes angen help arnoch heddiw ac nad yw’n argyfwng, ar gyfer y corff neu’r meddwl.',
      },
      {
        href: 'tel:116123',
        action: 'Ffoniwch y Samariaid ar 116 123',
        text: 'I siarad â rhywun sy’n gwrando, am unrhyw beth, ar unrhyw adeg.',
      },
      {
        href: 'sms:85258?body=SHOUT',
        action: 'Anfonwch neges destun SHOUT i 85258',
        text: 'Os yw’n well gennych ysgrifennu na siarad.',
      },
    ],
    private: `Nid ydym yn cofnodi pwy sy’n agor y dudalen hon. Does neb yn ${BRAND} yn darllen negeseuon gyda’r nos, felly ffoniwch un o’r rhifau hyn.`,
    home: `Yn ôl i ${BRAND}`,
    other: { language: 'en', label: 'English' },
  },
}

/** Crisis support: no script, no other file, no session, so that it is there whatever else fails. */
export function crisisPage(language: Language, nonce: string): string {
  const texts = TEXTS[language]
  const lines = texts.lines.map(({ href, action, text }) => `<li><a href="${href}">${action}</a><p>${text}</p></li>`).join('\n')
  const { other } = texts
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND} · ${texts.title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--line:#74847e;--accent:#0b5b46}
@media (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--line:#82958e;--accent:#7fd4b4}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{display:flex;justify-content:space-between;align-items:center}
a{color:var(--accent)}header a{display:inline-block;padding:10px 0}
a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px;border-radius:4px}
h1{margin:8px 0;font-size:1.75rem;line-height:1.25}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px 16px}
li a{display:block;padding:6px 0;font-size:1.375rem;font-weight:700}
li p{margin:0}
</style></head><body>
<header><a href="/">${texts.home}</a><a href="${CRISIS_PATH}?lang=${other.language}" lang="${other.language}" hreflang="${other.language}">${other.label}</a></header>
<main><h1>${texts.title}</h1><p>${texts.lead}</p>
<ul>
${lines}
</ul>
<p>${texts.private}</p></main></body></html>`
}
