import { missingLanguages, type PortalText, type TextKind } from '@onward/contracts/gateway/portal-texts'
import { londonDay } from '@onward/contracts/london-time'
import { usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Button, StatusBadge } from '@onward/ui/frame'
import { useTextsMessages } from './catalogue'
import { Preview } from './Preview'
import { nameOf } from './text-entries'
import styles from './texts.module.css'

interface LineProps {
  kind: TextKind
  entry: PortalText
  /** It has to be compared with its source. */
  isDue: boolean
  busy: boolean
  onChange(): void
  onCheck?: () => void
  onRemove?: () => void
  onUp?: () => void
}
/** One line as readers see it in both languages, what is missing of it, and what can be done. */
export function TextLine({ kind, entry, isDue, busy, onChange, onCheck, onRemove, onUp }: LineProps) {
  const x = useTextsMessages()
  const { language } = usePortal()
  const title = nameOf(x, entry, language)
  const { source, checkedOn, until } = entry
  const missing = missingLanguages(entry)
  const button = (label: string, name: string, act: () => void) => (
    <Button variant="secondary" size="s" aria-label={name} disabled={busy} onClick={act}>
      {label}
    </Button>
  )
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <span className={styles.actions}>
          {missing.map((one) => (
            <StatusBadge key={one} tone="warning">
              {x(`missing.${one}`)}
            </StatusBadge>
          ))}
          {isDue && <StatusBadge tone="warning">{x('due')}</StatusBadge>}
        </span>
      </div>
      {missing.length > 0 && <p className={styles.soft}>{x('missingShown')}</p>}
      <Preview kind={kind} entry={entry} />
      {source && (
        <p className={styles.soft}>
          <a href={source} rel="noreferrer" target="_blank">
            {x('source', { source })}
          </a>{' '}
          {checkedOn ? x('checkedOn', { day: formatDay(checkedOn) }) : x('neverChecked')}
        </p>
      )}
      {until && <p className={styles.soft}>{x(until < londonDay(new Date()) ? 'past' : 'until', { day: formatDay(until) })}</p>}
      <div className={styles.actions}>
        {button(x('common.change'), x('changeOf', { title }), onChange)}
        {onCheck && button(x('check'), x('checkOf', { title }), onCheck)}
        {onUp && button(x('up'), x('upOf', { title }), onUp)}
        {onRemove && button(x('remove'), x('removeOf', { title }), onRemove)}
      </div>
    </li>
  )
}
