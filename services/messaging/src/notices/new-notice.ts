import type { Notice } from '@onward/contracts'

/** One notice for some accounts; `email` says whether it matters enough to leave the portal. */
export interface NewNotice {
  accountIds: readonly string[]
  kind: Notice['kind']
  facts: Record<string, string>
  href: string
  email: boolean
  /** Worth a text message to those who want them: somebody waits for an answer. */
  text?: boolean
}

/** None where it has no reader. */
export const newNotice = (notice: NewNotice): NewNotice[] => (notice.accountIds.length > 0 ? [notice] : [])
