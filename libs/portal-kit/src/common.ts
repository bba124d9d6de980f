import { type Catalogue, commonOf } from './i18n'

/** Texts with the same Welsh in many catalogues: `t('common.cancel')`. Built into each remote, under its name. */
export const commonMessages = (remote: string): Catalogue => ({
  namespace: commonOf(remote),
  load: async (language) => ({ default: { common: (await import(`./common/${language}.json`)).default } }),
})
