import type { BoardJob } from '@onward/contracts/jobs/board'
import { ACCESSIBILITY_FEATURES, featurePlace, WORKPLACE_FEATURES } from '@onward/contracts/jobs/job-facts'
import { inEachLanguage, type Language } from '@onward/contracts/language'
import { formatDay, formatMoney } from '@onward/portal-kit/i18n'
import { markTemplate, type Prerendered, put, section } from '@onward/portal-kit/prerender'
import { EmployerMark } from '@onward/ui/job'
import type { ReactNode } from 'react'
import { ConfidentLine, type EmployerFacts, EmployerView } from './AboutEmployer'
import { daysUntil } from './days'
import { Facts } from './Facts'
import { DaysLeft, JobView, Posted } from './JobPage'
import { NamesHidden } from './NamesHidden'
import { Support } from './Support'

// The advert template for visitors, filled in by the gateway. The page is rendered once with a job that states everything; parts that depend on the
// job are rendered separately and become sections of the template.

const PAGE = 'job'
const path = '/jobs/x'
const FIRST_DAY = '2099-01-31'
const LAST_DAY = '2099-02-28'
const HOURS = 31
const POUNDS = 1003
const DAY_MS = 86_400_000

const JOB: BoardJob = {
  id: '{{id}}',
  title: '{{title}}',
  writtenIn: '{{writtenIn}}' as 'en',
  company: '{{company}}',
  logo: '{{logo}}',
  department: '',
  location: '{{place}}',
  pay: { minimum: POUNDS, maximum: POUNDS, period: 'hour' },
  salary: '',
  hoursPerWeek: HOURS,
  // An unknown type is shown as it is.
  type: '{{type}}' as 'full-time',
  description: '{{description}}',
  requirements: ['{{requirement}}'],
  isRemoteAvailable: true,
  isDisabilityFriendly: true,
  benefitsTransitionSupport: true,
  accessibilityFeatures: [...ACCESSIBILITY_FEATURES, '{{feature}}'],
  workplaceFeatures: [...WORKPLACE_FEATURES],
  startsOn: FIRST_DAY,
  closesOn: LAST_DAY,
  postedAt: '2026-01-01T00:00:00.000Z',
  miles: null,
  travel: null,
  open: true,
  anonymous: true,
  match: null,
  saved: false,
  applicationId: null,
}
const LITTLE: BoardJob = { ...JOB, pay: null, salary: '{{pay}}', hoursPerWeek: null, isRemoteAvailable: false, startsOn: null }
const EMPLOYER: EmployerFacts = {
  name: '{{employer}}',
  whatWeDo: '{{whatWeDo}}',
  writtenIn: '{{whatWeDoIn}}' as 'en',
  website: 'https://{{website}}',
  confident: { level: 'committed', confirmed: true },
}
const LEVELS = ['committed', 'employer', 'leader'] as const
/** Covers every plural form. */
const COUNTS = [1, 2, 3, 6, 10, 0]

const part = (name: string) => `${PAGE}-part-${name}`
const PARTS: Readonly<Record<string, ReactNode>> = {
  facts: <Facts job={JOB} />,
  'few-facts': <Facts job={LITTLE} />,
  logo: <EmployerMark name="{{company}}" logo="{{logo}}" large />,
  initials: <EmployerMark name="{{company}}" large />,
  support: <Support job={JOB} level={2} hint />,
  hidden: <NamesHidden company="{{company}}" />,
  employer: <EmployerView employer={EMPLOYER} />,
  'days-left': <DaysLeft count={daysUntil(LAST_DAY)} />,
  posted: <Posted at={JOB.postedAt} />,
  'posted-today': <Posted at={new Date().toISOString()} />,
  ...Object.fromEntries(
    COUNTS.flatMap((count) => [
      [`days-left-${count}`, <DaysLeft key={count} count={count} />],
      [`posted-${count}`, <Posted key={count} at={new Date(Date.now() - count * DAY_MS - 1).toISOString()} />],
    ]),
  ),
  ...Object.fromEntries(
    LEVELS.flatMap((level) =>
      [true, false].map((confirmed) => [
        `confident-${level}-${confirmed}`,
        <ConfidentLine key={level} level={level} confirmed={confirmed} />,
      ]),
    ),
  ),
}

/** The page and its parts, for `prerender`. */
export const jobParts = {
  [PAGE]: { path, element: <JobView job={JOB} employer={<EmployerView employer={EMPLOYER} />} /> },
  ...Object.fromEntries(Object.entries(PARTS).map(([name, element]) => [part(name), { path, element }])),
}

/** Makes every innermost element of that name that contains the text a section. */
function sectioned(page: string, element: string, text: string, name: string): string {
  const found = new RegExp(`<${element}(?=[ >])(?:(?!<${element}[ >]).)*?${text}.*?</${element}>`, 'gs')
  if (!found.test(page)) throw new Error(`The advert has no ${element} with ${text}`)
  return page.replace(found, (html) => section(name, html))
}

