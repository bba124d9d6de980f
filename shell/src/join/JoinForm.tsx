import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { Button, ErrorSummary, Row, Stack } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useJoinMessages } from './catalogue'

type Faults = Readonly<Record<string, string | undefined>>

interface JoinFormProps {
  /** Validates before sending; sends without errors. */
  check(): Faults
  send(): Promise<void>
  button: string
  children(faults: Faults): ReactNode
}

/** A form of this page: an error summary and one button. Typed text always stays. */
export function JoinForm({ check, send, button, children }: JoinFormProps) {
  const t = useJoinMessages()
  const errorText = useErrorText()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  // A second press may come before the form is drawn as sending.
  const isBusy = useRef(false)

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
      const refused = error instanceof ApiError ? error.fieldErrors.filter(({ field }) => field in found) : []
      if (refused.length > 0) setFaults(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      else setFailure(explained(error) ?? errorText(error))
    } finally {
      isBusy.current = false
      setWorking(false)
    }
  }
  /** The jobs service's own sentences for these are translated and say what to do. */
  const explained = (error: unknown): string | null => {
    if (!(error instanceof ApiError)) return null
    if (error.code === 'link-expired' || error.fieldErrors.length > 0) return t('overText')
    return error.code === 'state-conflict' || error.code === 'already-exists' ? (error.problem?.detail ?? null) : null
  }
  const listed = listOf(faults)
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {listed.length > 0 && <ErrorSummary title={t('common.pleaseLookAtThisAgain')} errors={listed} />}
        {failure && <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />}
        {children(faults)}
        <Row>
          <Button type="submit" aria-disabled={working || undefined}>
            {working ? t('common.sending') : button}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const listOf = (faults: Faults) => Object.entries(faults).flatMap(([id, message]) => (message ? [{ id, message }] : []))
