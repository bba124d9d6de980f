import { CONSENTS, DEMO_ACCOUNTS, DEMO_APPLICATION, DEMO_CANDIDATES, type DisclosureHandover } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { demoFile } from '@onward/service-kit/demo-data'
import { eq } from 'drizzle-orm'
import { announceSharing } from '../coach/sharing-store'
import { giveConsent, hasConsent } from '../consents/store'
import { keepReading, readStored } from '../cvs/analysis'
import { cvs, profiles } from '../db/schema'
import { announceMatchProfile } from '../profile/match-profile'
import { keepDisclosure, loadApplicants } from './applicants'
import { loadCandidates } from './candidates'
import type { DemoContext } from './context'
import { demoPicture } from './picture'

const DEMO_CV_ID = '00000000-0000-4000-8000-000000000201'
const DEMO_PICTURE = '00000000-0000-4000-8000-000000000301.jpg'
const CV_FILE = 'amina-okafor-reed-cv.docx'
const DAY_MS = 24 * 60 * 60 * 1000

/** The demo jobseeker shares CV and matches with the demo agent, so that the agent has something to review. */
async function shareWithCoach(tx: Tx, accountId: string, now: Date): Promise<void> {
  if (await hasConsent(tx, accountId, 'coach-matches')) return
  for (const kind of ['coach-cv', 'coach-matches'] as const)
    await giveConsent(tx, accountId, kind, { consentVersion: CONSENTS[kind].version, language: 'en' }, now)
  await announceSharing(tx, accountId)
}

/** The demo jobseeker's profile with its picture, and her CV as the engine reads it. Loading it twice changes nothing. */
export async function loadDemo({ db, clock, files }: DemoContext): Promise<void> {
  const now = clock()
  const { id: accountId, firstName, lastName, email } = DEMO_ACCOUNTS.jobseeker
  const bytes = demoFile(`jobseekers/${CV_FILE}`)
  const filePath = `cvs/${accountId}/${DEMO_CV_ID}-${CV_FILE}`
  if (!(await files.has(filePath))) await files.put(filePath, bytes)
  const picturePath = `pictures/${accountId}/${DEMO_PICTURE}`
  if (!(await files.has(picturePath))) await files.put(picturePath, await demoPicture())
  const cv = { id: DEMO_CV_ID, accountId, filename: CV_FILE, filePath }
  const isNew = await db.withSystem(async (tx) => {
    // Phone and date of birth are left empty: her profile is 78% complete, and her CV can fill in the phone number.
    const facts = {
      isJobseeker: true,
      firstName,
      lastName,
      email,
      address: '14 Gledhow Rise, Leeds',
      postcode: 'LS8 4HT',
      preferredJobTypes: ['Retail' as const, 'Healthcare' as const, 'Customer Service' as const],
      workLocation: 'on-site' as const,
      availability: 'flexible' as const,
      travelMiles: 10,
      picturePath,
      currentBenefits: ['Universal Credit' as const],
      salaryExpectation: '£12.50 an hour',
      education: 'GCSEs in English, maths and science, Roundhay School, Leeds',
      qualifications: 'Level 2 Certificate in Food Hygiene',
      skills: ['Customer service', 'Till work', 'Personal care', 'Dementia care'],
    }
    await tx
      .insert(profiles)
      .values({
        ...facts,
        accountId,
        phone: '',
        joinedAt: new Date(now.getTime() - 40 * DAY_MS),
        version: 1,
        matchVersion: 0,
      })
      // The registration's event may have made a row with names only.
      .onConflictDoUpdate({ target: profiles.accountId, set: facts, setWhere: eq(profiles.postcode, '') })
    const [inserted] = await tx
      .insert(cvs)
      .values({
        ...cv,
        fileType: 'docx',
        fileSize: bytes.length,
        isActive: false,
        uploadedAt: new Date(now.getTime() - 21 * DAY_MS),
        state: 'waiting',
      })
      .onConflictDoNothing()
      .returning({ id: cvs.id })
    return inserted !== undefined
  })
  if (isNew) {
    const reading = await readStored(files, cv)
    await db.withSystem((tx) => keepReading(tx, cv, reading, now))
    await db.withSystem((tx) => shareWithCoach(tx, accountId, now))
  }
  await db.withSystem((tx) => announceMatchProfile(tx, accountId, now))
  await loadApplicants({ db, clock, files })
  await loadCandidates({ db, clock, files })
  for (const { id } of DEMO_CANDIDATES) await db.withSystem((tx) => shareWithCoach(tx, id, now))
  const { id: _application, jobTitle: _title, daysAgo, sentEarlier: _sentEarlier, ...sent } = DEMO_APPLICATION
  const disclosed: DisclosureHandover = {
    ...sent,
    accountId,
    firstName,
    lastName,
    email,
    phone: '',
    area: 'Leeds LS8',
    availability: 'flexible',
    experienceYears: 7,
    skillIds: [
      'customer-service',
      'till-work',
      'cash-handling',
      'teamwork',
      'personal-care',
      'dementia-care',
      'care-certificate',
    ],
    cvFileType: 'docx',
    adjustments: false,
    benefitsTransition: false,
  }
  await keepDisclosure({ db, clock, files }, { daysAgo, snapshot: disclosed }, async () => bytes)
}
