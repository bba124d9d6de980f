import { randomBytes } from 'node:crypto'
import {
  connectionFor,
  LOGIN_ROLES,
  migrate,
  migrationSourcesIn,
  migrationsFingerprint,
  PORTAL_SERVICES,
  type PortalService,
} from '@onward/database'
import postgres from 'postgres'
import { repositoryRoot, sharedCluster } from './database-cluster'

export interface TestDatabase {
  ownerUrl: string
  /** Connections with each service's own role, and the job runner's. */
  urls: Record<PortalService | 'worker', string>
  /** Ends its sessions and removes it. */
  drop(): Promise<void>
}

const PASSWORD = 'only-for-tests'
const passwords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, PASSWORD]))

/**
 * An empty, fully migrated database of its own, on the cluster that the test run shares or on that of `clusterUrl`; copied from a template in
 * about 0.1 s. For `beforeAll`, with `drop` in `afterAll`.
 */
export async function createTestDatabase(clusterUrl?: string): Promise<TestDatabase> {
  const cluster = clusterUrl ?? (await sharedCluster()).ownerUrl
  const sources = await migrationSourcesIn(repositoryRoot)
  const template = `template_${await migrationsFingerprint(sources)}`
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = postgres(cluster, { max: 1, onnotice: () => {} })
  try {
    await admin`select pg_advisory_lock(hashtextextended('onward test template', 0))`
    const [ready] = await admin`select from pg_database where datname = ${template}`
    if (!ready) {
      // Another test file's attempt may have failed half-way.
      await admin.unsafe(`drop database if exists ${template}_making`)
      await admin.unsafe(`create database ${template}_making`)
      await migrate({
        ownerUrl: databaseAt(cluster, `${template}_making`),
        sources,
        rolePasswords: passwords,
        log: () => {},
      })
      await admin.unsafe(`alter database ${template}_making rename to ${template}`)
    }
    await admin`select pg_advisory_unlock(hashtextextended('onward test template', 0))`
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
    // A copy does not take the rights on the database itself along.
    await admin.unsafe(`revoke all on database ${name} from public`)
    await admin.unsafe(`grant connect on database ${name} to onward_services, onward_worker`)
  } finally {
    await admin.end()
  }
  const ownerUrl = databaseAt(cluster, name)
  const urlOf = (role: string) => connectionFor(ownerUrl, `onward_${role}`, PASSWORD)
  return {
    ownerUrl,
    urls: Object.fromEntries([...PORTAL_SERVICES, 'worker'].map((role) => [role, urlOf(role)])) as TestDatabase['urls'],
    async drop() {
      const sql = postgres(cluster, { max: 1, onnotice: () => {} })
      await sql.unsafe(`drop database if exists ${name} with (force)`)
      await sql.end()
    },
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
