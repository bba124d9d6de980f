import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

export const TOOLS_NAMESPACE = 'staff-tools'
export const toolsCatalogue: Catalogue = { namespace: TOOLS_NAMESPACE, load: (language) => import(`./messages/${language}.json`) }
export const useToolsMessages = createMessages<typeof en>(TOOLS_NAMESPACE)
