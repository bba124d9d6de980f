import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useErrorText } from '@onward/portal-kit'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Checkbox, Field, InlineAlert, Row, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'
import { NearMe } from './NearMe'

const MAX_PLACE = 80
const isPostcode = (text: string) => /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i.test(text.trim())

/** Asks where to look before anything is called near. It stands in the address alone, or in the profile for whoever wants that. */
export default function AskPlace({ onChange }: { onChange(change: Partial<BoardFilters>): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const errorText = useErrorText()
  const profile = useEndpoint(readProfile)
  const save = useWrite(saveProfilePart)
  const [place, setPlace] = useState('')
  const [keep, setKeep] = useState(false)
  const version = profile.data?.version
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const postcode = place.trim()
    if (!postcode || save.isPending) return
    if (!keep || version === undefined) onChange({ location: postcode, near: '' })
    // The board is asked again by itself once the profile has the postcode.
    else save.mutate({ body: { postcode, version } })
  }
  return (
    <InlineAlert title={t('travel.needsPlace')}>
      <p>{w('place.ask')}</p>
      <form className={styles.ask} onSubmit={submit}>
        <Field label={w('place.postcode')} {...(save.error && { error: errorText(save.error) })}>
          <Row gap={2}>
            <TextInput
              className={styles.postcode}
              autoComplete="postal-code"
              maxLength={MAX_PLACE}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
            <Button type="submit" aria-disabled={save.isPending}>
              {w('place.show')}
            </Button>
          </Row>
        </Field>
        {isPostcode(place) && version !== undefined && (
          <Checkbox label={w('place.keep')} checked={keep} onChange={(event) => setKeep(event.target.checked)} />
        )}
      </form>
      <NearMe onFound={(near) => onChange({ near, location: '' })} />
    </InlineAlert>
  )
}
