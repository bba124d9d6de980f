import { readBoard } from '@onward/contracts/jobs/board'
import { readProfile, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { useErrorText } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Checkbox, Field, InlineAlert, Row, TextInput } from '@onward/ui/frame'
import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import type { BoardFilters } from './filters'
import styles from './jobs.module.css'
import { NearMe } from './NearMe'

const MAX_PLACE = 80
/** Towns have no digits; a text with one is a postcode or its district. */
const isPostcode = (text: string) => /\d/.test(text)

/**
 * Asks for a place before anything is called near. A postcode is saved in the profile unless the person declines; a town stays in the address only.
 */
export default function AskPlace({ onChange }: { onChange(change: Partial<BoardFilters>): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  const errorText = useErrorText()
  const profile = useEndpoint(readProfile)
  const save = useWrite(saveProfilePart)
  const [place, setPlace] = useState('')
  const [keep, setKeep] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const version = profile.data?.version
  const mayKeep = isPostcode(place) && version !== undefined
  const refuse = (text: string) => {
    setFault(text)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    const location = place.trim()
    if (!location) return refuse(w('place.empty'))
    setChecking(true)
    setFault(null)
    try {
      if (isPostcode(location)) {
        const { places } = await call(readBoard, { query: { location, limit: '1' } })
        if (places.length === 0) return refuse(w('place.unknown', { place: location }))
      }
      // The board refetches by itself once the profile has the postcode.
      if (mayKeep && keep) await save.mutateAsync({ body: { postcode: location, version } })
      else onChange({ location, near: '' })
    } catch (error) {
      refuse(errorText(error))
    } finally {
      setChecking(false)
    }
  }
  return (
    <InlineAlert title={t('travel.needsPlace')}>
      <p>{w('place.ask')}</p>
      <form className={styles.ask} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={w('place.postcode')} {...(fault && { error: fault })}>
          <Row gap={2}>
            <TextInput
              ref={input}
              className={styles.postcode}
              autoComplete="postal-code"
              maxLength={MAX_PLACE}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
            <Button type="submit" aria-disabled={isChecking}>
              {w('place.show')}
            </Button>
          </Row>
        </Field>
        {mayKeep && <Checkbox label={w('place.keep')} checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
      </form>
      <NearMe onFound={(near) => onChange({ near, location: '' })} />
      <div className={styles.skip}>
        <Button variant="quiet" size="s" onClick={() => onChange({ within: 'any' })}>
          {w('place.skip')}
        </Button>
        <p className={styles.soft}>{w('place.skipped')}</p>
      </div>
    </InlineAlert>
  )
}
