import { createTestServer, type TestServer, type TestServerOptions } from '@onward/service-kit/testing'
import postgres from 'postgres'
import { createTestDatabase, type TestDatabase } from './database'

export interface ServicesUnderTest {
  readonly database: TestDatabase
  readonly server: TestServer
  /** Asks the database as its owner, past row security: what a test must arrange or look up that no endpoint offers. */
  readonly owner: postgres.Sql
}

/**
 * Services on a database of their own for all tests of a file, from its first hook to its last: `const at = servicesUnderTest({ services })`
 * at the top, then `at.server` and `at.owner` in tests and hooks.
 */
export function servicesUnderTest(options: Omit<TestServerOptions, 'database'>): ServicesUnderTest {
  const made: Partial<{ database: TestDatabase; server: TestServer; owner: postgres.Sql }> = {}
  const there = <K extends keyof typeof made>(name: K): NonNullable<(typeof made)[K]> => {
    const value = made[name]
    if (!value) throw new Error(`${name} is there once the file's first hook has run`)
    return value
  }
  beforeAll(async () => {
    made.database = await createTestDatabase()
    made.server = await createTestServer({ ...options, database: made.database })
    made.owner = postgres(made.database.ownerUrl, { max: 1, onnotice: () => undefined })
  }, 60_000)
  afterAll(async () => {
    await made.owner?.end()
    await made.server?.close()
    await made.database?.drop()
  })
  return {
    get database() {
      return there('database')
    },
    get server() {
      return there('server')
    },
    get owner() {
      return there('owner')
    },
  }
}
