import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type en from './messages/en.json'

/** Texts that this service writes itself, by language. */
export const MESSAGES = catalogueFiles<typeof en>(import.meta.url, './messages')
