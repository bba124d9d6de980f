import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useState } from 'react'
import { explained } from './api'
import { usePlacementMessages } from './catalogue'

export type Faults = Readonly<Record<string, string>>
interface Props {
  button: string
  danger?: boolean
  /** Validates before sending, by field id; sends without errors. */
  check(): Faults
  send(): Promise<unknown>
  onCancel(): void
  children(faults: Faults): ReactNode
}
/** A form about a placement. Typed text stays when the service refuses it. */
export function Sending({ button, danger = false, check, send, onCancel, children }: Props) {
  const t = usePlacementMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = check()
    setFaults(found)
    setFailure('')
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      await send()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : []
      // The service's sentences are translated already.
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      else setFailure(explained(error as Error) ?? errorText(error as Error))
    } finally {
      setSending(false)
    }
  }
  const listed = Object.entries(faults).map(([id, message]) => ({ id, message }))
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {listed.length > 0 && <ErrorSummary title={t('common.checkTheseThings')} errors={listed} />}
        {failure && <ErrorSummary title={t('failed')} text={failure} errors={[]} />}
        {children(faults)}
        <Row gap={3}>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} aria-disabled={isSending || undefined}>
            {button}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('common.goBack')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
