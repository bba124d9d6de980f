// What the shell alone uses: remotes cannot, because this module is not lent.
export type { Refresh, RefreshedSession } from './api-client'
export { listenToSession, refreshAccess } from './api-client'
export { addCatalogue, setCatalogue, startMessages, switchLanguage } from './i18n'
export type { LiveClient } from './live-client'
export { PortalContext } from './portal-context'
