import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEMO_ACCOUNTS } from '@onward/contracts'
import { emitEvent } from '@onward/database'
import { folderStore } from '@onward/service-kit/files'
import { servicesUnderTest } from '@onward/testing/services'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { service } from '../app'
import { profiles } from '../db/schema'
import { profileView } from '../profile/view'
import { loadDemo } from './load'

let folder: string

const { server } = servicesUnderTest({ services: [service] })
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-demo-'))
})
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
})

it('makes a 78% complete profile with a picture after the NI number arrives from casework; loading twice changes nothing', async () => {
  const kit = server.kit('jobseekers')
  const files = folderStore(folder)
  const { id: accountId, email, role, firstName, lastName } = DEMO_ACCOUNTS.jobseeker
  const clock = () => new Date('2026-11-21T10:00:00Z')
  await loadDemo({ db: kit.db, clock, files })
  await server.asOwner(async (tx) => {
    await emitEvent(tx, 'account.registered', accountId, 1, { accountId, role, firstName, lastName, organisationName: '' })
    await emitEvent(tx, 'account.email', accountId, 1, { accountId, email })
    await emitEvent(tx, 'claimant.ni-recorded', accountId, 1, { accountId })
  })
  await server.runJobs()
  await loadDemo({ db: kit.db, clock, files })
  const row = await kit.db.withSystem(
    async (tx) => (await tx.select().from(profiles).where(eq(profiles.accountId, accountId)))[0],
  )
  if (!row?.picturePath) throw new Error('the demo profile has no picture')
  expect(profileView(kit.keys, row).progress).toEqual({ percent: 78, missing: ['phone', 'dateOfBirth'] })
  expect(await sharp(await files.get(row.picturePath)).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
})
