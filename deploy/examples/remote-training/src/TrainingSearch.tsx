import { Link, useNavigate } from '@onward/portal-kit/router'
import { Button, Card, Field, TextInput } from '@onward/ui/frame'
import { useId, useState } from 'react'
import { useMessages } from './messages'
import styles from './Training.module.css'
import { addressOf, WAYS, type Way } from './ways'

/** Where, and which way in. The ways are links, so that each can be opened and sent. */
export function TrainingSearch({ way, where }: { way: Way; where: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [place, setPlace] = useState(where)
  const heading = useId()
  return (
    <Card tone="tint">
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          navigate(addressOf({ way, where: place.trim() }))
        }}
      >
        <Field label={t('where')} hint={t('whereHint')}>
          <TextInput value={place} maxLength={80} autoComplete="off" onChange={({ target }) => setPlace(target.value)} />
        </Field>
        <Button type="submit">{t('search')}</Button>
      </form>
      <nav aria-labelledby={heading}>
        <p id={heading} className={styles.label}>
          {t('how')}
        </p>
        <ul className={styles.ways}>
          {(Object.keys(WAYS) as Way[]).map((one) => (
            <li key={one}>
              <Link to={addressOf({ way: one, where })} aria-current={one === way ? 'true' : undefined}>
                {t(`ways.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
