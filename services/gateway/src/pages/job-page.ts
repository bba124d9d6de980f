import { monthName } from '@onward/contracts/calendar-names'
import { employerInitials, employerTint } from '@onward/contracts/jobs/employer-initials'
import { ACCESSIBILITY_FEATURES, featurePlace, WORKPLACE_FEATURES } from '@onward/contracts/jobs/job-facts'
import type { OpenPosting } from '@onward/contracts/jobs/public-jobs'
import { daysBetween, hoursOf, poundsAWeek } from '@onward/contracts/jobs/stated-hours'
import { placeIn } from '@onward/contracts/jobs/welsh-places'
import type { Language } from '@onward/contracts/language'
import type { Values } from './template'

const KNOWN_FEATURES: ReadonlySet<string> = new Set([...ACCESSIBILITY_FEATURES, ...WORKPLACE_FEATURES])
const DAY_MS = 86_400_000

/** Values for the jobseeker front end's advert template. Pure. */
export function valuesOfJob({ job, words, organisation }: OpenPosting, language: Language, now: Date): Values {
  const week = poundsAWeek(job)
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  const left = job.closesOn ? daysBetween(today, job.closesOn) : -1
  const posted = Math.max(0, Math.floor((now.getTime() - Date.parse(job.postedAt)) / DAY_MS))
  const features = [...new Set<string>([...job.accessibilityFeatures, ...job.workplaceFeatures])]
  return {
    id: job.id,
    title: job.title,
    writtenIn: job.writtenIn ?? '',
    company: job.company,
    logo: job.logo ?? '',
    initials: employerInitials(job.company),
    tint: String(employerTint(job.company)),
    place: placeIn(language, job.location),
    pay: words.pay,
    week: week === null ? '' : `£${week.toLocaleString('en-GB')}`,
    hours: hoursOf(job) ?? '',
    type: words.type,
    isRemote: job.isRemoteAvailable,
    start: job.startsOn ? dayIn(language, job.startsOn) : '',
    closes: job.closesOn ? dayIn(language, job.closesOn) : '',
    ...(left >= 0 && counted('daysLeft', left, language)),
    ...(posted > 0 && counted('posted', posted, language)),
    description: job.description,
    hasRequirements: job.requirements.length > 0,
    requirements: job.requirements.map((requirement) => ({ requirement })),
    hasSupport: job.isDisabilityFriendly || job.benefitsTransitionSupport || features.length > 0,
    disabilityFriendly: job.isDisabilityFriendly,
    benefitsSupport: job.benefitsTransitionSupport,
    features: features.map((feature) => (KNOWN_FEATURES.has(feature) ? { [featurePlace(feature)]: true } : { feature })),
    anonymous: job.anonymous === true,
    ...employerValues(organisation),
  }
}

function employerValues({ name, whatWeDo, writtenIn, website, confident }: OpenPosting['organisation']): Values {
  if (!whatWeDo && !website && !confident) return {}
  return {
    employer: name,
    whatWeDo,
    whatWeDoIn: writtenIn ?? '',
    // Other schemes, such as javascript:, would run.
    ...(/^https?:\/\//i.test(website) && {
      websiteAddress: website,
      website: website.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    }),
    ...(confident && { [`confident_${confident.level}_${confident.confirmed ? 'confirmed' : 'claimed'}`]: true }),
  }
}

/** A number and its plural form: `{{#daysLeft_few}}`. */
const counted = (name: string, count: number, language: Language): Values => ({
  [name]: String(count),
  [`${name}_${new Intl.PluralRules(language).select(count)}`]: true,
})

/** `21 November 2026`, as the front end writes it. */
export function dayIn(language: Language, date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${monthName(month ?? 0, language)} ${year}`
}
