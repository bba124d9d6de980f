import { ACCESSIBILITY_FEATURES } from '@onward/contracts/jobs/job-facts'
import { MINIMUM_WAGE } from '@onward/contracts/jobs/minimum-wage'
import type { NewJob } from '@onward/contracts/jobs/posting'
import type { JobType } from '../db/schema'
import { demoHours, fitsType } from './hours'
import { ENDINGS, KINDS, type Kind, type Sector } from './kinds'
import { BRITAIN, BRITISH_EMPLOYER_COUNT, DEMO_EMPLOYERS, type DemoEmployer, LOCAL_EMPLOYERS, NEARBY } from './organisations'
import { type Sequence, sequence } from './random'

export const DEMO_SEED = 20261
export const DEMO_JOB_COUNT = 436

export interface DemoJob {
  /** Index in `DEMO_EMPLOYERS`. */
  employer: number
  form: Omit<NewJob, 'applicationDeadline'>
  /** Relative to the day of loading; the hour of the day of posting. */
  postedDaysAgo: number
  postedHour: number
  closesInDays: number | null
}

const newest = MINIMUM_WAGE[MINIMUM_WAGE.length - 1]
if (!newest) throw new Error('There is no minimum wage')
const ADULT = newest.adult
const APPRENTICE = newest.apprentice
const YEARLY_HOURS = 37.5 * 52

const money = (pounds: number) =>
  `£${pounds.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(pounds) ? 0 : 2, maximumFractionDigits: 2 })}`
const up = (value: number, step: number) => Math.ceil(Math.round((value / step) * 1000) / 1000) * step

/** Pay as employers write it, never below the minimum wage; some adverts have none. */
function salaryText(rate: number, type: JobType, random: Sequence): string {
  const hourly = Math.max(up(rate, 0.05), rate)
  const rounded = Math.round(hourly * 100) / 100
  if (random.chance(0.07)) return random.pick(['', 'Competitive', 'Depends on experience'])
  if (type === 'part-time' || type === 'temporary' || random.chance(0.4)) {
    return random.pick([
      `${money(rounded)} an hour`,
      `${money(rounded)} per hour`,
      `${money(rounded)} to ${money(Math.round((rounded + 0.6) * 100) / 100)} an hour`,
    ])
  }
  if (type === 'contract' && random.chance(0.5)) return `${money(up(rounded * 8, 1))} a day`
  if (random.chance(0.08)) return `${money(up(rounded * 37.5, 5))} a week`
  const year = up(rounded * YEARLY_HOURS, 10)
  return random.pick([
    `${money(year)} a year`,
    `${money(year)} to ${money(year + random.between(6, 22) * 100)} per annum`,
    `From ${money(year)} a year`,
  ])
}

const fitsSector = (title: string, sector: Sector) =>
  (!title.startsWith('School') || sector === 'education' || sector === 'food' || sector === 'facilities') &&
  (!title.startsWith('Care Home') || sector === 'care') &&
  (!title.startsWith('Hotel') || sector === 'hotel')

function townOf(employer: DemoEmployer, random: Sequence): string {
  if (employer.towns !== 'everywhere') return random.pick(employer.towns)
  return random.chance(0.22) ? random.pick(NEARBY) : random.pick(BRITAIN)
}

