import { inEachLanguage, LANGUAGES } from '@onward/contracts/language'
import { createMessages, currentLanguage, setCatalogue, type Translate } from '@onward/portal-kit/i18n'
import type { Locale } from 'antd/es/locale'
import type en from './messages/en.json'

/** Bundled with the facades, so that no page has to list this catalogue. */
const MESSAGES = inEachLanguage((language): typeof en => require(`./messages/${language}.json`))
for (const language of LANGUAGES) setCatalogue('ui', language, MESSAGES[language])

/** Texts of the facades themselves. */
export const useUiMessages = createMessages<typeof en>('ui')

let locale: Locale = { locale: '' }
/** What antd says by itself. */
export function antdLocale(t: Translate<typeof en>): Locale {
  if (locale.locale !== currentLanguage())
    locale = {
      locale: currentLanguage(),
      global: { placeholder: t('choose'), close: t('close'), show: t('show'), hide: t('hide') },
      Empty: { description: t('nothing') },
      Table: { emptyText: t('nothing'), selectAll: t('chooseAll') },
      Modal: { okText: t('ok'), cancelText: t('cancel'), justOkText: t('ok') },
      Tour: { Next: t('next'), Previous: t('back'), Finish: t('done') },
    }
  return locale
}
