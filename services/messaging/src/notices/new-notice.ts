import type { Notice } from '@onward/contracts'

/** One notice for several accounts; `email`: also send it by email. */
export interface NewNotice {
  accountIds: readonly string[]
  kind: Notice['kind']
  facts: Record<string, string>
  href: string
  email: boolean
  /** Also sent as a text message to people who want them, because somebody is waiting for an answer. */
  text?: boolean
}

/** An empty list when there are no recipients. */
export const newNotice = (notice: NewNotice): NewNotice[] => (notice.accountIds.length > 0 ? [notice] : [])
