import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Row, TextInput } from '@onward/ui/frame'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'
import { NearMe } from './NearMe'

/** Asks where to look before anything is called near. What is typed stands in the address alone; the profile keeps it for whoever wants that. */
export function AskPlace({ onChange }: { onChange(change: Partial<BoardFilters>): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const field = useId()
  const [place, setPlace] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (place.trim()) onChange({ location: place.trim(), near: '' })
  }
  return (
    <InlineAlert title={t('travel.needsPlace')}>
      <p>{w('place.ask')}</p>
      <form className={styles.ask} onSubmit={submit}>
        <label htmlFor={field}>{w('place.postcode')}</label>
        <Row gap={2}>
          <TextInput
            id={field}
            className={styles.postcode}
            autoComplete="postal-code"
            maxLength={80}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
          <Button type="submit">{w('place.show')}</Button>
        </Row>
      </form>
      <NearMe onFound={(near) => onChange({ near, location: '' })} />
      <p>
        <Link to="/profile">{t('travel.addPostcode')}</Link>
      </p>
    </InlineAlert>
  )
}
