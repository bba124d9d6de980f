import { type Catalogue, commonOf } from './i18n'

/** Texts that stand in many catalogues with one Welsh text everywhere: `t('common.cancel')`. Built into each remote, under its name. */
export const commonMessages = (remote: string): Catalogue => ({
  namespace: commonOf(remote),
  load: async (language) => ({ default: { common: (await import(`./common/${language}.json`)).default } }),
})
