import { readFileSync } from 'node:fs'
import { DEMO_ORGANISATION } from '@onward/contracts/demo'
import { annualPay } from '@onward/contracts/jobs/pay'
import { parsePay } from '@onward/contracts/jobs/pay-from-text'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { failOnBrokenFloors } from '@onward/testing/floors'
import { CALDER_JOBS } from '../src/demo/calder'
import { generateDemoJobs, generateLocalJobs } from '../src/demo/generate'
import { NEARBY_JOBS } from '../src/demo/nearby'
import { DEMO_EMPLOYERS } from '../src/demo/organisations'
import { copyOf, type OpenAdvert, textSignature } from '../src/vacancies/alike'
import { findingsOf } from '../src/vacancies/checks'
import { taxonomyLookups } from '../src/vacancies/lookups'
import { organisationTextFlags } from '../src/vetting/organisation-text'
import { usualPay } from '../src/vetting/usual-pay'
import { contactsOf } from '../src/vetting/vet'

/** `npm run eval:vetting`: how many scams the checks hold, and how many honest adverts; the same of organisations' own words. `-- --misses` names them. */

const DAY = '2026-11-23'
const RECALL_AIM = 0.95
/** Of the sets after what the police, JobsAware and Which? report. */
const REPORTED_RECALL_AIM = 0.97
const FALSE_ALARM_AIM = 0.02
/** Adverts of the demo beside the written honest ones of each half. */
const OF_DEMO = 130
/** The address of adverts that name none. */
const PORTAL = 'jobs@portal.example'

interface Advert {
  id: string
  pattern: string
  isScam: boolean
  title: string
  organisation: string
  website: string
  salary: string
  contactEmail: string
  type: 'full-time' | 'apprenticeship'
  description: string
  requirements: string[]
  copies: string
}

/** One file: blocks of `=== pattern`, `name: value` lines, an empty line, the text, and `* ` lines of requirements. */
function readAdverts(name: string, isScam: boolean): Advert[] {
  const text = readFileSync(new URL(`vetting/${name}.txt`, import.meta.url), 'utf8')
  const seen = new Map<string, number>()
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      const end = lines.indexOf('')
      const facts = new Map(
        lines.slice(0, end).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      )
      const body = lines.slice(end + 1)
      const fact = (key: string) => facts.get(key) ?? ''
      const number = (seen.get(pattern) ?? 0) + 1
      seen.set(pattern, number)
      return {
        id: `${pattern} ${number}`,
        pattern,
        isScam,
        title: fact('title'),
        organisation: fact('org'),
        website: fact('site'),
        salary: fact('pay'),
        contactEmail: fact('mail') || PORTAL,
        type: fact('type') === 'apprenticeship' ? ('apprenticeship' as const) : ('full-time' as const),
        description: body
          .filter((line) => !line.startsWith('* '))
          .join('\n')
          .trim(),
        requirements: body.filter((line) => line.startsWith('* ')).map((line) => line.slice(2)),
        copies: fact('copies'),
      }
    })
}

const demoAdverts: Advert[] = [
  ...[...generateDemoJobs(), ...NEARBY_JOBS, ...generateLocalJobs()].map(({ form, employer }) => ({
    form,
    organisation: DEMO_EMPLOYERS[employer]?.name ?? '',
  })),
  ...CALDER_JOBS.map(({ form }) => ({ form, organisation: DEMO_ORGANISATION.name })),
].map(({ form, organisation }, n) => ({
  id: `demo ${n}`,
  pattern: 'demo',
  isScam: false,
  title: form.title,
  organisation,
  website: '',
  salary: form.salary,
  contactEmail: form.contactEmail,
  type: form.jobType === 'apprenticeship' ? 'apprenticeship' : 'full-time',
  description: form.description,
  requirements: form.requirements.split('\n').filter(Boolean),
  copies: '',
}))

const usual = usualPay(
  demoAdverts.flatMap(({ title, salary, type }) => {
    const annual = annualPay(parsePay(salary))
    return annual === null || type === 'apprenticeship' ? [] : [{ occupationIds: taxonomyLookups.occupationIdsIn(title), annual }]
  }),
)

function withCopy(advert: Advert, among: readonly Advert[]): Advert {
  if (!advert.copies) return advert
  const original = among.find(({ title, organisation }) => `${title} of ${organisation}` === advert.copies)
  if (!original) throw new Error(`nothing to copy: ${advert.copies}`)
  return { ...advert, description: original.description, requirements: original.requirements }
}

const openAdvert = (advert: Advert): OpenAdvert => ({
  id: advert.id,
  title: advert.title,
  location: '',
  lat: null,
  lon: null,
  waits: false,
  signature: Int32Array.from(textSignature(advert)),
})

/** Each advert is judged by those before it, as if they were posted in this order. */
function judge(adverts: readonly Advert[]): { advert: Advert; flags: JobFlag[] }[] {
  const before: { advert: Advert; open: OpenAdvert; contacts: string[] }[] = []
  return adverts.map((advert) => {
    const others = before.filter((other) => other.advert.organisation !== advert.organisation)
    const contacts = contactsOf(advert)
    const sharedContacts = new Set(
      contacts.filter((contact) => contact !== PORTAL && others.some((one) => one.contacts.includes(contact))),
    )
    const copy = copyOf(
      advert,
      others.map(({ open }) => open),
    )
    const copied = others.find(({ open }) => open === copy)
    const flags = findingsOf({ ...advert, pay: parsePay(advert.salary) }, null, DAY, {
      isNew: true,
      website: advert.website,
      usualAnnualPay: usual(taxonomyLookups.occupationIdsIn(advert.title)),
      sharedContacts,
      copyOf: copied ? { ...copied.advert, location: '' } : null,
    })
    before.push({ advert, open: openAdvert(advert), contacts })
    return { advert, flags }
  })
}

