import type { Curriculum } from '@onward/contracts'
import { AVAILABILITIES, CONSENTS, DEMO_CANDIDATES, DEMO_POOL, EMPTY_CURRICULUM } from '@onward/contracts'
import { cvPdf } from '@onward/documents'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import { giveConsent } from '../consents/store'
import { enqueueAnalysis } from '../cvs/analysis'
import { showOnly } from '../cvs/visibility'
import { cvs, profiles } from '../db/schema'
import { announceMatchProfile } from '../profile/match-profile'
import type { DemoContext } from './context'

const DAY_MS = 24 * 60 * 60 * 1000

const candidate = v.object({
  firstName: v.string(),
  lastName: v.string(),
  postcode: v.string(),
  travelMiles: v.number(),
  availability: v.picklist(AVAILABILITIES),
  skills: v.array(v.string()),
  summary: v.string(),
  work: v.array(
    v.object({
      title: v.string(),
      employer: v.string(),
      place: v.string(),
      from: v.string(),
      until: v.nullable(v.string()),
      bullets: v.array(v.string()),
    }),
  ),
})
type DemoCandidate = v.InferOutput<typeof candidate>
/** In the order of `DEMO_CANDIDATES` and `DEMO_POOL`. */
const PEOPLE: readonly DemoCandidate[] = demoJson('jobseekers/candidates.json', v.array(candidate))

/** An invented number: Ofcom reserves 07700 900000 to 900999 for fiction. */
const phoneOf = (n: number) => `07700 900${800 + n}`
const cvIdOf = (n: number) => `00000000-0000-4000-8000-0000000006${String(n + 1).padStart(2, '0')}`

const curriculumOf = ({ summary, work }: DemoCandidate): Curriculum => ({
  ...EMPTY_CURRICULUM,
  summary,
  work: work.map((job) => ({ ...job, current: job.until === null })),
})

/** Candidates of the demo, each with a profile and a CV that is read as usual. Loading it twice changes nothing. */
export async function loadCandidates({ db, clock, files }: DemoContext): Promise<void> {
  const now = clock()
  for (const [n, { id: accountId, email }] of [...DEMO_CANDIDATES, ...DEMO_POOL].entries()) {
    const person = PEOPLE[n]
    if (!person) throw new Error(`No person for ${email}`)
    const { firstName, lastName, postcode, travelMiles, availability, skills } = person
    const cvId = cvIdOf(n)
    const filename = `${firstName}-${lastName}-CV.pdf`
    const filePath = `cvs/${accountId}/${cvId}-${filename}`
    const facts = {
      isJobseeker: true,
      firstName,
      lastName,
      email,
      phone: phoneOf(n),
      postcode,
      travelMiles,
      availability,
      skills,
    }
    const made = await db.withSystem(async (tx) => {
      const rows = await tx
        .insert(profiles)
        .values({
          ...facts,
          accountId,
          address: '1 Example Street',
          preferredJobTypes: [],
          joinedAt: new Date(now.getTime() - (30 + n) * DAY_MS),
          version: 1,
          matchVersion: 0,
        })
        .onConflictDoNothing()
        .returning({ accountId: profiles.accountId })
      return rows.length > 0
    })
    if (!made) continue
    const contact = [postcode, facts.phone, email]
    const name = `${firstName} ${lastName}`
    const bytes = Buffer.from(await cvPdf({ language: 'en', name, contact, skills, curriculum: curriculumOf(person) }))
    if (!(await files.has(filePath))) await files.put(filePath, bytes)
    await db.withSystem(async (tx) => {
      await tx.insert(cvs).values({
        id: cvId,
        accountId,
        filename,
        filePath,
        fileType: 'pdf',
        fileSize: bytes.length,
        isActive: false,
        uploadedAt: new Date(now.getTime() - 20 * DAY_MS),
        state: 'waiting',
      })
      await enqueueAnalysis(tx, cvId)
      await announceMatchProfile(tx, accountId, now)
      await giveConsent(tx, accountId, 'pool', { consentVersion: CONSENTS.pool.version, language: 'en' }, now)
      await showOnly(tx, accountId, cvId)
    })
  }
}