function advert(kind: Kind, employer: DemoEmployer, index: number, random: Sequence): DemoJob {
  let type = random.pick(kind.types)
  const titles = kind.titles.filter((title) => fitsSector(title, employer.sector))
  let title = random.pick(titles.length > 0 ? titles : kind.titles)
  if (/^Apprentice|Apprentice$/.test(title)) type = 'apprenticeship'
  else if (type === 'apprenticeship')
    title = /^Trainee /.test(title) ? title.replace('Trainee', 'Apprentice') : `Apprentice ${title}`
  const [low, high] = kind.above
  const spread = low + random.next() * (high - low)
  const rate = type === 'apprenticeship' && spread > -1 ? APPRENTICE + random.next() * 2.5 : ADULT + spread
  const night = /night/i.test(title)
  const fitting = kind.hours.filter((line) => fitsType(line, type))
  const hours = (fitting.length > 0 ? fitting : kind.hours).filter((line) => !night || /night|10pm/i.test(line))
  const isRemoteAvailable = kind.remote === true && random.chance(0.3)
  const isDisabilityFriendly = random.chance(0.45)
  const possible = ACCESSIBILITY_FEATURES.filter(
    (feature) => kind.desk || (feature !== 'Adjustable desk setup' && feature !== 'Quiet workspace'),
  )
  const learn = random.pick(kind.learn)
  const description = [
    random.some(kind.about, random.between(1, 2)).join(' '),
    random.some(kind.duties, random.between(3, Math.min(4, kind.duties.length))).join(' '),
    [random.pick(hours.length > 0 ? hours : kind.hours), learn].join(' '),
    [
      isRemoteAvailable ? 'You can work from home for part or all of the week.' : random.pick(ENDINGS.arrivals),
      ...(kind.desk && random.chance(0.3) && !/screen reader/.test(learn) ? ['Our systems work with screen readers.'] : []),
      employer.says,
      random.pick(ENDINGS.closers),
    ].join(' '),
  ].join('\n\n')
  return {
    employer: index,
    form: {
      title,
      department: kind.department,
      location: townOf(employer, random),
      salary: salaryText(rate, type, random),
      jobType: type,
      hoursPerWeek: demoHours(type, description),
      description,
      requirements: [
        ...random.some(kind.required, random.between(Math.min(3, kind.required.length), kind.required.length)),
        ...random.some(kind.desirable, random.between(1, 2)),
      ].join('\n'),
      contactEmail: `jobs@${employer.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`,
      isDisabilityFriendly,
      isRemoteAvailable,
      accessibilityFeatures: isDisabilityFriendly ? random.some(possible, random.between(1, 3)) : [],
      benefitsTransitionSupport: random.chance(0.3),
    },
    postedDaysAgo: random.chance(0.09) ? 0 : Math.floor(random.next() ** 1.6 * 38) + 1,
    postedHour: random.between(0, 4),
    closesInDays: random.chance(0.8) ? random.between(2, 45) : null,
  }
}

/** Vacancies all over Britain: the same seed gives the same list. */
export function generateDemoJobs(seed = DEMO_SEED, count = DEMO_JOB_COUNT): DemoJob[] {
  const random = sequence(seed)
  const employers = DEMO_EMPLOYERS.slice(0, BRITISH_EMPLOYER_COUNT)
  return Array.from({ length: count }, (_, n) => {
    // Every employer once, then more often those near the demo jobseeker.
    const near = employers.flatMap((employer, i) =>
      employer.towns !== 'everywhere' && employer.towns.includes('Leeds') ? [i] : [],
    )
    const index =
      n < employers.length * 3
        ? n % employers.length
        : random.chance(0.5)
          ? random.pick(near)
          : random.between(0, employers.length - 1)
    const employer = employers[index]
    if (!employer) throw new Error('No such employer')
    const kinds = KINDS.filter((kind) => kind.sectors.includes(employer.sector))
    return advert(random.pick(kinds), employer, index, random)
  })
}

/** Vacancies of employers in single cities, so that local searches find similar jobs. */
export function generateLocalJobs(seed = DEMO_SEED + 1): DemoJob[] {
  const random = sequence(seed)
  return LOCAL_EMPLOYERS.flatMap((employer, i) =>
    Array.from({ length: employer.adverts }, (_, n) => {
      const department = employer.departments[n % employer.departments.length] ?? ''
      const kinds = KINDS.filter((kind) => kind.department === department && kind.sectors.some((one) => one === employer.sector))
      const job = advert(random.pick(kinds), employer, BRITISH_EMPLOYER_COUNT + i, random)
      return { ...job, form: { ...job.form, location: employer.towns[n % employer.towns.length] ?? job.form.location } }
    }),
  )
}
