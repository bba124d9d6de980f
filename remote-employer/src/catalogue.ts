import { createMessages, type MessageKey, type Translate } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export type MessageName = MessageKey<typeof en>
export type Messages = Translate<typeof en>
/** This remote's catalogue, in the reader's language. */
export const useMessages = createMessages<typeof en>('employer')
