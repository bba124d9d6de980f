import type { ServiceName } from '@onward/contracts'
import { type MigrationSource, PORTAL_SERVICES } from '@onward/database'
import { service as casework } from '@onward/service-casework/app'
import { service as gateway } from '@onward/service-gateway/app'
import { service as identity } from '@onward/service-identity/app'
import { service as jobs } from '@onward/service-jobs/app'
import { service as jobseekers } from '@onward/service-jobseekers/app'
import type { ServiceDefinition } from '@onward/service-kit'
import { service as learning } from '@onward/service-learning/app'
import { service as messaging } from '@onward/service-messaging/app'

/** Every service of the portal. */
export const ALL_SERVICES: readonly ServiceDefinition[] = [gateway, identity, jobseekers, learning, jobs, casework, messaging]

/** Those that a process is set to serve; names of services that do not exist yet are passed over. */
export const servicesNamed = (names: readonly ServiceName[]): ServiceDefinition[] =>
  ALL_SERVICES.filter((service) => names.includes(service.name))

/** Migrations of every service, whichever of them this process serves. */
export const migrationSources = (): MigrationSource[] =>
  ALL_SERVICES.filter(({ name }) => (PORTAL_SERVICES as readonly string[]).includes(name)).map(({ name, migrations }) => ({
    name,
    folder: migrations,
  }))
