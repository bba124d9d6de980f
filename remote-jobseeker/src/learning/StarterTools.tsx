import { Link } from '@onward/portal-kit/router'
import { Icon, type IconName, Section } from '@onward/ui/frame'
import { useLearningMessages } from './catalogue'
import styles from './learning.module.css'

const TOOLS = [
  { id: 'review', path: '/cv-review', icon: 'document' },
  { id: 'letter', path: '/cv-review', icon: 'contact' },
  { id: 'builder', path: '/cv-builder', icon: 'post' },
  { id: 'interview', path: '/interview-practice', icon: 'messages' },
] as const satisfies readonly { id: string; path: string; icon: IconName }[]

/** The portal's tools and what each does. */
export function StarterTools() {
  const t = useLearningMessages()
  return (
    <Section title={t('tools.title')}>
      <p>{t('tools.lead')}</p>
      <ul className={styles.tools}>
        {TOOLS.map(({ id, path, icon }) => (
          <li key={id}>
            <Icon name={icon} size={24} />
            <div>
              <Link to={path}>{t(`tools.${id}`)}</Link>
              <p className={styles.soft}>{t(`tools.${id}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
