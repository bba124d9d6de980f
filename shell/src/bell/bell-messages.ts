import { createMessages } from '@onward/portal-kit/i18n'
import { BELL_NAMESPACE } from './bell-catalogue'
import type en from './messages/en.json'

export type BellMessages = typeof en
export const useBellMessages = createMessages<BellMessages>(BELL_NAMESPACE)
