import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { explained } from './api'
import { useInterviewMessages } from './catalogue'

export type Faults = Readonly<Record<string, string | undefined>>
const listOf = (faults: Faults) => Object.entries(faults).flatMap(([id, message]) => (message ? [{ id, message }] : []))

export interface SendingProps {
  button: string
  /** Validates before sending, by field id; sends without errors. */
  check(): Faults
  send(): Promise<void>
  /** Maps the service's field names to ids of this form. */
  idOf?: (field: string) => string
  onCancel(): void
  children(faults: Faults): ReactNode
}

/** A form about an interview. Typed text stays, whatever the service answers. */
export function Sending({ button, check, send, idOf = (field) => field, onCancel, children }: SendingProps) {
  const t = useInterviewMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the first field, because the button that opened the form has gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = check()
    setFaults(found)
    setFailure('')
    if (listOf(found).length > 0) return
    setSending(true)
    try {
      await send()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      // The service's sentences are translated already.
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [idOf(field), message])))
      else setFailure((error instanceof ApiError && explained(error)) || errorText(error as Error))
    } finally {
      setSending(false)
    }
  }
  const listed = listOf(faults)
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={t('common.checkTheseThings')} errors={listed} />}
        {failure && <ErrorSummary title={t('form.failed')} text={failure} errors={[]} />}
        {children(faults)}
        <Row gap={3}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? t('common.sending') : button}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.goBack')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
