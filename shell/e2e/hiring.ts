import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, londonDay } from '@onward/contracts'
import { addDays } from '@onward/contracts/calendar-days'
import type { Page } from '@playwright/test'
import { type Ask, asker } from './keyboard'
import { asOwner } from './owner'
import { freshMark, newJobseeker, sendCv } from './people'
import { expect } from './portal-test'

/** Signs the demo employer in. */
export const signInAsEmployer = (asEmployer: Ask): Promise<unknown> =>
  asEmployer('POST', '/identity/sign-in', { email: DEMO_ACCOUNTS.employer.email, password: DEMO_PASSWORD })

/** A distinct text of this many words, so that no advert of a journey counts as a copy of another's. */
const uniqueText = (count: number): string =>
  Array.from({ length: count }, () =>
    randomUUID()
      .replace(/[^a-f]/g, '')
      .padEnd(4, 'k'),
  ).join(' ')

/** An open care job of the demo employer, whose title no other journey has. */
export async function postJob(asEmployer: Ask, name: string): Promise<{ id: string; title: string }> {
  const title = `${name} ${freshMark()}`
  const { id } = await asEmployer('POST', '/jobs/employer/jobs', {
    title,
    description: `You will help people at home with meals and company. Team ${title}: ${uniqueText(40)}.`,
    location: 'Leeds',
    department: 'Care',
    salary: '£13 an hour',
    jobType: 'part-time',
    requirements: 'Care work\nTeamwork',
    applicationDeadline: null,
    contactEmail: 'jobs@calder.example',
  })
  return { id, title }
}

/** A new jobseeker, signed in, whose CV has been read; gives the address. */
export async function newApplicant(page: Page, origin: string, firstName: string, lastName: string): Promise<string> {
  const email = await newJobseeker(page, origin, firstName, lastName)
  await sendCv(page, origin, 'zoe.pdf')
  const ask = asker(page.context(), origin)
  await expect.poll(async () => (await ask('GET', '/jobseekers/cvs')).items[0]?.state).toBe('analysed')
  return email
}

/** Applicants as rows: what an employer does with many needs no accounts behind them. */
export const applicantsOf = (jobId: string, names: readonly string[]): Promise<void> =>
  asOwner(process.env.ONWARD_DATA_DIR ?? '', async (sql) => {
    for (const [n, name] of names.entries()) {
      const id = randomUUID()
      const [firstName = '', lastName = ''] = name.split(' ')
      await sql`insert into jobs.applications (id, job_id, organisation_id, account_id, disclosure_id, job_title, company, location, state,
          live, first_name, last_name, email, phone, area, availability, cover_letter, cv_filename, cv_file_type, applied_at)
        select ${id}, id, organisation_id, ${randomUUID()}, ${randomUUID()}, title, company, location, 'submitted', true, ${firstName},
          ${lastName}, ${`${firstName.toLowerCase()}@people.example`}, '07700 900123', 'Leeds LS6', 'full-time', ${`Dear team, I am ${firstName}.`},
          'cv.pdf', 'pdf', date_trunc('milliseconds', now()) - ${`${n} minutes`}::interval from jobs.jobs where id = ${jobId}`
      await sql`insert into jobs.application_steps (application_id, version, state, by_role, at) values (${id}, 1, 'submitted', 'jobseeker', now())`
    }
  })

/** The day in London a number of days from now, as forms send it. */
export const isoDayIn = (days: number): string => addDays(londonDay(new Date()), days)
/** The same day in the three fields of a form. */
export function dayIn(days: number): Record<'Day' | 'Month' | 'Year', string> {
  const [Year = '', month, day] = isoDayIn(days).split('-')
  return { Day: String(Number(day)), Month: String(Number(month)), Year }
}
