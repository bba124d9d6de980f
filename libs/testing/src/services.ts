import { createTestServer, type TestServer, type TestServerOptions } from '@onward/service-kit/testing'
import postgres from 'postgres'
import { type DatabaseConnections, workerDatabase } from './database'

type Options = Omit<TestServerOptions, 'database'>

export interface ServicesUnderTest {
  readonly database: DatabaseConnections
  readonly server: TestServer
  /** Queries the database as its owner, without row security: for test data that no endpoint offers. */
  readonly owner: postgres.Sql
}

/**
 * Runs services on the worker's empty database for all tests of a file. At the top of the file: `const { server, owner } = servicesUnderTest({
 * services: [service], clock: () => now })`; both may be used in tests and later hooks. A second server (`createTestServer`) may share the
 * `database`.
 */
export function servicesUnderTest(options: Options | (() => Options | Promise<Options>)): ServicesUnderTest {
  const made: { database?: DatabaseConnections; server?: TestServer; owner?: postgres.Sql } = {}
  beforeAll(async () => {
    made.database = await workerDatabase()
    made.owner = postgres(made.database.ownerUrl, { max: 2, onnotice: () => undefined })
    made.server = await createTestServer({
      ...(await (typeof options === 'function' ? options() : options)),
      database: made.database,
    })
  })
  afterAll(async () => {
    await made.server?.close()
    await made.owner?.end()
  })
  return {
    database: standIn('database', () => made.database),
    server: standIn('server', () => made.server),
    owner: standIn('owner', () => made.owner),
  }
}

/** A proxy for the object that the first hook creates, so that a file can destructure it at the top. */
function standIn<T extends object>(name: string, made: () => T | undefined): T {
  const there = () => {
    const value = made()
    if (!value) throw new Error(`${name} is there once the file's first hook has run`)
    return value
  }
  return new Proxy<T>((() => {}) as unknown as T, {
    get: (_, property) => Reflect.get(there(), property),
    has: (_, property) => Reflect.has(there(), property),
    apply: (_, self, given) => Reflect.apply(there() as never, self, given),
  })
}
