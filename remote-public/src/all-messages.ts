import { inEachLanguage } from '@onward/contracts/language'
import type { PortalFixtureProps } from '@onward/portal-kit/fixture'
import { CONTACT_FAULTS_NAMESPACE } from './contact/catalogue'
import { ACCESSIBILITY_NAMESPACE, PRIVACY_NAMESPACE, TERMS_NAMESPACE } from './legal/catalogue'

/** All texts of the public pages, for stories, tests and prerendering. */
export const ALL_MESSAGES: NonNullable<PortalFixtureProps['messages']> = {
  public: inEachLanguage((language) => require(`./messages/${language}.json`)),
  [CONTACT_FAULTS_NAMESPACE]: inEachLanguage((language) => require(`./contact/faults/${language}.json`)),
  [PRIVACY_NAMESPACE]: inEachLanguage((language) => require(`./legal/privacy/${language}.json`)),
  [TERMS_NAMESPACE]: inEachLanguage((language) => require(`./legal/terms/${language}.json`)),
  [ACCESSIBILITY_NAMESPACE]: inEachLanguage((language) => require(`./accessibility/${language}.json`)),
}
