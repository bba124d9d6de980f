import { createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

/** This remote's texts, in the reader's language. */
export const useMessages = createMessages<typeof en>('training')
