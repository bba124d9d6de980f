import { Link } from '@onward/portal-kit/router'
import { Stack } from '@onward/ui/frame'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

/** Where each kind of data can be corrected; for data that cannot be changed, whom to ask. */
const PLACES = [
  ['profile', '/profile'],
  ['account', '/account'],
  ['cv', '/cv-review'],
  ['builder', '/cv-builder'],
  ['applications', '/applications'],
  ['practice', '/interview-practice'],
  ['ni', '/messages'],
  ['rest', '/contact'],
] as const

export function Correct() {
  const t = useMyDataMessages()
  return (
    <Stack gap={4}>
      <p>{t('correct.lead')}</p>
      <ul className={styles.list}>
        {PLACES.map(([key, address]) => (
          <li key={key} className={styles.entry}>
            <strong>{t(`correct.${key}.what`)}</strong>
            <span>{t(`correct.${key}.how`)}</span>
            <Link to={address}>{t(`correct.${key}.link`)}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
