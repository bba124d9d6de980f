import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectionFor, openDatabase, type PortalService } from '@onward/database'
import { loadDemo as loadCasework } from '@onward/service-casework/demo/load'
import { loadDemo as loadIdentity } from '@onward/service-identity/demo/load'
import { loadDemo as loadJobs } from '@onward/service-jobs/demo/load'
import { loadDemo as loadJobseekers } from '@onward/service-jobseekers/demo/load'
import { folderStore } from '@onward/service-kit/files'
import { type Keys, rolePassword } from '@onward/service-kit/keys'
import { loadDemo as loadLearning } from '@onward/service-learning/demo/load'
import { loadDemo as loadMessaging } from '@onward/service-messaging/demo/load'
import postgres from 'postgres'

/** Accounts first; the order among the others is free, for they meet by events. */
const LOADERS = [
  ['identity', loadIdentity],
  ['jobs', loadJobs],
  ['jobseekers', loadJobseekers],
  ['messaging', loadMessaging],
  ['casework', loadCasework],
  ['learning', loadLearning],
] as const satisfies readonly (readonly [PortalService, unknown])[]

interface DemoTarget {
  ownerUrl: string
  keys: Keys
  dataDir: string
  /** The portal as people see it: badges carry it. */
  origin: string
  log: (line: string) => void
}

/** Loads the demo data that is not there yet, dated from now; answers whether there was any to load. Repeating a broken load is safe. */
export async function loadDemoData({ ownerUrl, keys, dataDir, origin, log }: DemoTarget): Promise<boolean> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const loaded = await owner<{ service: string }[]>`select service from onward.demo`
    const missing = LOADERS.filter(([service]) => !loaded.some((row) => row.service === service))
    if (missing.length > 0) log('Loading the demo data …')
    const files = folderStore(path.join(dataDir, 'files'))
    const at = new Date()
    for (const [service, load] of missing) {
      const role = `onward_${service}`
      const db = openDatabase({
        url: connectionFor(ownerUrl, role, rolePassword(keys, role)),
        max: 2,
        applicationName: `onward demo ${service}`,
      })
      try {
        await load({ db, clock: () => at, files, keys, config: { origin } })
      } finally {
        await db.close()
      }
      await owner`insert into onward.demo (service, loaded_at) values (${service}, ${at})`
    }
    if (missing.some(([service]) => service === 'jobs')) await emitApplicantContacts(owner)
    if (missing.some(([service]) => service === 'casework')) await shareOpenCases(owner)
    // Thousands of rows came at once: plans are made for what there is, and not for empty tables.
    if (missing.length > 0) await owner`analyze`
    return missing.length > 0
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/**
 * The demo office's open cases in the services that keep who works with whom. Hundreds of invented people are in no service but casework,
 * and hundreds of events would keep a first start busy; what an event told is newer.
 */
async function shareOpenCases(owner: postgres.Sql): Promise<void> {
  for (const service of ['jobseekers', 'jobs']) {
    const keeper = owner(service)
    await owner`insert into ${keeper}.staff (account_id, office_id, name, told_at)
      select account_id, office_id, trim(first_name || ' ' || last_name), joined_at from casework.agents on conflict do nothing`
    await owner`insert into ${keeper}.access_grants (case_id, referral_id, account_id, office_id, office_name, agent_id, open, version)
      select c.id, c.referral_id, c.account_id, c.office_id, o.name, c.agent_id, true, 0
      from casework.cases c join casework.offices o on o.id = c.office_id where c.closed_at is null on conflict do nothing`
  }
}

/** What applicants of the demo are called, for their conversations: they are invented and have no accounts. */
const emitApplicantContacts = (owner: postgres.Sql): Promise<unknown> => owner`
  select events.emit('account.contact', account_id, 1, jsonb_build_object(
    'accountId', account_id, 'email', email, 'firstName', first_name, 'language', 'en', 'active', true))
  from (select distinct on (account_id) account_id, email, first_name from jobs.applications
    where account_id not in (select id from identity.accounts) order by account_id) invented`

/** Waits until the services have handled what the demo data told them, up to a limit; the running portal handles the rest. */
export async function demoEventsDelivered(ownerUrl: string, patienceMs = 20_000): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    for (const until = Date.now() + patienceMs; Date.now() < until; await pause(50)) {
      const [row] = await owner`select from graphile_worker.jobs where task_identifier like '%.event' and attempts < 2 limit 1`
      if (!row) return
    }
  } finally {
    await owner.end({ timeout: 5 })
  }
}
