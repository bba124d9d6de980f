import { areaOf } from '@onward/contracts/access'
import type { Notice } from '@onward/contracts/messaging'
import { createMessages, type MessageKey } from '@onward/portal-kit/i18n'
import { BELL_NAMESPACE } from './bell-catalogue'
import { en } from './messages/en'

export type BellMessages = typeof en
export const useBellMessages = createMessages<BellMessages>(BELL_NAMESPACE)

const forJobseeker = en.kinds['application-state']
const forEmployer = en.kinds['application-changed']
const hasKey = <T extends object>(object: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(object, key)

/** Which sentence tells of a notice. The two sides of an application read it differently; the address says which side this is. */
export function sentenceKeyOf(notice: Pick<Notice, 'kind' | 'facts' | 'href'>): MessageKey<BellMessages> {
  if (notice.kind !== 'application-state') return `kinds.${notice.kind}`
  const { state } = notice.facts
  if (areaOf(notice.href) === 'employer') {
    return hasKey(forEmployer, state) ? `kinds.application-changed.${state}` : 'kinds.application-other'
  }
  return hasKey(forJobseeker, state) ? `kinds.application-state.${state}` : 'kinds.application-other'
}
