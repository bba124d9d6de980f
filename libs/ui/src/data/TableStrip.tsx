import type { ReactNode } from 'react'
import { useUiMessages } from '../antd/messages'
import styles from './DataTable.module.css'
import { Disclosure } from './Disclosure'

interface StripProps {
  children?: ReactNode
  columns: readonly { column: { id: string; label: string }; isShown: boolean }[]
  onColumn(id: string, shown: boolean): void
  keys: { on: boolean; set(on: boolean): void; own: readonly { key: string; label: string }[]; mayChoose: boolean } | null
}
/** Below the rows: how many, which columns, which keys. */
export function TableStrip({ children, columns, onColumn, keys }: StripProps) {
  const t = useUiMessages()
  if (!children && columns.length === 0 && !keys) return null
  return (
    <div className={styles.strip}>
      <div className={styles.count}>{children}</div>
      {keys?.on && (
        <ul className={styles.keys} data-tour="keys">
          <li>
            <kbd>J</kbd> <kbd>K</kbd> {t('keys.move')}
          </li>
          <li>
            <kbd>Enter</kbd> {t('keys.open')}
          </li>
          {keys.mayChoose && (
            <li>
              <kbd>X</kbd> {t('keys.choose')}
            </li>
          )}
          {keys.own.map(({ key, label }) => (
            <li key={key}>
              <kbd>{key.toUpperCase()}</kbd> {label}
            </li>
          ))}
        </ul>
      )}
      {(columns.length > 0 || keys) && (
        <Disclosure
          label={t(columns.length > 0 ? 'tableOptions' : 'keys')}
          className={styles.options}
          panelClassName={styles.panel}
        >
          {columns.length > 0 && (
            <fieldset>
              <legend>{t('columns')}</legend>
              {columns.map(({ column: { id, label }, isShown }) => (
                <label key={id}>
                  <input type="checkbox" checked={isShown} onChange={({ target }) => onColumn(id, target.checked)} />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          {keys && (
            <fieldset>
              <legend>{t('keys')}</legend>
              <label>
                <input type="checkbox" checked={keys.on} onChange={({ target }) => keys.set(target.checked)} />
                {t('keys.on')}
              </label>
            </fieldset>
          )}
        </Disclosure>
      )}
    </div>
  )
}
