import type { PortalText, TextKind } from '@onward/contracts/gateway/portal-texts'
import { LANGUAGES } from '@onward/contracts/language'
import { textIn } from '@onward/contracts/portal/text-in'
import { useTextsMessages } from './catalogue'
import styles from './texts.module.css'

/** An entry as readers of each language see it. */
export function Preview({ kind, entry }: { kind: TextKind; entry: PortalText }) {
  const x = useTextsMessages()
  return (
    <div className={styles.pair}>
      {LANGUAGES.map((language) => {
        const [title, text, hours] = [entry.title, entry.text, entry.hours].map((one) => textIn(one, language))
        return (
          <div key={language} className={styles.preview}>
            <p className={styles.label}>{x(`previewIn.${language}`)}</p>
            {title?.text && (
              <p lang={title.lang} className={styles.strong}>
                {title.text}
              </p>
            )}
            {text?.text && (
              <p lang={text.lang} className={kind === 'announcement' || kind === 'course' ? styles.bar : undefined}>
                {text.text}
              </p>
            )}
            {hours?.text && (
              <p lang={hours.lang} className={styles.strong}>
                {hours.text}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
