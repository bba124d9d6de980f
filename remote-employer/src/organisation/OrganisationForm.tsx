import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useOrganisationMessages } from './catalogue'

export type Faults = Readonly<Record<string, string | undefined>>

export interface OrganisationFormProps {
  /** Validates before sending; sends without errors. */
  check(): Faults
  /** The sentence for a field that the service refuses, if not the service's own. */
  faultOf?(field: string, message: string): string
  send(): Promise<void>
  /** The sentence for a refusal that this form can explain better; null uses the portal's. */
  explain?(error: ApiError): string | null
  button: string
  onCancel?: () => void
  /** Focuses the first field, for forms whose opening button has gone. */
  focusFirst?: boolean
  children(faults: Faults): ReactNode
}

/** A form of this page: an error summary and one button. Typed text always stays. */
export function OrganisationForm(props: OrganisationFormProps) {
  const {
    check,
    faultOf = (_field: string, message: string) => message,
    send,
    explain,
    button,
    onCancel,
    focusFirst = false,
    children,
  } = props
  const t = useOrganisationMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  // A second press may come before the form is drawn as sending.
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>('input:not([readonly]), textarea, select')?.focus()
  }, [focusFirst])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    const found = check()
    setFaults(found)
    setFailure(null)
    if (listOf(found).length > 0) return
    isBusy.current = true
    setWorking(true)
    try {
      await send()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, faultOf(field, message)])))
      else setFailure((error instanceof ApiError && explain?.(error)) || errorText(error))
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }
  const listed = listOf(faults)
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={t('summary')} errors={listed} />}
        {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
        {children(faults)}
        <Row>
          <Button type="submit" aria-disabled={working || undefined}>
            {working ? t('common.sending') : button}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}

const listOf = (faults: Faults) => Object.entries(faults).flatMap(([id, message]) => (message ? [{ id, message }] : []))
