import type { Language } from '@onward/contracts'
import { salaryIn, salaryText } from '@onward/contracts/jobs/pay'
import type { JobListing, JobPosting } from '@onward/contracts/jobs/public-jobs'
import { londonInstant } from '@onward/contracts/london-time'
import type { JobRow, JobType } from '../db/schema'
import { logoUrlOf } from '../logos/store'
import { payOf } from '../vacancies/facts'
import { positionOf } from '../vacancies/lookups'

/** Employment types of Google and schema.org; they have none for apprenticeships. */
const EMPLOYMENT: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  apprenticeship: 'OTHER',
}
const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*(\d[A-Z]{2}))?\b/i
const COUNTRY = 'GB'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The advert as HTML: paragraphs and the list of requirements. The employer's text is escaped. */
function descriptionHtml({ description, requirements }: Pick<JobRow, 'description' | 'requirements'>): string {
  const paragraphs = description
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
  const list = requirements.map((line) => `<li>${escapeHtml(line)}</li>`)
  return [...paragraphs, ...(list.length > 0 ? [`<ul>${list.join('')}</ul>`] : [])].join('')
}

/** The end of a calendar day in the United Kingdom, with that day's offset. */
export function endOfDay(day: string): string {
  const at = londonInstant(`${day}T23:59`)
  const offset = at && at.getTime() !== new Date(`${day}T23:59:00Z`).getTime() ? '+01:00' : '+00:00'
  return `${day}T23:59:59${offset}`
}

function salaryOf(row: JobRow): JobPosting {
  const pay = payOf(row)
  if (!pay || (pay.minimum === null && pay.maximum === null)) return {}
  const one = pay.minimum === pay.maximum ? pay.minimum : null
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: {
        '@type': 'QuantitativeValue',
        ...(one !== null
          ? { value: one }
          : {
              ...(pay.minimum !== null && { minValue: pay.minimum }),
              ...(pay.maximum !== null && { maxValue: pay.maximum }),
            }),
        unitText: pay.period.toUpperCase(),
      },
    },
  }
}

/** The place of the work. A remote job without a known place counts as one of the whole country. */
function placeOf(row: JobRow): JobPosting {
  const place = positionOf(row.location)
  if (!place && row.isRemoteAvailable) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
    }
  }
  const postcode = POSTCODE.exec(row.location)
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place?.name ?? row.location,
        ...(place?.county && place.county !== place.name && { addressRegion: place.county }),
        ...(postcode && { postalCode: [postcode[1], postcode[2]].filter(Boolean).join(' ').toUpperCase() }),
        addressCountry: COUNTRY,
      },
    },
  }
}

/** One advert as schema.org's JobPosting. It has no contact details except those within the employer's text. */
export const postingOf = (row: JobRow, employer: { website: string | null }): JobPosting => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: row.title,
  description: descriptionHtml(row),
  identifier: { '@type': 'PropertyValue', name: row.company, value: row.id },
  datePosted: row.postedAt.toISOString(),
  ...(row.closesOn && { validThrough: endOfDay(row.closesOn) }),
  ...(row.type && { employmentType: EMPLOYMENT[row.type] }),
  hiringOrganization: {
    '@type': 'Organization',
    name: row.company,
    ...(employer.website && { sameAs: employer.website }),
  },
  ...placeOf(row),
  ...salaryOf(row),
  directApply: true,
})

/** One advert in flat fields, for feeds of XML. */
export function listingOf(row: JobRow): JobListing {
  const place = positionOf(row.location)
  const postcode = POSTCODE.exec(row.location)
  return {
    title: row.title,
    company: row.company,
    logo: logoUrlOf(row.logo),
    department: row.department,
    place: place?.name ?? row.location,
    county: place?.county && place.county !== place.name ? place.county : '',
    postcode: postcode ? [postcode[1], postcode[2]].filter(Boolean).join(' ').toUpperCase() : '',
    country: COUNTRY,
    salary: row.salary,
    type: row.type ?? '',
    isRemote: row.isRemoteAvailable,
    description: [row.description, ...row.requirements.map((line) => `- ${line}`)].join('\n'),
    postedAt: row.postedAt.toISOString(),
    closesOn: row.closesOn,
  }
}

const SUMMARY = 155
/** Fields of a search result: pay, place and the beginning of the text. */
export function summaryOf(row: JobRow, language: Language): string {
  const stated = payOf(row)
  const pay = stated ? salaryText(stated, row.hoursPerWeek, row.payNote, language) : salaryIn(row.salary, language)
  const facts = [pay, row.location].filter(Boolean).join(', ')
  const whole = `${facts}. ${row.description}`.replace(/\s+/g, ' ').trim()
  return whole.length <= SUMMARY ? whole : `${whole.slice(0, SUMMARY).replace(/\s+\S*$/, '')}…`
}