/** Replaces a number in the text, not in tags. */
const withPlace = (html: string, number: number, name: string): string =>
  html.replace(/>[^<]*</g, (text) => text.replace(String(number), `{{${name}}}`))

/** A text in every plural form: `{{#days_few}}…{{/days_few}}`. */
function counted(language: Language, name: string, drawn: (count: number) => string, counts = COUNTS): string {
  const rules = new Intl.PluralRules(language)
  const forms = new Map<string, number>()
  for (const count of counts) {
    const form = rules.select(count)
    if (!forms.has(form)) forms.set(form, count)
  }
  return [...forms].map(([form, count]) => section(`${name}_${form}`, withPlace(drawn(count), count, name))).join('')
}

/** Pay, hours, travel and start, each stated or not stated. */
function factsOf(all: string, few: string, language: Language): string {
  const each = (html: string) => html.match(/<div><dt>.*?<\/dd><\/div>/gs) ?? []
  const [pay = '', hours = '', home = '', start = ''] = each(all)
  const [, noHours = '', place = '', noStart = ''] = each(few)
  const facts = [
    pay
      .replace(new RegExp(`${formatMoney(POUNDS)}[^<]*`), '{{pay}}')
      .replace(/<small>.*?<\/small>/s, (week) => section('week', week.replace(formatMoney(HOURS * POUNDS), '{{week}}'))),
    section('hours', withPlace(hours, HOURS, 'hours'), noHours),
    section('isRemote', home, place),
    section('start', start.replace(formatDay(FIRST_DAY, language), '{{start}}'), noStart),
  ]
  return all.replace(each(all).join(''), () => facts.join(''))
}

/** Workplace features in the advert's order; unknown ones as written. */
function supportOf(drawn: string): string {
  const [disability = '', benefits = '', ...features] = drawn.match(/<li>.*?<\/li>/gs) ?? []
  const known = [...ACCESSIBILITY_FEATURES, '', ...WORKPLACE_FEATURES].map((feature, index) =>
    section(feature ? featurePlace(feature) : 'feature', features[index] ?? ''),
  )
  const list = [
    section('disabilityFriendly', disability),
    section('benefitsSupport', benefits),
    section('features', known.join('')),
  ]
  return section('hasSupport', put(drawn, [disability, benefits, ...features].join(''), list.join('')))
}

function employerOf(drawn: string, confident: (level: (typeof LEVELS)[number], confirmed: boolean) => string): string {
  const lines = LEVELS.flatMap((level) =>
    [true, false].map((confirmed) =>
      section(`confident_${level}_${confirmed ? 'confirmed' : 'claimed'}`, confident(level, confirmed)),
    ),
  )
  const withLines = put(drawn, confident('committed', true), lines.join(''))
  const withWebsite = sectioned(withLines, 'p', 'https://{{website}}', 'website').replace(
    'https://{{website}}',
    '{{websiteAddress}}',
  )
  return section('employer', sectioned(withWebsite, 'p', '{{whatWeDo}}', 'whatWeDo'))
}

function wholeJob(language: Language, page: string, drawn: (name: string) => string): string {
  const lastDay = formatDay(LAST_DAY, language)
  const posted = counted(language, 'posted', (count) => drawn(`posted-${count}`), COUNTS.filter(Boolean))
  const daysLeft = counted(language, 'daysLeft', (count) => drawn(`days-left-${count}`))
  const parts: readonly (readonly [drawn: string, filled: string])[] = [
    [drawn('facts'), factsOf(drawn('facts'), drawn('few-facts'), language)],
    [drawn('logo'), markTemplate(drawn('logo'), drawn('initials'))],
    [drawn('support'), supportOf(drawn('support'))],
    [drawn('hidden'), section('anonymous', drawn('hidden'))],
    [drawn('employer'), employerOf(drawn('employer'), (level, confirmed) => drawn(`confident-${level}-${confirmed}`))],
    [drawn('days-left'), daysLeft],
    [drawn('posted'), section('posted', posted, drawn('posted-today'))],
  ]
  const whole = parts.reduce((html, [part, filled]) => put(html, part, filled), page)
  const dated = sectioned(whole, 'p', lastDay, 'closes').replaceAll(lastDay, '{{closes}}')
  const listed = sectioned(dated, 'li', '{{requirement}}', 'requirements')
  return sectioned(listed, 'section', '{{requirement}}', 'hasRequirements')
}

/** Assembles the template from the rendered parts. */
export const withJob = (pages: Prerendered): Prerendered => ({
  [PAGE]: inEachLanguage((language) =>
    wholeJob(language, pages[PAGE]?.[language] ?? '', (name) => pages[part(name)]?.[language] ?? ''),
  ),
})
