import { createNoticeBoard } from '@onward/portal-kit/host'

/** The notice of this page: one at a time. */
export const notices = createNoticeBoard()
