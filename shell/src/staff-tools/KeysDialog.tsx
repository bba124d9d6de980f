import { type KeyGroup, useKeyGroups, useSingleKeys } from '@onward/portal-kit/keys'
import { Button, Dialog } from '@onward/ui/frame'
import styles from './staff-tools.module.css'
import { useToolsMessages } from './tools-catalogue'

/** Every key of the page, the switch for single ones (WCAG 2.1.4), and the tour once more. */
export default function KeysDialog({ onClose, onTour }: { onClose(): void; onTour(): void }) {
  const t = useToolsMessages()
  const single = useSingleKeys()
  const everywhere: KeyGroup = {
    title: t('everywhere'),
    keys: [
      { keys: ['Ctrl K'], label: t('keySearch') },
      { keys: ['?'], label: t('keyKeys') },
      { keys: ['Esc'], label: t('keyClose') },
    ],
  }
  return (
    <Dialog open title={t('keysTitle')} closeLabel={t('close')} onClose={onClose}>
      {[...useKeyGroups(), everywhere].map(({ title, keys }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lists of a page may have one name
        <section key={at} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {keys.map(({ keys: names, label }) => (
              <div key={label}>
                <dt>
                  {names.map((name) => (
                    <span key={name}>
                      {name.split(' ').map((part) => (
                        <kbd key={part}>{part}</kbd>
                      ))}
                    </span>
                  ))}
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={single.on} onChange={({ target }) => single.set(target.checked)} />
        <span>
          {t('keysOn')}
          <small>{t('keysOnHint')}</small>
        </span>
      </label>
      <Button variant="secondary" onClick={onTour}>
        {t('tour')}
      </Button>
    </Dialog>
  )
}
