import { createMessages, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export type Messages = Translate<typeof en>
/** This remote's catalogue, in the reader's language. */
export const useMessages = createMessages<typeof en>('agent')
