// For the shell only: this module is not shared with remotes.
export type { Refresh, RefreshedSession } from './api-client'
export { listenToConfirmation, listenToSession, refreshAccess } from './api-client'
export { listenToCalls } from './call-listener'
export { declareCalls, directCallerIn, isUndeclaredAddress, undeclared } from './declared-calls'
export { addCatalogue, setCatalogue, startMessages, switchLanguage } from './i18n'
export type { LiveClient } from './live-client'
export { createNoticeBoard, type NoticeBoard, useNoticePlace } from './notice-board'
export { CallerContext, PortalContext } from './portal-context'