const OF_PATTERN: Readonly<Record<string, JobFlag['check'][]>> = {
  fees: ['fee-asked'],
  deposit: ['fee-asked', 'pressure'],
  remote: ['remote-control'],
  cheque: ['money-mule'],
  trial: ['unpaid-work'],
  discrimination: ['discriminatory-wording'],
  messaging: ['messaging-app', 'contact-elsewhere'],
  pay: ['pay-too-good'],
  'personal-data': ['personal-data-early'],
  mule: ['money-mule'],
  pressure: ['pressure'],
  copied: ['copied-advert'],
  domain: ['sender-domain'],
  'repeated-contact': ['repeated-contact'],
}
const isHeld = (flags: readonly JobFlag[]) => flags.some(({ severity }) => severity === 'hold')
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}% (${part} of ${whole})`

let isMissed = false
const showsMisses = process.argv.includes('--misses')
for (const [half, from, ofDemo, aim] of [
  ['development', 0, OF_DEMO, RECALL_AIM],
  ['held-out', OF_DEMO, OF_DEMO, RECALL_AIM],
  ['reported-development', 2 * OF_DEMO, 100, REPORTED_RECALL_AIM],
  ['reported-held-out', 2 * OF_DEMO + 100, 103, REPORTED_RECALL_AIM],
] as const) {
  const isUnread = half.endsWith('held-out')
  if (isUnread && process.argv.includes('--development')) continue
  const honest = [...readAdverts(`${half}-honest`, false), ...demoAdverts.slice(from, from + ofDemo)]
  const scams = readAdverts(`${half}-scams`, true).map((advert) => withCopy(advert, honest))
  const judged = judge([...honest, ...scams])
  const ofHonest = judged.filter(({ advert }) => !advert.isScam)
  const ofScams = judged.filter(({ advert }) => advert.isScam)
  const held = ofScams.filter(({ flags }) => isHeld(flags)).length
  const alarms = ofHonest.filter(({ flags }) => isHeld(flags)).length
  failOnBrokenFloors(new URL('floors.json', import.meta.url), `vetting, ${half}`, {
    recall: held / ofScams.length,
    'false alarms': alarms / ofHonest.length,
  })
  console.log(`\n${half}: recall ${percent(held, ofScams.length)}, false alarms ${percent(alarms, ofHonest.length)}`)
  for (const [pattern, checks] of Object.entries(OF_PATTERN)) {
    const those = ofScams.filter(({ advert }) => advert.pattern === pattern)
    if (those.length === 0) continue
    const byName = those.filter(({ flags }) =>
      flags.some(({ check, severity }) => severity === 'hold' && checks.includes(check)),
    ).length
    console.log(
      `  ${pattern.padEnd(18)} held ${percent(those.filter(({ flags }) => isHeld(flags)).length, those.length).padEnd(20)} by its own check ${byName}`,
    )
  }
  if (held < aim * ofScams.length || alarms > FALSE_ALARM_AIM * ofHonest.length) isMissed = true
  if (!showsMisses || half === 'reported-held-out') continue
  for (const { advert, flags } of judged) {
    if (
      isHeld(flags) === advert.isScam &&
      (!advert.isScam || flags.some(({ check }) => OF_PATTERN[advert.pattern]?.includes(check)))
    )
      continue
    const seen = flags.map(({ check, severity, found }) => `${check} (${severity}) "${found}"`).join('; ')
    console.log(
      `  ${advert.isScam ? (isHeld(flags) ? 'other check' : 'MISSED') : 'ALARM'} ${advert.id}, ${advert.title}: ${seen || advert.description.slice(0, 160)}`,
    )
  }
}

for (const half of ['development', 'held-out'] as const) {
  if (half === 'held-out' && process.argv.includes('--development')) break
  const scams = readAdverts(`${half}-organisation-scams`, true)
  const honest = readAdverts(`${half}-organisation-honest`, false)
  const seen = (those: readonly Advert[]) =>
    those.map((one) => ({
      one,
      flags: organisationTextFlags({ name: one.organisation, whatWeDo: one.description, website: one.website }),
    }))
  const flagged = (those: readonly Advert[]) => seen(those).filter(({ flags }) => flags.length > 0).length
  failOnBrokenFloors(new URL('floors.json', import.meta.url), `vetting of organisations, ${half}`, {
    recall: flagged(scams) / scams.length,
    'false alarms': flagged(honest) / honest.length,
  })
  console.log(
    `\norganisations, ${half}: recall ${percent(flagged(scams), scams.length)}, false alarms ${percent(flagged(honest), honest.length)}`,
  )
  // One of fifteen is more than five in a hundred.
  if (flagged(scams) < Math.floor(RECALL_AIM * scams.length) || flagged(honest) > FALSE_ALARM_AIM * honest.length) isMissed = true
  if (!showsMisses) continue
  for (const { one, flags } of seen([...scams, ...honest])) {
    if (flags.length > 0 === one.isScam) continue
    const words = flags.map(({ check, found }) => `${check} "${found}"`).join('; ')
    console.log(`  ${one.isScam ? 'MISSED' : 'ALARM'} ${one.organisation}: ${words || one.description}`)
  }
}
if (isMissed) process.exitCode = 1
