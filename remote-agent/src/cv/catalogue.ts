import { type Catalogue, createMessages } from '@onward/portal-kit/i18n'
import type cv from './messages/en.json'

export const CV_CATALOGUE = 'agent.cv'
export const cvCatalogue: Catalogue = { namespace: CV_CATALOGUE, load: (language) => import(`./messages/${language}.json`) }
export const useCvMessages = createMessages<typeof cv>(CV_CATALOGUE)
