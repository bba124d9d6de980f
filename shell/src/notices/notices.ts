import { createNoticeBoard } from '@onward/portal-kit/host'

export const notices = createNoticeBoard()
