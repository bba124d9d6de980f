import type { Language } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import { employerInitials } from '@onward/contracts/jobs/employer-initials'
import type { JobListing } from '@onward/contracts/jobs/public-jobs'
import type en from './messages/en.json'
import { fillTemplate } from './template'

const MESSAGES = catalogueFiles<typeof en>(import.meta.url, './messages')

const TEMPLATE = `<style nonce="{{nonce}}">
.public-job{max-width:calc(var(--ow-measure) + 2 * var(--ow-5));margin-inline:auto;padding:var(--ow-5) var(--ow-4) var(--ow-8)}
.public-job header{display:flex;gap:var(--ow-4);align-items:start}.public-job h1{margin:0}
.public-job .mark{display:grid;place-items:center;flex:none;overflow:hidden;width:3.5rem;height:3.5rem;border:1px solid var(--ow-line);border-radius:var(--ow-radius);background:var(--ow-sunken);color:var(--ow-ink-soft);font-weight:750}.public-job .mark img{display:block;width:100%;height:100%;background:#fff}
.public-job dl{display:grid;grid-template-columns:max-content 1fr;gap:var(--ow-2) var(--ow-4);margin-block:var(--ow-4)}
.public-job dt{color:var(--ow-ink-soft)}.public-job dd{font-weight:600}
.public-job h2{margin-block:var(--ow-5) var(--ow-3);font-size:var(--ow-h3)}
.public-job .text{white-space:pre-line}
.public-job .apply{display:inline-flex;align-items:center;min-height:48px;padding-inline:24px;border-radius:var(--ow-radius);background:var(--ow-accent);color:var(--ow-on-accent);font-weight:650;text-decoration:none}
</style>
<article class="public-job"><header><span class="mark" aria-hidden="true">{{#logo}}<img src="{{url}}" alt="" width="56" height="56">{{/logo}}{{^logo}}{{initials}}{{/logo}}</span>
<div><h1>{{title}}</h1><p>{{company}}</p></div></header>
<dl>{{#facts}}<dt>{{name}}</dt><dd>{{value}}</dd>{{/facts}}</dl>
<p><a class="apply" href="/login?next=%2Fjobs%2F{{id}}">{{apply}}</a></p>
<h2>{{about}}</h2><p class="text">{{description}}</p>{{#isList}}<ul>{{#points}}<li>{{text}}</li>{{/points}}</ul>{{/isList}}
<p><a href="/?show=all">{{more}}</a></p></article>`

const POINT = /^- /
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An open advert as anybody may read it before any script runs; everything in it is text. */
export function jobPage(id: string, listing: JobListing, language: Language, nonce: string): string {
  const { job: texts } = MESSAGES[language]
  const type = Object.hasOwn(texts.types, listing.type) ? texts.types[listing.type as keyof typeof texts.types] : ''
  const [year, month, day] = (listing.closesOn ?? '').split('-')
  const facts = [
    { name: texts.pay, value: listing.salary || texts.payNotSaid },
    { name: texts.type, value: type },
    {
      name: texts.place,
      value: [listing.place, listing.county, listing.isRemote ? texts.fromHome : ''].filter(Boolean).join(', '),
    },
    { name: texts.closes, value: listing.closesOn ? `${day}/${month}/${year}` : '' },
  ].filter(({ value }) => value !== '')
  const all = lines(listing.description)
  const points = all.filter((line) => POINT.test(line)).map((line) => ({ text: line.replace(POINT, '') }))
  return fillTemplate(TEMPLATE, {
    nonce,
    id,
    title: listing.title,
    company: listing.company,
    logo: listing.logo === null ? [] : [{ url: listing.logo }],
    initials: employerInitials(listing.company),
    facts,
    apply: texts.apply,
    about: texts.about,
    more: texts.more,
    // One text, as the page of the front end has it: the largest thing on the screen is then there from the start.
    description: all.filter((line) => !POINT.test(line)).join('\n\n'),
    isList: points.length > 0,
    points,
  })
}
