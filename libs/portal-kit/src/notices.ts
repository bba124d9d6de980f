import { areaOf } from '@onward/contracts/access'
import type { Notice } from '@onward/contracts/messaging/messaging'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'
import { addCatalogue, createMessages, currentLanguage, hasMessage, type MessageKey } from './i18n'
import type en from './notices/en.json'

type Words = typeof en
export const NOTICE_CATALOGUE = 'notices'
const useWords = createMessages<Words>(NOTICE_CATALOGUE)

/** Fetches the sentences in the reader's language; a page that draws notices waits for it. */
export const loadNoticeWords = (): Promise<void> =>
  addCatalogue({ namespace: NOTICE_CATALOGUE, load: (language) => import(`./notices/${language}.json`) })

const known = (key: string, otherwise: MessageKey<Words>): MessageKey<Words> =>
  hasMessage(NOTICE_CATALOGUE, key) ? (key as MessageKey<Words>) : otherwise

/** Which sentence tells of a notice. The two sides of an application read it differently; the address says which side this is. */
export function sentenceKeyOf({ kind, facts, href }: Pick<Notice, 'kind' | 'facts' | 'href'>): MessageKey<Words> {
  if (kind !== 'application-state') return known(kind, 'other')
  const side = areaOf(href) === 'employer' ? 'application-changed' : 'application-state'
  return known(`${side}.${facts.state}`, 'application-other')
}

/** What a notice says, in one sentence: `const say = useNoticeSentence()`, then `say(notice)`. */
export function useNoticeSentence(): (notice: Pick<Notice, 'kind' | 'facts' | 'href'>) => string {
  const t = useWords()
  return (notice) => t(sentenceKeyOf(notice), factsInLanguage(notice.facts, currentLanguage()))
}
