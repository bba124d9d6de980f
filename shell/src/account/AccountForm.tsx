import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import type { Translate } from '@onward/portal-kit/i18n'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAccountMessages } from './catalogue'
import type account from './messages/en.json'

export type Faults = Readonly<Record<string, string>>
type T = Translate<typeof account>

interface AccountFormProps {
  /** Validates before sending; an empty record sends. */
  check: (t: T) => Faults
  send: () => Promise<void>
  onCancel: () => void
  button: string
  /** Draws the button as a warning. */
  danger?: boolean
  children: (faults: Faults) => ReactNode
}

/** A form that changes the account: an error summary and one button. What was typed stays. */
export function AccountForm({ check, send, onCancel, button, danger = false, children }: AccountFormProps) {
  const t = useAccountMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the first field, because the button that opened the form has gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    const found = check(t)
    setFaults(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setWorking(true)
    try {
      await send()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      else setFailure(errorText(error))
    } finally {
      setWorking(false)
    }
  }
  const listed = Object.entries(faults).map(([id, message]) => ({ id, message }))
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={t('common.pleaseLookAtThisAgain')} errors={listed} />}
        {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
        {children(faults)}
        <Row>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} aria-disabled={working || undefined}>
            {working ? t('working') : button}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface PasswordProps {
  name: string
  label: string
  hint?: string
  isNew?: boolean
  value: string
  onChange: (value: string) => void
  faults: Faults
}
export function Password({ isNew = false, faults, ...field }: PasswordProps) {
  const t = useAccountMessages()
  return (
    <PasswordField
      {...field}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={faults[field.name]}
      labels={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
    />
  )
}
