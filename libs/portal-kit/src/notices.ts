import { areaOf } from '@onward/contracts/access'
import type { Notice } from '@onward/contracts/messaging/messaging'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'
import { addCatalogue, type Catalogue, createMessages, currentLanguage, hasMessage, type MessageKey } from './i18n'
import type en from './notices/en.json'

type Messages = typeof en
export const NOTICE_CATALOGUE = 'notices'
const useMessages = createMessages<Messages>(NOTICE_CATALOGUE)

/** Fetches the sentences in the reader's language; a page that draws notices waits for it. */
export const loadNoticeCatalogue = (): Promise<void> => addCatalogue(noticeCatalogue)
const noticeCatalogue: Catalogue = { namespace: NOTICE_CATALOGUE, load: (language) => import(`./notices/${language}.json`) }

const known = (key: string, otherwise: MessageKey<Messages>): MessageKey<Messages> =>
  hasMessage(NOTICE_CATALOGUE, key) ? (key as MessageKey<Messages>) : otherwise

/** The sentence of a notice. The two sides of an application have different ones; the address says which side this is. */
export function sentenceKeyOf({ kind, facts, href }: Pick<Notice, 'kind' | 'facts' | 'href'>): MessageKey<Messages> {
  if (kind !== 'application-state') return known(kind, 'other')
  const side = areaOf(href) === 'employer' ? 'application-changed' : 'application-state'
  const state = facts.note === 'agreed' ? `agreed-${facts.state}` : facts.state
  return known(`${side}.${state}`, 'application-other')
}

/** The sentence of a notice: `const say = useNoticeSentence()`, then `say(notice)`. */
export function useNoticeSentence(): (notice: Pick<Notice, 'kind' | 'facts' | 'href'>) => string {
  const t = useMessages()
  return (notice) => t(sentenceKeyOf(notice), factsInLanguage(notice.facts, currentLanguage()))
}
