export { type CreateServerOptions, createPortalServer, createServer } from './create-server'
export { prepareDatabase } from './prepare'
export { ALL_SERVICES, migrationSources, servicesNamed } from './services'
